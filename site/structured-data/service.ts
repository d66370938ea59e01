import type { Service } from 'schema-dts';
import type { ServicePage } from '#schema/content/files/service.ts';
import { type Language, pathIn } from '#schema/rules/language.ts';
import { mainCounties } from '../business.ts';
import { findCity } from '../index.ts';
import { pathOf } from '../pages.ts';
import { describeCounty, nameCity } from './area.ts';
import { businessId, ref, toId, toUrl } from './ids.ts';
import { describeRange } from './price.ts';

export function describeService(language: Language, { slug, name, hero, options, cities }: ServicePage): Service {
  const path = pathIn(language, pathOf('service', slug));
  return {
    '@type': 'Service',
    '@id': toServiceId(slug, language),
    name,
    serviceType: name,
    description: hero.lead,
    url: toUrl(path),
    provider: ref(businessId),
    areaServed: [...mainCounties.map((county) => describeCounty(county, language)), ...cities.map(findCity).map(nameCity)],
    offers: options.items.map((option) => ({
      '@type': 'Offer',
      name: option.name,
      priceSpecification: describeRange(option.price, language),
    })),
  };
}

export function toServiceId(slug: string, language: Language = 'en'): string {
  return toId(pathIn(language, pathOf('service', slug)), 'service');
}
