import type { Service } from 'schema-dts';
import type { ServicePage } from '../../schema/content.ts';
import { type Language, pathIn } from '../../schema/language.ts';
import { findCity } from '../index.ts';
import { mainCountyNodes, nameCity } from './area.ts';
import { businessId, ref, toId, toUrl } from './ids.ts';
import { isPriceRange, parsePriceRange } from './price.ts';

/** A service, as described on its page in this language. */
export function describeService(language: Language, { slug, name, hero, options, facts, cities }: ServicePage): Service {
  const path = pathIn(language, `/services/${slug}`);
  const priced = options.items.flatMap((option) => (option.price ? [{ name: option.name, price: option.price }] : []));
  // Pages without priced options show one price for all of the work.
  const overall = facts.filter(({ value }) => isPriceRange(value)).map(({ value }) => ({ name, price: value }));
  return {
    '@type': 'Service',
    '@id': toServiceId(slug, language),
    name,
    serviceType: name,
    description: hero.lead,
    url: toUrl(path),
    provider: ref(businessId),
    areaServed: [...mainCountyNodes(language), ...cities.map(findCity).map(nameCity)],
    offers: (priced.length > 0 ? priced : overall).map((offer) => ({
      '@type': 'Offer',
      name: offer.name,
      priceSpecification: parsePriceRange(offer.price),
    })),
  };
}

export function toServiceId(slug: string, language: Language = 'en'): string {
  return toId(pathIn(language, `/services/${slug}`), 'service');
}
