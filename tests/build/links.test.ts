import { existsSync } from 'node:fs';
import type { HTMLElement } from 'node-html-parser';
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

const withSubject = /^\/(services|cities|blog|guides)\/./;

test('every link to the form from a page about a service, city, article or guide says what the page is about', () => {
  const about = pages.filter(({ path }) => withSubject.test(path));
  expect(new Set(about.map(({ path }) => path.split('/')[1])).size).toBe(4);
  const forgetful = about.flatMap(({ path, document }) =>
    linksToForm(document)
      .filter((href) => !href.endsWith(`=${path.split('/').pop()}`))
      .map((href) => `${path}: ${href}`),
  );
  expect(forgetful).toEqual([]);
});

test.each([
  ['/services', 'service'],
  ['/flooring', 'floor'],
  ['/gallery', 'project'],
  ['/guides', 'guide'],
])('every card of %s leads to the form with its %s', (path, kind) => {
  const cards = pages.find((page) => page.path === path)?.document.querySelectorAll('main li, main article') ?? [];
  const links = cards.flatMap(linksToForm);
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((href) => !new URLSearchParams(href.split('?')[1]).get(kind))).toEqual([]);
});

function linksToForm(part: HTMLElement): string[] {
  return part.querySelectorAll('a[href^="/contact"]').map((link) => link.getAttribute('href') ?? '');
}
