import { globSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { articles, cities, galleryProjects, guides, image, infoPages, products, services } from '../../content/index.ts';
import { filesIn } from '../../content/yaml.ts';
import { languageOf } from '../../schema/language.ts';
import { masterOf } from '../../tools/site-files/pages.ts';
import { pages } from '../support/built.ts';

const masters = globSync('content/images/*.{webp,jpg,jpeg,JPG,png}');

/** Both editions of a page show the same pictures. */
const mainPictures = pages
  .filter(({ path }) => languageOf(path) === 'en')
  .flatMap(({ path, document }) => {
    // Pictures in lists belong to what the page links to, and so does the one at the top of the blog.
    const main = document.querySelectorAll('main img').find((picture) => !picture.closest('li'));
    const src = main?.getAttribute('src');
    return src && path !== '/blog' ? [{ path, source: masterOf(src) }] : [];
  });

test('every page that needs a main picture has one', () => {
  const withMain = mainPictures.map(({ path }) => path);
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
  expect(slots.filter((path) => !withMain.includes(path))).toEqual([]);
});

test('a page preloads a picture if, and only if, it has one at its top', () => {
  for (const { path, document } of pages) {
    const preload = document.querySelector('link[rel="preload"][as="image"]');
    const first = document.querySelector('img[fetchpriority="high"]');
    expect([path, preload === null]).toEqual([path, first === null]);
  }
});

test('no two pages, guides, products or gallery projects share a picture', () => {
  for (const names of [
    mainPictures.map(({ source }) => source),
    [...guides.map((guide) => guide.image), ...products.map((product) => product.image)],
    galleryProjects.flatMap(({ beforeImage, afterImage }) => [beforeImage, afterImage]),
  ]) {
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
});

test('every picture has its own description', () => {
  const texts = filesIn('images').map((file) => image(file.slice('images/'.length, -'.yaml'.length)).alt);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test('the source pictures weigh at most 60 MB', () => {
  const bytes = masters.reduce((sum, master) => sum + statSync(master).size, 0);
  expect(bytes).toBeLessThan(60_000_000);
});
