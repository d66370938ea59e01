import type { GalleryProjectEntry } from '../../schema/content.ts';

export default {
  title: 'Plush carpet and new wood base',
  description:
    'The worn tan carpet is gone, pad and all. Light gray plush over new pad meets wood baseboard painted to match the trim, and the pinkish walls have turned a soft gray.',
  beforeImage: 'bedroom-old-carpet',
  afterImage: 'bedroom-plush',
  category: 'mixed',
  location: 'Pecan Creek, Horseshoe Bay',
  size: '230 sq ft',
  duration: '2 days',
  service: 'Carpet and baseboard installation',
} satisfies GalleryProjectEntry;
