import type { OfferCatalog } from 'schema-dts';
import { findService } from '../index.ts';
import { toUrl } from './ids.ts';
import { parsePriceRange } from './price.ts';
import { toServiceId } from './service.ts';

/**
 * The owner's list. The price of vinyl plank is the owner's figure for structured data; the pages say $5-10. Commercial work
 * has no price because the home page shows none.
 */
const offers: { slug: string; price?: string }[] = [
  { slug: 'lvp-flooring-austin', price: '$4-8 per sq ft' },
  { slug: 'hardwood-flooring-austin', price: '$8-15 per sq ft' },
  { slug: 'tile-flooring-austin', price: '$6-12 per sq ft' },
  { slug: 'carpet-installation-austin', price: '$3-8 per sq ft' },
  { slug: 'laminate-flooring-austin', price: '$4-8 per sq ft' },
  { slug: 'floor-refinishing-austin', price: '$3-5 per sq ft' },
  { slug: 'commercial-flooring-austin' },
];

/** Services with installed prices. */
export const offerCatalog: OfferCatalog = {
  '@type': 'OfferCatalog',
  name: 'Services',
  itemListElement: offers.map(({ slug, price }) => ({
    '@type': 'Offer',
    itemOffered: {
      '@type': 'Service',
      '@id': toServiceId(slug),
      name: findService(slug).name,
      url: toUrl(`/services/${slug}`),
    },
    ...(price && { priceSpecification: parsePriceRange(price) }),
  })),
};
