import type { HomeServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'commercial',
  name: 'Commercial Floors',
  image: 'office-lvp-wood',
  description:
    "Offices, cafes, shops, and rentals. We can work nights and weekends, so you can often stay open while we're there.",
  pricePerSqFt: { low: 3, high: 12 },
  duration: '3-10 days',
  features: ['Work in phases', 'Commercial wear layers', 'Insurance certificates ready'],
  href: '/services/commercial-flooring-austin',
} satisfies HomeServiceCardEntry;
