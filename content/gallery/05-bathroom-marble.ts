import type { GalleryProjectEntry } from '../../schema/content.ts';

export default {
  title: 'From pink tile to white marble',
  description:
    'Small pink-beige squares with dark grout covered the floor and half of the wall. Now 12x24 inch marble with gray veins lies under the tub, and white tile runs behind it. Far fewer joints to scrub.',
  beforeImage: 'bathroom-old-tile',
  afterImage: 'bathroom-marble',
  category: 'tile',
  location: 'Courthouse Square, Lockhart',
  size: '140 sq ft',
  duration: '6 days',
  service: 'Tile installation',
} satisfies GalleryProjectEntry;
