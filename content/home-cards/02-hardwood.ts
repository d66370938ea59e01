import type { HomeServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'hardwood',
  name: 'Hardwood',
  icon: 'hardwood',
  description:
    'Oak, walnut, hickory and maple: solid boards over plywood, engineered boards on concrete slabs, metered for moisture before we start.',
  href: '/services/hardwood-flooring-austin',
  features: ['Solid and engineered', 'Moisture readings first', 'Can be refinished'],
} satisfies HomeServiceCardEntry;
