import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { business } from '../../content/index.ts';
import { pages } from '../support/built.ts';

const byPath = new Map(pages.map((page) => [page.path, page]));

test('every link leads to a page, a file, the phone or the mailbox, and every anchor to an element', () => {
  const dead = pages.flatMap(({ path, document }) =>
    document.querySelectorAll('a').flatMap((link) => {
      const href = link.getAttribute('href') ?? '';
      if (href === business.phone.href || href === `mailto:${business.email}`) return [];
      const [target = '', anchor] = href.split('#');
      const page = target === '' ? byPath.get(path) : byPath.get(target);
      if (!page && !(target.startsWith('/') && existsSync(`dist/client${target}`))) return [`${path}: ${href}`];
      if (href.endsWith('#') || (anchor !== undefined && !page?.document.getElementById(anchor))) return [`${path}: ${href}`];
      return [];
    }),
  );
  expect(dead).toEqual([]);
});

test('every picture and script that a page names was written', () => {
  const missing = pages.flatMap(({ path, html }) =>
    [...html.matchAll(/\/assets\/[^"'\s,)&]+/g)]
      .filter(([file]) => !existsSync(`dist/client${file}`))
      .map(([file]) => `${path}: ${file}`),
  );
  expect(missing).toEqual([]);
});

test('every page but the hidden ones is linked from another page', () => {
  const linked = new Set(
    pages.flatMap(({ path, document }) =>
      document
        .querySelectorAll('a')
        .map((link) => link.getAttribute('href')?.split('#')[0])
        .filter((href) => href !== path),
    ),
  );
  expect(pages.map(({ path }) => path).filter((path) => !linked.has(path) && !['/404', '/thanks'].includes(path))).toEqual([]);
});
