import type { GalleryProjectEntry } from '../../schema/content.ts';

/** Names of the gallery's categories, in the order of the buttons. */
export const categoryNames: Record<GalleryProjectEntry['category'], string> = {
  hardwood: 'Hardwood',
  lvp: 'Luxury vinyl plank',
  tile: 'Tile',
  commercial: 'Commercial',
  mixed: 'Mixed',
};
