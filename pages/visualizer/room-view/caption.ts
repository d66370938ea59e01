import type { Laying } from './laying.ts';

interface Named {
  name: string;
}

/** What the picture shows, e.g. 'Living room with walnut hardwood, laid in herringbone'. */
export function captionOf(room: Named, floor: Named, laying: Laying): string {
  const ways: Record<Laying, string> = { straight: '', diagonal: ', laid diagonally', herringbone: ', laid in herringbone' };
  const [first = '', ...words] = inSentence(room.name).split('');
  return `${first.toUpperCase()}${words.join('')} with ${inSentence(floor.name)}${ways[laying]}`;
}

/** A name within a sentence; abbreviations such as LVP stay as they are. */
function inSentence(name: string): string {
  return name.replace(/\w+/g, (word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()));
}
