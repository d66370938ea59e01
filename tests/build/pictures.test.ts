import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languageOf } from '#schema/rules/language.ts';
import { findPage, isHidden, pages } from '../support/built.ts';

const _masters = globSync('content/images/*.{webp,jpg,jpeg,JPG,png}');

test('every page that needs a main picture has one', () => {
  const needs = pages
    .map(({ path }) => path)
    .filter((path) => languageOf(path) === 'en' && !isHidden(path) && !['/blog', '/gallery', '/privacy'].includes(path));
  const without = needs.filter((path) => {
    // Pictures in lists belong to what the page links to.
    const main = findPage(path).document.querySelectorAll('main img');
    return main.every((picture) => picture.closest('li'));
  });
  expect(without.filter((path) => !path.startsWith('/gallery/'))).toEqual([]);
});

test('a page preloads a picture if, and only if, it has one at its top', () => {
  for (const { path, document } of pages) {
    const preload = document.querySelector('link[rel="preload"][as="image"]');
    const first = document.querySelector('img[fetchpriority="high"]');
    expect([path, preload === null]).toEqual([path, first === null]);
  }
});
