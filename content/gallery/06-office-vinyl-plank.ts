import type { GalleryProjectEntry } from '../../schema/content.ts';

export default {
  title: 'Wood-look plank for an open office',
  description:
    'Dark commercial carpet showed every path between the desks. Light oak-look plank, 7 inches wide, brightens the room all the way to the repainted back wall and lets one worn board be changed without closing the office.',
  beforeImage: 'office-old-office-carpet',
  afterImage: 'office-lvp-wood',
  category: 'lvp',
  location: 'La Frontera, Round Rock',
  size: '900 sq ft',
  duration: '3 days',
  service: 'Luxury vinyl plank installation',
} satisfies GalleryProjectEntry;
