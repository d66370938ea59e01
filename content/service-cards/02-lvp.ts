import type { ServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'lvp',
  title: 'Luxury Vinyl Plank',
  description:
    'These waterproof planks are a good fit for slab houses, rentals, and homes with dogs. They click together or glue down, and if one gets damaged, we can swap it for a spare.',
  priceRange: '$5-10 per sq ft',
  duration: '1-3 days',
  warranty: '15-year warranty',
  features: [
    'Wear layers of 12, 20, or 28 mil',
    'Wood and stone looks',
    'Sound underlayment for condos',
    'Walk on it the same evening',
  ],
  image: 'office-desks',
  href: '/services/lvp-flooring-austin',
} satisfies ServiceCardEntry;
