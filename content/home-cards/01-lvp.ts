import type { HomeServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'lvp',
  name: 'Luxury Vinyl Plank',
  icon: 'vinyl',
  description:
    'Waterproof planks, clicked or glued to the slab, in wood and stone looks, for kitchens, rentals and houses with dogs.',
  href: '/services/lvp-flooring-austin',
  features: ['Waterproof core', '20 mil wear layers', 'Laid in 1-3 days'],
} satisfies HomeServiceCardEntry;
