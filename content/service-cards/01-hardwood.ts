import type { ServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'hardwood',
  title: 'Hardwood Flooring',
  description:
    'Oak, walnut, hickory or maple. Over plywood we nail solid boards; on a slab we glue engineered boards with an adhesive that also holds back moisture.',
  priceRange: '$8-15 per sq ft',
  duration: '2-5 days',
  warranty: '25-year warranty',
  features: [
    'Boards rest 48-72 hours in your rooms',
    'Moisture readings written down',
    'Prefinished, or sanded and coated on site',
    'Stair treads matched to the floor',
  ],
  image: 'den-walnut',
  href: '/services/hardwood-flooring-austin',
} satisfies ServiceCardEntry;
