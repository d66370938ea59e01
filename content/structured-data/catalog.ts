import type { OfferCatalog } from 'schema-dts';
import { findService } from '../index.ts';
import { addressOf } from './ids.ts';
import { rangePerSqFt } from './price.ts';
import { serviceId } from './service.ts';

/**
 * The seven services of the business's own entry. Vinyl plank's range is the owner's figure for structured data; the
 * pages say $5-10. Commercial work has no price here, because the home page shows none.
 */
const offered: { slug: string; price?: string }[] = [
  { slug: 'lvp-flooring-austin', price: '$4-8 per sq ft' },
  { slug: 'hardwood-flooring-austin', price: '$8-15 per sq ft' },
  { slug: 'tile-flooring-austin', price: '$6-12 per sq ft' },
  { slug: 'carpet-installation-austin', price: '$3-8 per sq ft' },
  { slug: 'laminate-flooring-austin', price: '$4-8 per sq ft' },
  { slug: 'floor-refinishing-austin', price: '$3-5 per sq ft' },
  { slug: 'commercial-flooring-austin' },
];

/** What the business offers, with installed prices. */
export const offerCatalog: OfferCatalog = {
  '@type': 'OfferCatalog',
  name: 'Services',
  itemListElement: offered.map(({ slug, price }) => ({
    '@type': 'Offer',
    itemOffered: {
      '@type': 'Service',
      '@id': serviceId(slug),
      name: findService(slug).name,
      url: addressOf(`/services/${slug}`),
    },
    ...(price && { priceSpecification: rangePerSqFt(price) }),
  })),
};
