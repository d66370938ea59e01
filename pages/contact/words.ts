/** Words of the contact page, and of what a visitor does with a request later. */

import type { words } from '../../content/words/contact.ts';
import type { words as sent } from '../../content/words/own-request.ts';
import type { ServiceValue } from '../../schema/estimate-request.ts';
import type { Language } from '../../schema/language.ts';

export type Words = typeof words;
export type OwnRequestWords = typeof sent;

export type FormWords = Omit<Words['form'], 'check'> & {
  services: Record<ServiceValue, string>;
  /** Null if Turnstile doesn't check the form. */
  check: Words['form']['check'] | null;
};

/** In one language only, and apart from the page, because most visitors never need these words. */
export async function loadOwnRequestWords(language: Language): Promise<OwnRequestWords> {
  const { words: loaded } = await (language === 'es'
    ? import('../../content/words/own-request.es.ts')
    : import('../../content/words/own-request.ts'));
  return loaded;
}
