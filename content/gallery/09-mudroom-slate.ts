import type { GalleryProjectEntry } from '../../schema/content.ts';

export default {
  title: 'Slate for the room that gets the mud',
  description:
    'Between patio door and washing machine the old sheet vinyl never looked clean. Dark 12 inch slate hides what boots bring in. The honey-colored cabinets and the bench below the coat hooks are now painted gray-green.',
  beforeImage: 'mudroom-old-vinyl',
  afterImage: 'mudroom-slate',
  category: 'mixed',
  location: 'Trimmier Estates, Killeen',
  size: '150 sq ft',
  duration: '5 days',
  service: 'Tile installation and painted built-ins',
} satisfies GalleryProjectEntry;
