import type { ServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'commercial',
  title: 'Commercial Flooring',
  description:
    'Porcelain, glue-down vinyl, carpet tile and sealed concrete for offices, cafes, shops and rental units. The work is split into phases so that doors can stay open.',
  priceRange: '$3-12 per sq ft',
  duration: '3-10 days',
  warranty: '5-20 year warranty',
  features: [
    'Nights and weekends by arrangement',
    'Slip ratings for wet areas',
    'Certificates of insurance',
    'Spare cartons labeled and left on site',
  ],
  image: 'cafe-porcelain',
  href: '/services/commercial-flooring-austin',
} satisfies ServiceCardEntry;
