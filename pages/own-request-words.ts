import { type PlanWords, planWordsIn } from '#schema/api/plan-words.ts';
import type { Language } from '#schema/rules/language.ts';
import type { OwnRequestWords as Words } from '#schema/rules/words.ts';

/** Words of what a visitor does once a request is sent, on the contact page and on the visitor's own. */
export interface OwnRequestWords extends Words {
  planWords: PlanWords;
}

/** In one language only, and apart from the page, because most visitors never need these words. */
export async function loadOwnRequestWords(language: Language): Promise<OwnRequestWords> {
  const loaded = await (language === 'es'
    ? import('@content/words/own-request.es.yaml')
    : import('@content/words/own-request.yaml'));
  return { ...loaded.default, planWords: planWordsIn(language) };
}
