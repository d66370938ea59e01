import type { HomeServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'bathroom',
  name: 'Bathroom Floors',
  icon: 'bathroom',
  description:
    'Porcelain, vinyl, stone or heated tile, fitted around tub and toilet and sealed at every edge that water can reach.',
  href: '/services/bathroom-flooring-austin',
  features: ['Wet slip ratings checked', 'Heated tile option', 'Sealed edges'],
} satisfies HomeServiceCardEntry;
