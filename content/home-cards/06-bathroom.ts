import type { HomeServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'bathroom',
  name: 'Bathroom Floors',
  image: 'bathroom-vanity',
  description:
    'Porcelain, vinyl, stone, or heated tile, cut to fit around your tub and toilet and sealed at every edge, so water stays on top.',
  pricePerSqFt: { low: 4, high: 25 },
  duration: '1-7 days',
  features: ['Wet slip ratings checked', 'Heated tile option', 'Sealed edges'],
  href: '/services/bathroom-flooring-austin',
} satisfies HomeServiceCardEntry;
