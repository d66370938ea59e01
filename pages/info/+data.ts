import type { PageContextServer } from 'vike/types';
import { business, findInfoPage, image } from '../../content/index.ts';
import { describeFaq } from '../../content/structured-data/faq.ts';
import { businessId, toId } from '../../content/structured-data/ids.ts';
import { addGraph, home } from '../../content/structured-data/page.ts';
import type { ContentSection } from '../../schema/content.ts';

export type Data = ReturnType<typeof data>;

export function data(pageContext: PageContextServer) {
  const page = findInfoPage(pageContext.routeParams.slug ?? '');
  const path = `/${page.slug}`;
  const trail = [home, { name: page.name }];
  const hero = image(page.image);
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
    sections: page.sections.map(addPicture),
    phone: business.phone,
  };
}

function addPicture(section: ContentSection) {
  return section.kind === 'project' ? { ...section, image: image(section.image) } : section;
}
