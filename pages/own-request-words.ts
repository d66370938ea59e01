import type { words } from '../content/words/own-request.ts';
import type { Language } from '../schema/language.ts';

/** Words of what a visitor does once a request is sent, on the contact page and on the visitor's own. */
export type OwnRequestWords = typeof words;

/** In one language only, and apart from the page, because most visitors never need these words. */
export async function loadOwnRequestWords(language: Language): Promise<OwnRequestWords> {
  const { words: loaded } = await (language === 'es'
    ? import('../content/words/own-request.es.ts')
    : import('../content/words/own-request.ts'));
  return loaded;
}
