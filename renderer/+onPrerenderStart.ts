import type { PrerenderContext } from 'vike/types';
import { hasSpanish } from '../content/editions.ts';
import { languages, pathIn } from '../schema/language.ts';

/** Adds the Spanish edition of every page that has one. Vike wants copies of all, also in English (https://vike.dev/i18n#pre-rendering). */
export function onPrerenderStart({ pageContexts }: PrerenderContext) {
  return {
    prerenderContext: {
      pageContexts: pageContexts.flatMap((pageContext) =>
        languages
          .filter((language) => language === 'en' || hasSpanish(pageContext.urlOriginal))
          .map((language) => ({
            ...pageContext,
            urlLogical: pageContext.urlOriginal,
            urlOriginal: pathIn(language, pageContext.urlOriginal),
          })),
      ),
    },
  };
}
