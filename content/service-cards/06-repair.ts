import type { ServiceCardEntry } from '../../schema/content.ts';
import { business } from '../business.ts';

export default {
  id: 'repair',
  title: 'Floor Repair and Refinishing',
  description: `We sand and refinish worn hardwood and make small repairs, and the price is for your whole floor. We also fix loose tile, lifted planks, and water damage, and we answer emergency calls ${business.hours.emergencyTime}.`,
  priceRange: '$2-8 per sq ft',
  duration: '2-5 days',
  warranty: '5-year warranty',
  features: [
    'Sanding with dust extraction',
    'New boards woven into old ones',
    "Water-based finish that doesn't yellow",
    'Stair treads and risers too',
  ],
  image: 'stairs-oak',
  href: '/services/floor-refinishing-austin',
} satisfies ServiceCardEntry;
