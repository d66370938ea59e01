import type { ServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'commercial',
  title: 'Commercial Flooring',
  description:
    "We install porcelain, glue-down vinyl, carpet tile, and sealed concrete in offices, cafes, shops, and rentals. We'll split the job into phases, so you can usually stay open while we work.",
  priceRange: '$3-12 per sq ft',
  duration: '3-10 days',
  warranty: '5-20 year warranty',
  features: [
    'Nights and weekends if you need them',
    'Slip ratings for wet areas',
    'Insurance certificate for your landlord',
    'Labeled spare boxes left on site',
  ],
  image: 'cafe-porcelain',
  href: '/services/commercial-flooring-austin',
} satisfies ServiceCardEntry;
