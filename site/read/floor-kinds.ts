/** The kinds of floors in floor-kinds.yaml, and which of them a floor is by its name. */
import { type FloorKind, floorKindsSchema } from '#schema/content/files/floor-kind.ts';
import { readEntry } from './read.ts';

export const floorKinds = {
  en: readEntry(floorKindsSchema, 'floor-kinds.yaml'),
  es: readEntry(floorKindsSchema, 'floor-kinds.yaml', 'es'),
};

/** The first kind that has a keyword in the name of a floor: an oak-look laminate is a laminate. */
export function kindOf(floor: string, kinds: readonly FloorKind[] = floorKinds.en.kinds): FloorKind | undefined {
  return kinds.find(({ keywords }) => keywords.some((keyword) => hasWord(floor, keyword)));
}

/** Whether one of its words begins with this one: 'tile' is in 'Tiles', but not in 'Textile'. */
function hasWord(floor: string, word: string): boolean {
  return new RegExp(`\\b${word}`, 'i').test(floor);
}

/** In the order of the list, and those that it doesn't have after it. */
export function inOrder<Entry>(entries: readonly Entry[], idOf: (entry: Entry) => string, list: readonly string[]): Entry[] {
  const rank = (entry: Entry) => (list.includes(idOf(entry)) ? list.indexOf(idOf(entry)) : list.length);
  return entries.toSorted((a, b) => rank(a) - rank(b));
}
