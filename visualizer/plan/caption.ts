import { fill } from '#schema/rules/fill.ts';
import type { FloorPattern } from '../engine/floor-pattern.ts';
import type { ToolWords } from '../words.ts';

interface Named {
  name: string;
}

export interface Picture {
  room: Named;
  floor: Named;
  pattern: FloorPattern;
}

/** Describes a picture, e.g. 'Living room with walnut hardwood, in a herringbone pattern'. */
export function captionOf(words: ToolWords, { room, floor, pattern }: Picture): string {
  const [first = '', ...rest] = inSentence(room.name);
  const caption = fill(words.caption, { room: first.toUpperCase() + rest.join(''), floor: inSentence(floor.name) });
  return pattern === 'straight' ? caption : caption + words.captionPatterns[pattern];
}

/** A name within a sentence. Abbreviations such as LVP keep their capitals. */
export function inSentence(name: string): string {
  return name.replace(/\w+/g, (word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()));
}
