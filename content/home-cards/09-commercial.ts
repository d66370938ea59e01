import type { HomeServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'commercial',
  name: 'Commercial Floors',
  icon: 'commercial',
  description:
    'Offices, cafes, shops and rentals, scheduled around opening hours, with certificates of insurance ready for the building manager.',
  href: '/services/commercial-flooring-austin',
  features: ['Night and weekend phases', 'Commercial wear layers', '$3-12 per sq ft'],
} satisfies HomeServiceCardEntry;
