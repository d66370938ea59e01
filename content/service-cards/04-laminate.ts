import type { ServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'laminate',
  title: 'Laminate Flooring',
  description:
    "Laminate looks like oak, costs less, and is harder to scratch than most wood. It's a good floor for upstairs bedrooms, playrooms, and first homes, but we don't put it in full baths or laundry rooms.",
  priceRange: '$4-8 per sq ft',
  duration: '1-2 days',
  warranty: '12-year warranty',
  features: [
    'Standard, waterproof, and commercial grades',
    'Goes over most flat floors',
    'Sound-damping underlayment',
    'Two bedrooms in one day',
  ],
  image: 'bedroom-dresser',
  href: '/services/laminate-flooring-austin',
} satisfies ServiceCardEntry;
