import type { ProductEntry } from '../../schema/content.ts';
import { sample } from '../sample.ts';

export default {
  id: 'bouldin-gray-oak-laminate',
  name: 'Bouldin Gray Oak Laminate',
  category: 'laminate',
  pricePerSqFt: sample(3.49),
  rating: sample(4.6),
  reviews: sample(94),
  image: 'office-floor',
  swatch: 'sample-laminate',
  features: ['AC4 wear rating', '12 mm fiber core', 'Clicks together, no glue', 'Wood grain you can feel'],
  collection: 'Bouldin',
  style: 'Gray oak, wide plank',
  warranty: '12 years residential',
  added: '2024-05-20',
  description:
    "This is one of our lowest-priced floors, and it's a good one for bedrooms, playrooms, and first homes. Don't put it in a full bath or laundry room, where water can sit at the edges.",
} satisfies ProductEntry;
