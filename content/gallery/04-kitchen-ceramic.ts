import type { GalleryProjectEntry } from '../../schema/content.ts';

export default {
  title: 'Ceramic tile for a kitchen with an island',
  description:
    'Yellowed sheet vinyl with a printed tile pattern gives way to real 12 inch ceramic in pale beige. The honey-colored cabinets turned white in the same remodel, and the island blue.',
  beforeImage: 'kitchen-old-vinyl',
  afterImage: 'kitchen-ceramic',
  category: 'tile',
  location: 'Tahitian Village, Bastrop',
  size: '260 sq ft',
  duration: '5 days',
  service: 'Tile installation',
} satisfies GalleryProjectEntry;
