import type { HomeServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'kitchen',
  name: 'Kitchen Floors',
  image: 'kitchen-island',
  description:
    'Floors that stand up to dropped pans, dog bowls, and dishwasher leaks, and your appliances will still roll in and out.',
  pricePerSqFt: { low: 4, high: 15 },
  duration: '1-7 days',
  features: ['Appliance clearance measured', 'Waterproof choices', 'Flush doorways'],
  href: '/services/kitchen-flooring-austin',
} satisfies HomeServiceCardEntry;
