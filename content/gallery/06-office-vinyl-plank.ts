import type { GalleryProjectEntry } from '../../schema/content.ts';

export default {
  title: 'Wood-look vinyl plank in an open office',
  description:
    'The dark carpet showed a worn path between the desks. Light oak-look planks, 7 inches wide, brighten the room all the way to the back wall. If one ever wears out, it can be replaced without closing the entire office.',
  beforeImage: 'office-old-office-carpet',
  afterImage: 'office-lvp-wood',
  category: 'lvp',
  location: 'La Frontera, Round Rock',
  size: '900 sq ft',
  duration: '3 days',
  service: 'Luxury vinyl plank installation',
} satisfies GalleryProjectEntry;
