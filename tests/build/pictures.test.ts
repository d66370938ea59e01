import { globSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { articles, cities, guides, infoPages, services } from '../../content/index.ts';
import { languageOf } from '../../schema/language.ts';
import { pages } from '../support/built.ts';

const masters = globSync('content/images/*.{webp,jpg,jpeg,JPG,png}');

const pagesWithPicture = pages
  .filter(({ path }) => languageOf(path) === 'en')
  .flatMap(({ path, document }) => {
    // Pictures in lists belong to what the page links to, and so does the one at the top of the blog.
    const main = document.querySelectorAll('main img').find((picture) => !picture.closest('li'));
    const src = main?.getAttribute('src');
    return src && path !== '/blog' ? [path] : [];
  });

test('every page that needs a main picture has one', () => {
  const slots = [
    '/',
    '/flooring',
    '/services',
    '/guides',
    '/cities',
    '/trends',
    '/contact',
    '/visualizer',
    ...services.map(({ slug }) => `/services/${slug}`),
    ...cities.map(({ slug }) => `/cities/${slug}`),
    ...articles.map(({ slug }) => `/blog/${slug}`),
    ...guides.map(({ id }) => `/guides/${id}`),
    ...infoPages.map(({ slug }) => `/${slug}`),
  ];
  expect(slots.filter((path) => !pagesWithPicture.includes(path))).toEqual([]);
});

test('no page shows the room of the product pictures with two different floors', () => {
  for (const { path, document } of pages) {
    const samples = document.querySelectorAll('img[src*="/sample-"]').map((picture) => picture.getAttribute('src'));
    expect([path, new Set(samples).size > 1]).toEqual([path, false]);
  }
});

test('a page preloads a picture if, and only if, it has one at its top', () => {
  for (const { path, document } of pages) {
    const preload = document.querySelector('link[rel="preload"][as="image"]');
    const first = document.querySelector('img[fetchpriority="high"]');
    expect([path, preload === null]).toEqual([path, first === null]);
  }
});

test('the source pictures weigh at most 60 MB', () => {
  const bytes = masters.reduce((sum, master) => sum + statSync(master).size, 0);
  expect(bytes).toBeLessThan(60_000_000);
});
