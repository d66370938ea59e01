import type { Service } from 'schema-dts';
import type { ServicePage } from '../../schema/content.ts';
import { findCity } from '../index.ts';
import { mainCountyNodes, nameCity } from './area.ts';
import { businessId, ref, toId, toUrl } from './ids.ts';
import { parsePriceRange } from './price.ts';

/** A service, as described on its page. */
export function describeService({ slug, name, hero, options, facts, cities }: ServicePage): Service {
  const priced = options.items.flatMap((option) => (option.price ? [{ name: option.name, price: option.price }] : []));
  // Pages without priced options show one price for all of the work.
  const overall = facts.filter(({ value }) => value.endsWith(' per sq ft')).map(({ value }) => ({ name, price: value }));
  return {
    '@type': 'Service',
    '@id': toServiceId(slug),
    name,
    serviceType: name,
    description: hero.lead,
    url: toUrl(`/services/${slug}`),
    provider: ref(businessId),
    areaServed: [...mainCountyNodes, ...cities.map(findCity).map(nameCity)],
    offers: (priced.length > 0 ? priced : overall).map((offer) => ({
      '@type': 'Offer',
      name: offer.name,
      priceSpecification: parsePriceRange(offer.price),
    })),
  };
}

export function toServiceId(slug: string): string {
  return toId(`/services/${slug}`, 'service');
}
