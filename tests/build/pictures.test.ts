import { expect, test } from 'vitest';
import { pages } from '../support/built.ts';

test('a page preloads a picture if, and only if, it has one at its top', () => {
  for (const { path, document } of pages) {
    const preload = document.querySelector('link[rel="preload"][as="image"]');
    const first = document.querySelector('img[fetchpriority="high"]');
    expect([path, preload === null]).toEqual([path, first === null]);
  }
});
