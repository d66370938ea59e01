import { globSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { articles, galleryProjects, guides, image, products, services, visualizerFloors } from '../../content/index.ts';
import { pages } from '../support/built.ts';

const masters = globSync('content/images/*.webp').map((file) =>
  file.replaceAll('\\', '/').slice('content/images/'.length, -'.webp'.length),
);

/** Name of the master that a built picture was made from. */
function masterOf(src: string): string {
  return src.split('/').at(-1)?.split('.')[0] ?? '';
}

const mainPictures = pages.flatMap(({ path, document }) => {
  const src = document.querySelector('main img')?.getAttribute('src');
  // The blog opens with an article's own picture, the gallery with a pair.
  return src && !['/gallery', '/blog'].includes(path) ? [{ path, master: masterOf(src) }] : [];
});

test('every slot of the plan has its picture', () => {
  const withMain = mainPictures.map(({ path }) => path);
  const slots = [
    '/',
    '/flooring',
    '/services',
    '/guides',
    '/cities',
    '/cities/austin',
    '/trends',
    '/contact',
    '/visualizer',
    ...services.map(({ slug }) => `/services/${slug}`),
    ...articles.map(({ slug }) => `/blog/${slug}`),
  ];
  expect(slots.filter((path) => !withMain.includes(path))).toEqual([]);
  expect(galleryProjects.map(({ beforeImage, afterImage }) => [image(beforeImage).img.w, image(afterImage).img.w])).toEqual(
    Array(9).fill([1280, 1280]),
  );
  for (const id of [
    ...guides.map((guide) => guide.image),
    ...products.map((product) => product.image),
    ...visualizerFloors.map(({ pattern }) => pattern),
  ]) {
    expect(image(id).sources.avif?.split(',')).toHaveLength(4);
  }
});

test('no picture is the main one of two pages, nor of two guides, products or gallery projects', () => {
  for (const names of [
    mainPictures.map(({ master }) => master),
    [...guides.map((guide) => guide.image), ...products.map((product) => product.image)],
    galleryProjects.flatMap(({ beforeImage, afterImage }) => [beforeImage, afterImage]),
  ]) {
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
});

test('every master is shown somewhere, says what it shows and that it is a rendering', () => {
  const shown = new Set(
    pages.flatMap(({ html }) =>
      [...html.matchAll(/\/assets\/static\/([a-z-]+)\.[\w-]+\.(?:avif|webp)/g)].map(([, master]) => master),
    ),
  );
  expect(masters.filter((master) => !shown.has(master))).toEqual([]);
  const texts = masters.map((master) => image(master).alt);
  for (const text of texts) expect(text).toMatch(/^Render(ing|ed swatch) of .{20,}\.$/);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test('the masters weigh at most 60 MB', () => {
  const bytes = masters.reduce((sum, master) => sum + statSync(`content/images/${master}.webp`).size, 0);
  expect(bytes).toBeLessThan(60_000_000);
});
