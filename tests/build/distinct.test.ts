import { expect, test } from 'vitest';
import { type BuiltPage, mainText, pages } from '../support/built.ts';

/** Share of the shorter page's five-word sequences that also stand on the other, headers and footers left out. */
function overlap(a: Set<string>, b: Set<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  return [...small].filter((sequence) => large.has(sequence)).length / small.size;
}

function sequences(page: BuiltPage): Set<string> {
  const words =
    mainText(page)
      .toLowerCase()
      .match(/[\p{L}\p{N}'$%.-]+/gu) ?? [];
  return new Set(words.slice(0, -4).map((_, index) => words.slice(index, index + 5).join(' ')));
}

test.each([
  ['city', '/cities/', 0.2],
  ['article', '/blog/', 0.05],
  ['service', '/services/', 0.2],
])('two %s pages share few five-word sequences', (kind, prefix, most) => {
  const family = pages.filter(({ path }) => path.startsWith(prefix)).map((page) => ({ path: page.path, set: sequences(page) }));
  const pairs = family.flatMap((a, index) =>
    family.slice(index + 1).map((b) => ({ pair: `${a.path} and ${b.path}`, share: overlap(a.set, b.set) })),
  );
  const [worst] = pairs.sort((a, b) => b.share - a.share);
  console.log(`Most alike ${kind} pages: ${worst?.pair}, ${((worst?.share ?? 0) * 100).toFixed(1)} %`);
  expect(pairs.length).toBeGreaterThan(50);
  expect(worst?.share).toBeLessThanOrEqual(most);
});
