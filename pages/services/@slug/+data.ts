import type { PageContextServer } from 'vike/types';
import { business, findArticle, findCity, findService, image } from '../../../content/index.ts';
import { seeInRoom } from '../../../content/see-in-room.ts';
import { describeFaq } from '../../../content/structured-data/faq.ts';
import { addGraph, home } from '../../../content/structured-data/page.ts';
import { describeService, toServiceId } from '../../../content/structured-data/service.ts';
import type { ContentSection, ServicePage } from '../../../schema/content.ts';
import type { Crumb, Head } from '../../../schema/page.ts';

export type Data = ReturnType<typeof data>;

export function data(pageContext: PageContextServer) {
  const service = findService(pageContext.routeParams.slug ?? '');
  return {
    head: makeHead(service),
    trail: makeTrail(service),
    service,
    phone: business.phone,
    roomView: seeInRoom(service.slug),
    hero: image(service.image),
    detail: { ...service.detail, image: image(service.detail.image) },
    options: {
      ...service.options,
      items: service.options.items.map((option) => ({ ...option, image: option.image ? image(option.image) : null })),
    },
    sections: service.sections.map(addPicture),
    related: service.related
      .map(findService)
      .map((other) => ({ href: `/services/${other.slug}`, name: other.name, text: other.menuLine, image: image(other.image) })),
    articles: service.articles.map(findArticle).map(({ slug, title }) => ({ href: `/blog/${slug}`, name: title })),
    cities: service.cities.map(findCity).map(({ slug, name }) => ({ href: `/cities/${slug}`, name })),
  };
}

function addPicture(section: ContentSection) {
  return section.kind === 'project' ? { ...section, image: image(section.image) } : section;
}

function makeHead(service: ServicePage): Head {
  const path = `/services/${service.slug}`;
  return addGraph(
    { path, ...service.seo },
    {
      trail: makeTrail(service),
      hero: image(service.image),
      mainEntity: toServiceId(service.slug),
      nodes: [describeService(service), describeFaq(path, service.faq)],
    },
  );
}

function makeTrail({ name }: ServicePage): Crumb[] {
  return [home, { name: 'Services', href: '/services' }, { name }];
}
