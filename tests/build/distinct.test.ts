import { expect, test } from 'vitest';
import { type BuiltPage, mainText, pages } from '../support/built.ts';

/** Search engines drop pages that repeat each other. */
test.each([
  ['city', '/cities/', 0.2],
  ['article', '/blog/', 0.05],
  ['service', '/services/', 0.2],
  ['Spanish service', '/es/services/', 0.2],
  ['guide', '/guides/', 0.2],
])('every %s page has its own text', (_kind, prefix, limit) => {
  const family = pages
    .filter(({ path }) => path.startsWith(prefix))
    .map((page) => ({ path: page.path, phrases: phrasesOf(page) }));
  const copies = family.flatMap((a, index) =>
    family
      .slice(index + 1)
      .filter((b) => shareOfCommon(a.phrases, b.phrases) > limit)
      .map((b) => `${a.path} and ${b.path}`),
  );
  expect(copies).toEqual([]);
});

/** Every run of five words, without notices, which pages share. */
function phrasesOf(page: BuiltPage): Set<string> {
  const shared = page.document.querySelectorAll('[role="note"]').map((each) => each.structuredText.replace(/\s+/g, ' ').trim());
  const own = shared.reduce((text, part) => text.replace(part, ''), mainText(page));
  const words = own.toLowerCase().split(/\s+/);
  return new Set(words.slice(0, -4).map((_, index) => words.slice(index, index + 5).join(' ')));
}

/** The share of the shorter page's phrases that are also on the other page. */
function shareOfCommon(a: Set<string>, b: Set<string>): number {
  const [shorter, longer] = a.size < b.size ? [a, b] : [b, a];
  return [...shorter].filter((phrase) => longer.has(phrase)).length / shorter.size;
}
