import type { ProductEntry } from '../../schema/content.ts';
import { sample } from '../sample.ts';

export default {
  id: 'barton-wood-look-plank',
  name: 'Barton Wood-Look Vinyl Plank',
  category: 'vinyl',
  pricePerSqFt: sample(4.49),
  rating: sample(4.8),
  reviews: sample(208),
  image: 'kitchen-island',
  swatch: 'sample-lvp-wood',
  features: ['7 inch wide planks', '20 mil wear layer', 'Waterproof rigid core', 'Attached pad'],
  collection: 'Barton',
  style: 'Light oak, wide plank',
  warranty: '15 years residential',
  added: '2024-03-18',
  description:
    "We'd put this plank in a kitchen, a hall, or a whole downstairs on a slab. Its pale, sandy color hides caliche dust until you get around to sweeping.",
} satisfies ProductEntry;
