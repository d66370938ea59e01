import type { ServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'tile',
  title: 'Tile Flooring',
  description:
    'Ceramic, porcelain and stone for baths, kitchens and entries. We flatten the slab, bridge its hairline cracks and leave the tile room to grow in summer.',
  priceRange: '$6-12 per sq ft',
  duration: '3-7 days',
  warranty: '10-year warranty',
  features: [
    'Slab flattened to 1/8 inch in 10 feet for large tile',
    'Uncoupling membrane over hairline cracks',
    'Layout dry-fitted before mortar',
    'Grout sealed where the grout needs it',
  ],
  image: 'kitchen-ceramic',
  href: '/services/tile-flooring-austin',
} satisfies ServiceCardEntry;
