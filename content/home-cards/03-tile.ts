import type { HomeServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'tile',
  name: 'Tile',
  icon: 'tile',
  description: 'Ceramic, porcelain, slate and marble, set on a flattened slab with a membrane wherever the concrete has cracked.',
  href: '/services/tile-flooring-austin',
  features: ['Crack isolation membranes', 'Large-format porcelain', 'Cool in July'],
} satisfies HomeServiceCardEntry;
