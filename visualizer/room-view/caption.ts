import type { Laying } from '../engine/laying.ts';

interface Named {
  name: string;
}

/**
 * What the picture shows, e.g. 'Living room with walnut hardwood, laid in herringbone', or of two floors 'Living room with
 * walnut hardwood on the left and marble tile on the right'.
 */
export function captionOf(room: Named, floor: Named, laying: Laying, other?: Named): string {
  const ways: Record<Laying, string> = { straight: '', diagonal: ', laid diagonally', herringbone: ', laid in herringbone' };
  const left = inSentence(floor.name);
  const floors = other ? `${left} on the left and ${inSentence(other.name)} on the right` : left;
  const [first = '', ...words] = inSentence(room.name).split('');
  return `${first.toUpperCase()}${words.join('')} with ${floors}${ways[laying]}`;
}

/** A name within a sentence; abbreviations such as LVP stay as they are. */
function inSentence(name: string): string {
  return name.replace(/\w+/g, (word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()));
}
