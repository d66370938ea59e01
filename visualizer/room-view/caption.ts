import type { FloorPattern } from '../engine/floor-pattern.ts';

interface Named {
  name: string;
}

const patterns: Record<FloorPattern, string> = {
  straight: '',
  diagonal: ', laid diagonally',
  herringbone: ', laid in herringbone',
};

/**
 * Describes a picture, e.g. 'Living room with walnut hardwood, laid in herringbone' or 'Living room with walnut hardwood on the left
 * and marble tile on the right'.
 */
export function captionOf(room: Named, floor: Named, pattern: FloorPattern, secondFloor?: Named): string {
  const left = inSentence(floor.name);
  const floors = secondFloor ? `${left} on the left and ${inSentence(secondFloor.name)} on the right` : left;
  const [first = '', ...words] = inSentence(room.name).split('');
  return `${first.toUpperCase()}${words.join('')} with ${floors}${patterns[pattern]}`;
}

/** A name within a sentence. Abbreviations such as LVP keep their capitals. */
export function inSentence(name: string): string {
  return name.replace(/\w+/g, (word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()));
}
