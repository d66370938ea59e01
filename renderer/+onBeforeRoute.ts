import type { PageContext } from 'vike/types';
import { languageOf, toEnglishPath } from '#schema/rules/language.ts';
import { hasSpanish } from '#site/editions.ts';

/** Spanish addresses lead to the same pages as the English ones. Pages read the language from `urlOriginal`. */
export function onBeforeRoute({ urlOriginal }: PageContext) {
  const path = toEnglishPath(urlOriginal);
  const urlLogical = languageOf(urlOriginal) === 'es' && hasSpanish(path) ? path : urlOriginal;
  return { pageContext: { urlLogical } };
}
