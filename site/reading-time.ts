import { fill } from '#schema/rules/fill.ts';
import type { Language } from '#schema/rules/language.ts';
import { wordsIn } from './read/words.ts';

/** Words a minute. Brysbaert 2019, doi.org/10.1016/j.jml.2019.104047, for nonfiction in English. */
const speed = 238;

/** For all texts in `values`. */
export function minutesToRead(...values: unknown[]): number {
  return Math.max(1, Math.round(countWords(values) / speed));
}

function countWords(value: unknown): number {
  if (typeof value === 'string') return value.match(/[\p{L}\p{N}$]\S*/gu)?.length ?? 0;
  return typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, each) => sum + countWords(each), 0)
    : 0;
}

/** The owner's figure, and if it's much less than the words take, what it's for. */
export function readingTime(
  language: Language,
  { readMinutes, skimMinutes }: { readMinutes: number; skimMinutes: number | null },
): string {
  const words = wordsIn(language).article;
  const read = fill(words.minutes, { count: readMinutes });
  return skimMinutes === null ? read : fill(words.skim, { count: skimMinutes, read });
}
