import type { HomeServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'refinishing',
  name: 'Floor Refinishing',
  icon: 'refinishing',
  description:
    'Dust-contained sanding, board repair and new color for old oak and pine, usually 50-70% cheaper than a new floor.',
  href: '/services/floor-refinishing-austin',
  features: ['99% dust-free sanding', 'Boards matched and patched', 'Done in 3-5 days'],
} satisfies HomeServiceCardEntry;
