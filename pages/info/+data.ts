import type { PageContextServer } from 'vike/types';
import { languageOf, pathIn } from '#schema/rules/language.ts';
import { contentIn, imageIn, infoPageIn } from '#site/index.ts';
import { wordsIn } from '#site/read/words.ts';
import { withPictures } from '#site/section-pictures.ts';
import { describeFaq } from '#site/structured-data/faq.ts';
import { businessId, toId } from '#site/structured-data/ids.ts';
import { addGraph, homeIn } from '#site/structured-data/page.ts';

export type Data = ReturnType<typeof data>;

export function data(pageContext: PageContextServer) {
  const language = languageOf(pageContext.urlOriginal);
  const page = infoPageIn(language, pageContext.routeParams.slug ?? '');
  const path = pathIn(language, `/${page.slug}`);
  const trail = [homeIn(language), { name: page.name }];
  const hero = imageIn(language, page.image);
  return {
    head: addGraph(
      { path, ...page.seo },
      {
        type: page.type,
        trail,
        hero,
        mainEntity: page.type === 'AboutPage' ? businessId : toId(path, 'faq'),
        nodes: [describeFaq(path, page.faq)],
      },
    ),
    trail,
    page,
    hero,
    sections: page.sections.map((section) => withPictures(language, section)),
    links: page.links.map(({ label, href }) => ({ name: label, href })),
    phone: contentIn(language).business.phone,
    words: wordsIn(language).info,
  };
}
