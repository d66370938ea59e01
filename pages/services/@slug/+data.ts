import type { PageContextServer } from 'vike/types';
import { business, findArticle, findCity, findService, image } from '../../../content/index.ts';
import { faqPage, provider } from '../../../content/structured-data.ts';
import type { ServicePage, ServiceSection } from '../../../schema/content.ts';
import type { Head } from '../../../schema/page.ts';

export type Data = ReturnType<typeof data>;

export function data(pageContext: PageContextServer) {
  const service = findService(pageContext.routeParams.slug ?? '');
  return {
    head: headOf(service),
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
  const url = business.siteUrl + path;
  return {
    path,
    ...service.seo,
    jsonLd: [
      {
        '@type': 'Service',
        '@id': `${url}#service`,
        name: service.name,
        description: service.seo.description,
        url,
        provider,
        areaServed: business.counties.eight.map((county) => ({ '@type': 'AdministrativeArea', name: `${county} County, TX` })),
        offers: service.options.items.flatMap(({ name, price }) => (price ? [offerOf(name, price)] : [])),
      },
      faqPage(path, service.faq),
    ],
  };
}

/** `price` is a range in words, so it stands as a description, not as a number. */
function offerOf(name: string, price: string) {
  return {
    '@type': 'Offer',
    name,
    priceSpecification: { '@type': 'PriceSpecification', priceCurrency: 'USD', description: price },
  };
}
