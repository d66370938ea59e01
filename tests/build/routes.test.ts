import { expect, test } from 'vitest';
import { pathIn } from '#schema/rules/language.ts';
import { spanishEditions } from '#site/editions.ts';
import { articles } from '#site/index.ts';
import { pages as routed } from '#site/pages.ts';
import { wordsIn } from '#site/read/words.ts';
import { pages } from '../support/built.ts';

test('every route is prerendered, and nothing else', () => {
  const expected = [...routed.map(({ path }) => path), ...[...spanishEditions].map((path) => pathIn('es', path))];
  expect(pages.map(({ path }) => path).sort()).toEqual(expected.sort());
});

test.each(articles.filter(({ next }) => next !== undefined))(
  '/blog/$slug leads to the next article, which leads back',
  ({ slug, next }) => {
    const linkOn = (path: string, label: string) =>
      pages
        .find((page) => page.path === path)
        ?.document.querySelectorAll('main footer a')
        .find((link) => link.text.startsWith(`${label}: `))
        ?.getAttribute('href');
    const words = wordsIn('en').article;
    expect(linkOn(`/blog/${slug}`, words.next)).toBe(`/blog/${next}`);
    expect(linkOn(`/blog/${next}`, words.previous)).toBe(`/blog/${slug}`);
  },
);
