import type { Language } from '#schema/rules/language.ts';
import type { RequestViewWords } from '#schema/rules/words.ts';
import type { Data } from './+data.ts';

/** content/words/request.yaml has them. */
export type Words = Data['island']['words'];
/** What the page says while a request is new. */
export type Afterwards = Data['island']['afterwards'];
export type ViewWords = RequestViewWords;

/** In one language only, and apart from the page, because they aren't needed before the request has loaded. */
export async function loadViewWords(language: Language): Promise<ViewWords> {
  const loaded = await (language === 'es'
    ? import('@content/words/request-view.es.yaml')
    : import('@content/words/request-view.yaml'));
  return loaded.default;
}
