import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isHidden, pages } from '../support/built.ts';

test('every picture and script that a page refers to exists', () => {
  const missing = pages.flatMap(({ path, html }) =>
    [...html.matchAll(/\/assets\/[^"'\s,)&]+/g)]
      .filter(([file]) => !existsSync(`dist/client${file}`))
      .map(([file]) => `${path}: ${file}`),
  );
  expect(missing).toEqual([]);
});

test('every public page is linked from another page', () => {
  const linked = new Set(
    pages.flatMap(({ path, document }) =>
      document
        .querySelectorAll('a')
        .map((link) => link.getAttribute('href')?.split('#')[0])
        .filter((href) => href !== path),
    ),
  );
  expect(pages.map(({ path }) => path).filter((path) => !linked.has(path) && !isHidden(path))).toEqual([]);
});
