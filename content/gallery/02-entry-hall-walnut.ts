import type { GalleryProjectEntry } from '../../schema/content.ts';

export default {
  title: 'Walnut in a narrow entry hall',
  description:
    'The old oak strip had gone orange, with dark stains from years of wet shoes. Walnut boards twice as wide carry light from the side windows down the hall and through the doorway on the right.',
  beforeImage: 'hall-old-oak',
  afterImage: 'hall-walnut',
  category: 'hardwood',
  location: 'Old Town, Georgetown',
  size: '280 sq ft',
  duration: '4 days',
  service: 'Hardwood replacement',
} satisfies GalleryProjectEntry;
