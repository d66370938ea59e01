/** Finds the pages whose address and name are closest to an address that has none, or to what somebody looks for. */

export interface NamedPage {
  name: string;
  href: string;
}

/** How alike two words must be to count, from 0 to 1. */
const alike = 0.5;

/** At most `count`, the best first. Empty if nothing is close. */
export function nearestPages<Page extends NamedPage>(text: string, pages: readonly Page[], count: number): Page[] {
  const wanted = wordsOf(text);
  return pages
    .map((page) => ({ page, score: scoreOf(wanted, wordsOf(`${page.href} ${page.name}`)) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, count)
    .map(({ page }) => page);
}

/** Words that nearly every page has say nothing. */
const common = new Set([
  ...(typeof BUSINESS_REGION === 'undefined' ? [] : BUSINESS_REGION.home.toLowerCase().split(' ')),
  'flooring',
  'floor',
  'floors',
  'services',
  'cities',
  'blog',
  'guides',
  'html',
  'index',
  'the',
  'and',
]);

function wordsOf(text: string): string[] {
  // Not from schema/rules/plain-letters.ts: a chunk shared with the form would cost every page bytes and this one a request.
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = new Set(plain.split(/[^a-z0-9]+/).filter((word) => word.length > 2));
  const telling = [...words].filter((word) => !common.has(word));
  return telling.length > 0 ? telling : [...words];
}

/** Every wanted word counts with its best match; other words of the page weigh a little against it. */
function scoreOf(wanted: readonly string[], words: readonly string[]): number {
  const matches = wanted.map((word) => Math.max(0, ...words.map((other) => similarity(word, other))));
  const sum = matches.filter((match) => match >= alike).reduce((total, match) => total + match, 0);
  return sum === 0 ? 0 : sum - words.length / 100;
}

/** The share of letter pairs that two words have in common (Dice's coefficient). */
function similarity(one: string, other: string): number {
  if (one === other) return 1;
  const [a, b] = [pairsOf(one), pairsOf(other)];
  const shared = a.filter((pair) => b.includes(pair)).length;
  return (2 * shared) / (a.length + b.length);
}

function pairsOf(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, index) => word.slice(index, index + 2));
}
