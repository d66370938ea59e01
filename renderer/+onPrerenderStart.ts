import type { PrerenderContext } from 'vike/types';
import { languages, pathIn } from '#schema/rules/language.ts';
import { hasSpanish } from '#site/editions.ts';
import { hasPage } from '#site/pages.ts';

/** Leaves out pages that this business doesn't have, and adds the Spanish edition of every page that has one. Vike wants copies of all, also in English (https://vike.dev/i18n#pre-rendering). */
export function onPrerenderStart({ pageContexts }: PrerenderContext) {
  return {
    prerenderContext: {
      pageContexts: pageContexts
        .filter(({ urlOriginal }) => hasPage(urlOriginal))
        .flatMap((pageContext) =>
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
