import type { HomeServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'hardwood',
  name: 'Hardwood',
  image: 'den-floor',
  description:
    'Oak, walnut, hickory, or maple. We nail solid boards over plywood, and we use engineered boards on concrete slabs.',
  pricePerSqFt: { low: 8, high: 15 },
  duration: '2-5 days',
  features: ['Moisture tested first', 'Solid or engineered', 'Can be sanded and refinished'],
  href: '/services/hardwood-flooring-austin',
} satisfies HomeServiceCardEntry;
