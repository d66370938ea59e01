import { expect, test } from 'vitest';
import { pathIn } from '#schema/rules/language.ts';
import { spanishEditions } from '#site/editions.ts';
import { articles, cities, guides, infoPages, services } from '#site/index.ts';
import { pages } from '../support/built.ts';

test('every route is prerendered, and nothing else', () => {
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
    '/real-size',
    '/request',
    '/services',
    '/thanks',
    '/thanks/urgent',
    '/trends',
    '/visualizer',
    ...cities.map(({ slug }) => `/cities/${slug}`),
    ...services.map(({ slug }) => `/services/${slug}`),
    ...articles.map(({ slug }) => `/blog/${slug}`),
    ...guides.map(({ id }) => `/guides/${id}`),
    ...infoPages.map(({ slug }) => `/${slug}`),
    ...spanishEditions.map((path) => pathIn('es', path)),
  ];
  expect(pages.map(({ path }) => path).sort()).toEqual(expected.sort());
});

test.each(articles.filter(({ next }) => next !== undefined))(
  '/blog/$slug leads to the next article, which leads back',
  ({ slug, next }) => {
    const linkOn = (path: string, rel: string) =>
      pages
        .find((page) => page.path === path)
        ?.document.querySelector(`main a[rel="${rel}"]`)
        ?.getAttribute('href');
    expect(linkOn(`/blog/${slug}`, 'next')).toBe(`/blog/${next}`);
    expect(linkOn(`/blog/${next}`, 'prev')).toBe(`/blog/${slug}`);
  },
);
