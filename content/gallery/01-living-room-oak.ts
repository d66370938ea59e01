import type { GalleryProjectEntry } from '../../schema/content.ts';

export default {
  title: 'Oak for a sunny living room',
  description:
    'Stained carpet comes out from under a pale sofa, and oak boards just under 5 inches wide go in, running toward the back wall. Warm white paint replaces yellow, and a pale rug holds the seating together.',
  beforeImage: 'living-old-carpet',
  afterImage: 'living-oak',
  category: 'hardwood',
  location: 'Allandale, Austin',
  size: '370 sq ft',
  duration: '4 days',
  service: 'Hardwood installation',
} satisfies GalleryProjectEntry;
