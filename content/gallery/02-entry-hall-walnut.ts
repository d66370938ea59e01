import type { GalleryProjectEntry } from '../../schema/content.ts';

export default {
  title: 'Walnut floor in a narrow entry hall',
  description:
    'The old oak had turned orange, with dark stains from years of wet shoes. We put in walnut boards twice as wide, and they run straight down the hall and through the doorway on the right.',
  beforeImage: 'hall-old-oak',
  afterImage: 'hall-walnut',
  category: 'hardwood',
  location: 'Old Town, Georgetown',
  size: '280 sq ft',
  duration: '4 days',
  service: 'Hardwood replacement',
} satisfies GalleryProjectEntry;
