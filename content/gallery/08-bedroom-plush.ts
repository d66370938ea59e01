import type { GalleryProjectEntry } from '../../schema/content.ts';

export default {
  title: 'Plush carpet and new baseboards in a bedroom',
  description:
    "We took out the worn tan carpet, pad and all. Light gray plush over new pad now meets wood baseboard that's painted to match the trim, and the pinkish walls are a soft gray.",
  beforeImage: 'bedroom-old-carpet',
  afterImage: 'bedroom-plush',
  category: 'mixed',
  location: 'Pecan Creek, Horseshoe Bay',
  size: '230 sq ft',
  duration: '2 days',
  service: 'Carpet and baseboard installation',
} satisfies GalleryProjectEntry;
