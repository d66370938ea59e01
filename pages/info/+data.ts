import type { PageContextServer } from 'vike/types';
import { languageOf, pathIn } from '#schema/rules/language.ts';
import { localFirst } from '#site/editions.ts';
import { imageIn, infoPageIn } from '#site/index.ts';
import { pathOf } from '#site/pages.ts';
import { wordsIn } from '#site/read/words.ts';
import { withPictures } from '#site/section-pictures.ts';
import { describeFaq } from '#site/structured-data/faq.ts';
import { definePage } from '../define-page.ts';

export type Data = ReturnType<typeof data>;

export function data(pageContext: PageContextServer) {
  const language = languageOf(pageContext.urlOriginal);
  const page = infoPageIn(language, pageContext.routeParams.slug ?? '');
  const path = pathIn(language, pathOf('info', page.slug));
  const hero = page.image ? imageIn(language, page.image) : undefined;
  return {
    ...definePage(
      path,
      { name: page.name, ...page.seo },
      {
        nodes: [describeFaq(path, page.faq)],
      },
    ),
    page,
    hero,
    sections: page.sections.map((section) => withPictures(language, section)),
    links: localFirst(
      language,
      page.links.map(({ label, href }) => ({ name: label, href })),
    ),
    words: wordsIn(language).info,
  };
}
