import type { HomeServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'lvp',
  name: 'Luxury Vinyl Plank',
  image: 'sample-lvp-wood',
  description:
    "Waterproof planks that look like wood or stone, so they're a good fit for kitchens, rentals, and homes with big dogs.",
  pricePerSqFt: { low: 5, high: 10 },
  duration: '1-3 days',
  features: ['Waterproof core', 'Tough 20 mil wear layer', 'Walk on it the same evening'],
  href: '/services/lvp-flooring-austin',
} satisfies HomeServiceCardEntry;
