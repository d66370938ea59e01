import { expect, test } from 'vitest';
import { articles, cities, services } from '../../content/index.ts';
import { pages } from '../support/built.ts';

test('every route is prerendered, and no other', () => {
  const expected = [
    '/',
    '/404',
    '/blog',
    '/cities',
    '/contact',
    '/flooring',
    '/gallery',
    '/guides',
    '/inbox',
    '/privacy',
    '/services',
    '/thanks',
    '/trends',
    '/visualizer',
    ...cities.map(({ slug }) => `/cities/${slug}`),
    ...services.map(({ slug }) => `/services/${slug}`),
    ...articles.map(({ slug }) => `/blog/${slug}`),
  ];
  expect(pages.map(({ path }) => path).sort()).toEqual(expected.sort());
});

test('the chain of articles is the one of the plan, and previous is the inverse of next', () => {
  const chain: string[] = [];
  let slug: string | null = 'professional-vs-diy-flooring';
  while (slug) {
    chain.push(slug);
    slug = articles.find((article) => article.slug === slug)?.next ?? null;
  }
  expect(chain).toEqual([
    'professional-vs-diy-flooring',
    'hardwood-flooring-austin-tx-guide',
    'lvp-vs-hardwood-central-texas',
    'high-traffic-flooring-round-rock',
    'tile-trends-bell-county-2024',
    'emergency-flooring-repair-austin',
    'flooring-installation-timeline-cedar-park',
    'hardwood-maintenance-central-texas-summer',
    'commercial-flooring-austin-businesses',
    'eco-friendly-flooring-austin-families',
    'flooring-resale-value-austin-homes',
    'pet-friendly-flooring-georgetown',
    'kitchen-flooring-trends-pflugerville',
    'foundation-flooring-central-texas',
    'affordable-flooring-leander',
  ]);
  for (const { path, document } of pages.filter(({ path }) => chain.some((slug) => path === `/blog/${slug}`))) {
    const at = chain.indexOf(path.slice('/blog/'.length));
    const link = (rel: string) => document.querySelector(`main a[rel="${rel}"]`)?.getAttribute('href');
    expect([path, link('prev'), link('next')]).toEqual([
      path,
      at > 0 ? `/blog/${chain[at - 1]}` : undefined,
      at < chain.length - 1 ? `/blog/${chain[at + 1]}` : undefined,
    ]);
  }
});
