import type { ServiceCardEntry } from '../../schema/content.ts';
import { business } from '../business.ts';

export default {
  id: 'repair',
  title: 'Floor Repair and Refinishing',
  description: `Sanding, recoating and board replacement for worn wood, plus loose tile, lifted plank and water damage. Leaks cannot wait for Monday, so emergency repair runs ${business.hours.emergencyTime}.`,
  priceRange: '$2-8 per sq ft',
  duration: '2-5 days',
  warranty: '5-year warranty',
  features: [
    'Sanding with dust extraction',
    'New boards laced into old ones',
    'Water-based finish that does not yellow',
    'Stair treads and risers too',
  ],
  image: 'stairs-oak',
  href: '/services/floor-refinishing-austin',
} satisfies ServiceCardEntry;
