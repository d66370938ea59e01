import type { Product } from '../../schema/content.ts';

/** Names of the products' categories. */
export const categoryNames: Record<Product['category'], string> = {
  vinyl: 'Vinyl',
  laminate: 'Laminate',
  hardwood: 'Hardwood',
  'eco-friendly': 'Eco-friendly',
};
