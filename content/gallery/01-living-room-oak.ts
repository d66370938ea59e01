import type { GalleryProjectEntry } from '../../schema/content.ts';

export default {
  title: 'Oak for a sunny living room',
  description:
    'The stained carpet under the sofa came out, and oak boards just under 5 inches wide went in, running toward the back wall. Warm white paint replaced the yellow, and a pale rug pulls the seating together.',
  beforeImage: 'living-old-carpet',
  afterImage: 'living-oak',
  category: 'hardwood',
  location: 'Allandale, Austin',
  size: '370 sq ft',
  duration: '4 days',
  service: 'Hardwood installation',
} satisfies GalleryProjectEntry;
