import type { HomeServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'laminate',
  name: 'Laminate',
  icon: 'laminate',
  description: 'A hard, scratch-resistant face at $4-8 per sq ft installed. One grade is made for kitchens and laundry rooms.',
  href: '/services/laminate-flooring-austin',
  features: ['Laid in 1-2 days', 'No glue needed', 'Waterproof grade available'],
} satisfies HomeServiceCardEntry;
