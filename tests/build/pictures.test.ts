import { globSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { articles, cities, galleryProjects, guides, image, infoPages, products, services } from '../../content/index.ts';
import { languageOf } from '../../schema/language.ts';
import { masterOf } from '../../tools/site-files/pages.ts';
import { pages } from '../support/built.ts';

const sources = globSync('content/images/*.webp').map((file) =>
  file.replaceAll('\\', '/').slice('content/images/'.length, -'.webp'.length),
);

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

test('every source picture is used, describes what it shows and says that it is a rendering', () => {
  const shown = new Set(
    pages.flatMap(({ html }) =>
      [...html.matchAll(/\/assets\/static\/([a-z-]+)\.[\w-]+\.(?:avif|webp)/g)].map(([, source]) => source),
    ),
  );
  expect(sources.filter((source) => !shown.has(source))).toEqual([]);
  const texts = sources.map((source) => image(source).alt);
  for (const text of texts) expect(text).toMatch(/^Render(ing|ed swatch) of .{20,}\.$/);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test('the source pictures weigh at most 60 MB', () => {
  const bytes = sources.reduce((sum, source) => sum + statSync(`content/images/${source}.webp`).size, 0);
  expect(bytes).toBeLessThan(60_000_000);
});
