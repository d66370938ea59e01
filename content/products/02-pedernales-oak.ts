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
  features: ['4 3/4 inch wide boards', '3 mm oak top layer', 'Glues to a slab', 'Matte finish'],
  collection: 'Pedernales',
  style: 'Natural oak, honey tone',
  warranty: '25 years on the finish',
  added: '2024-02-05',
  description:
    'These engineered boards glue right to a slab, and you can sand them in 15 or 20 years. The honey color looks good with a limestone fireplace and white walls.',
} satisfies ProductEntry;
