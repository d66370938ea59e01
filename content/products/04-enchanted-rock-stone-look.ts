import type { ProductEntry } from '../../schema/content.ts';
import { sample } from '../sample.ts';

export default {
  id: 'enchanted-rock-stone-look',
  name: 'Enchanted Rock Stone-Look Vinyl',
  category: 'vinyl',
  pricePerSqFt: sample(5.29),
  rating: sample(4.7),
  reviews: sample(87),
  image: 'mudroom-door',
  swatch: 'sample-lvp-stone',
  features: ['12x24 inch tiles', '20 mil wear layer', 'Waterproof rigid core', 'Slip-resistant texture'],
  collection: 'Enchanted Rock',
  style: 'Gray stone, 12x24 inch tile',
  warranty: '15 years residential',
  added: '2024-08-12',
  description:
    "It looks like stone and works in bathrooms and laundry rooms, but it's warmer than tile and there's no grout to scrub. It's also a good choice if your slab moves a little with the seasons.",
} satisfies ProductEntry;
