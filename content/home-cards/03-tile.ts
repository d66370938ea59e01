import type { HomeServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'tile',
  name: 'Tile',
  image: 'mudroom-slate',
  description:
    "Ceramic, porcelain, slate, or marble. We check how flat your slab is first, and we'll quote leveling or a membrane if it needs either.",
  pricePerSqFt: { low: 6, high: 12 },
  duration: '3-7 days',
  features: ['Crack isolation membranes', 'Large-format porcelain', 'Cool underfoot in July'],
  href: '/services/tile-flooring-austin',
} satisfies HomeServiceCardEntry;
