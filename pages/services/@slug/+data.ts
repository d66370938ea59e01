import type { PageContextServer } from 'vike/types';
import { business, findArticle, findCity, findService, image } from '../../../content/index.ts';
import { faqPage } from '../../../content/structured-data/faq.ts';
import { home, withGraph } from '../../../content/structured-data/page.ts';
import { serviceId, serviceNode } from '../../../content/structured-data/service.ts';
import type { ServicePage, ServiceSection } from '../../../schema/content.ts';
import type { Crumb, Head } from '../../../schema/page.ts';

export type Data = ReturnType<typeof data>;

export function data(pageContext: PageContextServer) {
  const service = findService(pageContext.routeParams.slug ?? '');
  return {
    head: headOf(service),
    trail: trailOf(service),
    service,
    phone: business.phone,
    hero: image(service.image),
    sections: service.sections.map(withPicture),
    related: service.related
      .map(findService)
      .map(({ slug, name, menuLine }) => ({ href: `/services/${slug}`, name, text: menuLine })),
    articles: service.articles.map(findArticle).map(({ slug, title }) => ({ href: `/blog/${slug}`, name: title })),
    cities: service.cities.map(findCity).map(({ slug, name }) => ({ href: `/cities/${slug}`, name })),
  };
}

function withPicture(section: ServiceSection) {
  return section.kind === 'project' ? { ...section, image: image(section.image) } : section;
}

function headOf(service: ServicePage): Head {
  const path = `/services/${service.slug}`;
  return withGraph(
    { path, ...service.seo },
    {
      trail: trailOf(service),
      hero: image(service.image),
      mainEntity: serviceId(service.slug),
      nodes: [serviceNode(service), faqPage(path, service.faq)],
    },
  );
}

function trailOf({ name }: ServicePage): Crumb[] {
  return [home, { name: 'Services', href: '/services' }, { name }];
}
