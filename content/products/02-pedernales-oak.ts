import type { ProductEntry } from '../../schema/content.ts';
import { sample } from '../sample.ts';

export default {
  id: 'pedernales-oak',
  name: 'Pedernales Oak',
  category: 'hardwood',
  pricePerSqFt: sample(7.49),
  rating: sample(4.9),
  reviews: sample(156),
  image: 'living-oak-corner',
  swatch: 'sample-oak',
  features: ['4 3/4 inch wide board', '3 mm oak top layer', 'Glues to a slab', 'Matte finish'],
  collection: 'Pedernales',
  style: 'Natural oak, honey tone',
  warranty: '25 years on the finish',
  added: '2024-02-05',
  description:
    'An engineered board that can be glued to concrete and sanded again in fifteen or twenty years. Its honey tone suits limestone fireplaces and white walls.',
} satisfies ProductEntry;
