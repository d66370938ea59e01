import type { HomeServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'hardwood',
  name: 'Hardwood',
  image: 'den-floor',
  description: 'Oak, walnut, hickory or maple. Solid boards go over plywood, and engineered boards go over concrete slabs.',
  pricePerSqFt: { low: 8, high: 15 },
  duration: '2-5 days',
  features: ['Moisture tested first', 'Solid or engineered', 'Can be sanded and refinished'],
  href: '/services/hardwood-flooring-austin',
} satisfies HomeServiceCardEntry;
