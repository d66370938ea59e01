import type { OfferCatalog } from 'schema-dts';
import { offersSchema } from '#schema/content/files/catalog.ts';
import { type Language, pathIn } from '#schema/rules/language.ts';
import { editionOf } from '../editions.ts';
import { serviceIn } from '../index.ts';
import { pathOf } from '../pages.ts';
import { readEntry } from '../read/read.ts';
import { wordsIn } from '../read/words.ts';
import { toUrl } from './ids.ts';
import { describeRange } from './price.ts';
import { toServiceId } from './service.ts';

/** The owner's list. Commercial work has no price because the home page shows none. */
const { offers } = readEntry(offersSchema, 'catalog.yaml');

export function offerCatalogIn(language: Language): OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    name: wordsIn(language).frame.services,
    itemListElement: offers.map(({ service, price }) => {
      const edition = editionOf(language, pathOf('service', service));
      return {
        '@type': 'Offer',
        itemOffered: {
          '@type': 'Service',
          '@id': toServiceId(service, edition),
          name: serviceIn(edition, service).name,
          url: toUrl(pathIn(edition, pathOf('service', service))),
        },
        ...(price && { priceSpecification: describeRange(price, language) }),
      };
    }),
  };
}
