import type { Service } from 'schema-dts';
import type { ServicePage } from '../../schema/content.ts';
import { findCity } from '../index.ts';
import { cityLink, mainCountyNodes } from './area.ts';
import { addressOf, businessId, idOf, ref } from './ids.ts';
import { rangePerSqFt } from './price.ts';

/** A service, as described on its page. */
export function serviceNode({ slug, name, hero, options, facts, cities }: ServicePage): Service {
  const priced = options.items.flatMap((option) => (option.price ? [{ name: option.name, price: option.price }] : []));
  // Pages without priced options show one price for all of the work.
  const overall = facts.filter(({ value }) => value.endsWith(' per sq ft')).map(({ value }) => ({ name, price: value }));
  return {
    '@type': 'Service',
    '@id': serviceId(slug),
    name,
    serviceType: name,
    description: hero.lead,
    url: addressOf(`/services/${slug}`),
    provider: ref(businessId),
    areaServed: [...mainCountyNodes, ...cities.map(findCity).map(cityLink)],
    offers: (priced.length > 0 ? priced : overall).map((offer) => ({
      '@type': 'Offer',
      name: offer.name,
      priceSpecification: rangePerSqFt(offer.price),
    })),
  };
}

export function serviceId(slug: string): string {
  return idOf(`/services/${slug}`, 'service');
}
