import type { ProductEntry } from '../../schema/content.ts';
import { sample } from '../sample.ts';

export default {
  id: 'llano-hickory',
  name: 'Llano Hickory',
  category: 'hardwood',
  pricePerSqFt: sample(8.99),
  rating: sample(4.8),
  reviews: sample(63),
  image: 'living-window',
  swatch: 'sample-hickory',
  features: ['6 inch wide boards', '4 mm hickory top layer', 'Full range of color', 'Engineered for slabs'],
  collection: 'Llano',
  style: 'Cream to brown, wide boards',
  warranty: '25 years on the finish',
  added: '2024-09-30',
  description:
    'At 1,820 on the Janka scale, this is the hardest wood in our catalog, so it suits houses with big dogs and boots at the door. The color changes a lot from board to board.',
} satisfies ProductEntry;
