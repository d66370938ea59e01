import type { GalleryProjectEntry } from '../../schema/content.ts';

export default {
  title: 'Bathroom floor from pink tile to white marble',
  description:
    "Small pink-beige tile with dark grout covered the floor and half the wall. Now there's 12x24 inch marble with gray veins under the tub and white tile behind it, so there's a lot less grout to scrub.",
  beforeImage: 'bathroom-old-tile',
  afterImage: 'bathroom-marble',
  category: 'tile',
  location: 'Courthouse Square, Lockhart',
  size: '140 sq ft',
  duration: '6 days',
  service: 'Tile installation',
} satisfies GalleryProjectEntry;
