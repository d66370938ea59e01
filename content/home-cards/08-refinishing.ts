import type { HomeServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'refinishing',
  name: 'Floor Refinishing',
  image: 'jobsite-sanding',
  description:
    'Dustless sanding, board repair, and a new color for the oak or pine you already have, for 50-70% less than a new floor.',
  pricePerSqFt: { low: 3, high: 6 },
  duration: '3-5 days',
  features: ['99% dust-free sanding', 'Boards matched and patched', 'Any stain, or natural'],
  href: '/services/floor-refinishing-austin',
} satisfies HomeServiceCardEntry;
