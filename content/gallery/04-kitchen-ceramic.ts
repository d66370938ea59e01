import type { GalleryProjectEntry } from '../../schema/content.ts';

export default {
  title: 'Ceramic tile in a kitchen with an island',
  description:
    'The yellowed sheet vinyl only looked like tile, so we replaced it with real 12 inch ceramic in pale beige. During the same remodel, the honey-colored cabinets were painted white and the island was painted blue.',
  beforeImage: 'kitchen-old-vinyl',
  afterImage: 'kitchen-ceramic',
  category: 'tile',
  location: 'Tahitian Village, Bastrop',
  size: '260 sq ft',
  duration: '5 days',
  service: 'Tile installation',
} satisfies GalleryProjectEntry;
