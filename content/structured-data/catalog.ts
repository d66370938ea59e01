import type { OfferCatalog } from 'schema-dts';
import { z } from 'zod';
import { name, serviceSlug } from '../../schema/content/fields.ts';
import { findService } from '../index.ts';
import { readEntry } from '../read.ts';
import { toUrl } from './ids.ts';
import { parsePriceRange } from './price.ts';
import { toServiceId } from './service.ts';

/** The owner's list. Commercial work has no price because the home page shows none. */
const { offers } = readEntry(
  z.strictObject({ offers: z.array(z.strictObject({ service: serviceSlug, price: name.optional() })) }),
  'catalog.yaml',
);

/** Services with installed prices. */
export const offerCatalog: OfferCatalog = {
  '@type': 'OfferCatalog',
  name: 'Services',
  itemListElement: offers.map(({ service, price }) => ({
    '@type': 'Offer',
    itemOffered: {
      '@type': 'Service',
      '@id': toServiceId(service),
      name: findService(service).name,
      url: toUrl(`/services/${service}`),
    },
    ...(price && { priceSpecification: parsePriceRange(price) }),
  })),
};
