import { withoutJoiners } from '#schema/rules/keep-ranges.ts';
import { plainLetters } from '#schema/rules/plain-letters.ts';

/** Whether one of the texts contains the search text, in any letter case, with or without accents. An empty search matches everything. */
export function matchesSearch(texts: readonly string[], search: string): boolean {
  const wanted = plainLetters(search.trim());
  return texts.some((text) => plainLetters(withoutJoiners(text)).includes(wanted));
}
