/** Words of the contact page, and of what a visitor does with a request later. */

import type { ServiceValue } from '../../schema/estimate-request.ts';
import type { Language } from '../../schema/language.ts';
import { type PlanWords, planWords, spanishPlanWords } from '../../schema/plan-words.ts';
import type { ContactWords } from '../../schema/words/contact.ts';
import type { OwnRequestWords as SentWords } from '../../schema/words/own-request.ts';

export type Words = ContactWords;
export interface OwnRequestWords extends SentWords {
  planWords: PlanWords;
}

export type FormWords = Omit<Words['form'], 'check'> & {
  services: Record<ServiceValue, string>;
  /** Null if Turnstile doesn't check the form. */
  check: Words['form']['check'] | null;
};

/** In one language only, and apart from the page, because most visitors never need these words. */
export async function loadOwnRequestWords(language: Language): Promise<OwnRequestWords> {
  const loaded = await (language === 'es'
    ? import('../../content/words/own-request.es.yaml')
    : import('../../content/words/own-request.yaml'));
  return { ...loaded.default, planWords: { en: planWords, es: spanishPlanWords }[language] };
}
