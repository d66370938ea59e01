import type { ServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'tile',
  title: 'Tile Flooring',
  description:
    "We set ceramic, porcelain, and stone in bathrooms, kitchens, and entries. We'll check how flat your slab is, and if it's cracked or on clay, we can put a membrane under the tile for $1.50-3 per sq ft more.",
  priceRange: '$6-12 per sq ft',
  duration: '3-7 days',
  warranty: '10-year warranty',
  features: [
    'Slab checked to 1/8 inch in 10 feet for large tile',
    'Optional membrane over hairline cracks',
    'Layout planned before we set any tile',
    'Grout sealed if it needs it',
  ],
  image: 'kitchen-ceramic',
  href: '/services/tile-flooring-austin',
} satisfies ServiceCardEntry;
