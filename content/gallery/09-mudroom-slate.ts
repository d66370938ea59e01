import type { GalleryProjectEntry } from '../../schema/content.ts';

export default {
  title: 'Slate tile in a busy mudroom',
  description:
    'Between the patio door and the washer, the old sheet vinyl never looked clean. Dark 12 inch slate hides whatever your boots track in, and the honey-colored cabinets and the bench are now painted gray-green.',
  beforeImage: 'mudroom-old-vinyl',
  afterImage: 'mudroom-slate',
  category: 'mixed',
  location: 'Trimmier Estates, Killeen',
  size: '150 sq ft',
  duration: '5 days',
  service: 'Tile installation and painted built-ins',
} satisfies GalleryProjectEntry;
