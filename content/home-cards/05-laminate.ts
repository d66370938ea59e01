import type { HomeServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'laminate',
  name: 'Laminate',
  image: 'bedroom-dresser',
  description:
    "A scratch-resistant floor that's easy on your budget. If it's going in a kitchen, we'll use the waterproof grade.",
  pricePerSqFt: { low: 4, high: 8 },
  duration: '1-2 days',
  features: ['Clicks together without glue', 'Hard, scratch-resistant face', 'Waterproof grade available'],
  href: '/services/laminate-flooring-austin',
} satisfies HomeServiceCardEntry;
