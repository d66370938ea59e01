import type { PageContextServer } from 'vike/types';
import { localizeLink } from '../../content/editions.ts';
import { contentIn, imageIn, infoPageIn } from '../../content/index.ts';
import { withPictures } from '../../content/section-pictures.ts';
import { describeFaq } from '../../content/structured-data/faq.ts';
import { businessId, toId } from '../../content/structured-data/ids.ts';
import { addGraph, homeIn } from '../../content/structured-data/page.ts';
import { wordsIn } from '../../content/words.ts';
import { languageOf, pathIn } from '../../schema/language.ts';

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
    links: page.links.map(({ label, href }) => localizeLink(language, { name: label, href })),
    phone: contentIn(language).business.phone,
    words: wordsIn(language).info,
  };
}
