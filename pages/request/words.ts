import type { words } from '../../content/words/request-view.ts';
import type { Language } from '../../schema/language.ts';
import type { Data } from './+data.ts';

/** content/words/request.ts has them. */
export type Words = Data['island']['words'];
export type ViewWords = typeof words;

/** In one language only, and apart from the page, because they aren't needed before the request has loaded. */
export async function loadViewWords(language: Language): Promise<ViewWords> {
  const { words: loaded } = await (language === 'es'
    ? import('../../content/words/request-view.es.ts')
    : import('../../content/words/request-view.ts'));
  return loaded;
}
