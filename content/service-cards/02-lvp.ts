import type { ServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'lvp',
  title: 'Luxury Vinyl Plank',
  description:
    'A waterproof plank for slab houses, rentals and homes with dogs. It floats or is glued down, and a damaged board can be swapped for one from the leftover carton.',
  priceRange: '$5-10 per sq ft',
  duration: '1-3 days',
  warranty: '15-year warranty',
  features: [
    'Wear layers of 12, 20 or 28 mil',
    'Wood and stone looks',
    'Acoustic underlayment for condos',
    'Walk on it the same evening',
  ],
  image: 'office-desks',
  href: '/services/lvp-flooring-austin',
} satisfies ServiceCardEntry;
