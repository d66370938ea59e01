import type { ProductEntry } from '../../schema/content.ts';

/** Names of the products' categories. */
export const categoryNames: Record<ProductEntry['category'], string> = {
  vinyl: 'Vinyl',
  laminate: 'Laminate',
  hardwood: 'Hardwood',
  'eco-friendly': 'Eco-friendly',
};
