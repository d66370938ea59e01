import type { ServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'laminate',
  title: 'Laminate Flooring',
  description:
    'The look of oak on a dense fiber core, with a face that is harder to scratch than most wood. A good floor for upstairs bedrooms, playrooms and first houses.',
  priceRange: '$4-8 per sq ft',
  duration: '1-2 days',
  warranty: '12-year warranty',
  features: [
    'Standard, waterproof and commercial grades',
    'Floats over most flat floors',
    'Sound-damping underlayment',
    'Two bedrooms in one day',
  ],
  image: 'bedroom-dresser',
  href: '/services/laminate-flooring-austin',
} satisfies ServiceCardEntry;
