import type { ProductEntry } from '../../schema/content.ts';
import { sample } from '../sample.ts';

export default {
  id: 'wimberley-maple',
  name: 'Wimberley Low-VOC Maple',
  category: 'eco-friendly',
  pricePerSqFt: sample(6.79),
  rating: sample(4.7),
  reviews: sample(41),
  image: 'dining-sideboard',
  swatch: 'sample-maple',
  features: ['4 inch wide boards', 'VOCs under 0.5 mg/m3', 'Water-based finish', '3 mm maple top layer'],
  collection: 'Wimberley',
  style: 'Pale maple, even grain',
  warranty: '25 years on the finish',
  added: '2024-10-21',
  description:
    'These pale, even boards are good for nurseries and rooms that face north, and they have a water-based finish. Ask us for the emissions certificate, which shows total VOCs (the vapors a new floor gives off) below 0.5 mg/m3.',
} satisfies ProductEntry;
