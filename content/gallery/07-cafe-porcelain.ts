import type { GalleryProjectEntry } from '../../schema/content.ts';

export default {
  title: 'Large porcelain tile in a cafe',
  description:
    "The old sheet vinyl had yellowed under the tables. We set gray porcelain in 24 inch squares, so chair legs and spilled coffee don't leave a mark. The plain color goes well with the green counter and the marble tabletops.",
  beforeImage: 'cafe-old-vinyl',
  afterImage: 'cafe-porcelain',
  category: 'commercial',
  location: 'Downtown, Marble Falls',
  size: '500 sq ft',
  duration: '6 days',
  service: 'Commercial tile installation',
} satisfies GalleryProjectEntry;
