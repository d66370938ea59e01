import type { PageContext } from 'vike/types';
import { hasSpanish } from '../content/editions.ts';
import { languageOf, toEnglishPath } from '../schema/language.ts';

/** Spanish addresses lead to the same pages as the English ones. Pages read the language from `urlOriginal`. */
export function onBeforeRoute({ urlOriginal }: PageContext) {
  const path = toEnglishPath(urlOriginal);
  const urlLogical = languageOf(urlOriginal) === 'es' && hasSpanish(path) ? path : urlOriginal;
  return { pageContext: { urlLogical } };
}
