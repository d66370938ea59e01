import type { GalleryProjectEntry } from '../../schema/content.ts';

export default {
  title: 'Large porcelain for a cafe',
  description:
    'Old sheet vinyl had yellowed beneath the tables. Gray porcelain in 24 inch squares takes chair legs and spilled coffee without a mark, and its quiet surface suits the green counter and marble tabletops.',
  beforeImage: 'cafe-old-vinyl',
  afterImage: 'cafe-porcelain',
  category: 'commercial',
  location: 'Downtown, Marble Falls',
  size: '500 sq ft',
  duration: '6 days',
  service: 'Commercial tile installation',
} satisfies GalleryProjectEntry;
