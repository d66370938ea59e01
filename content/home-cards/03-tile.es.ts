import type { HomeServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'tile',
  name: 'Azulejo',
  image: 'mudroom-slate',
  description:
    'Cerámica, porcelanato, pizarra o mármol. Primero revisamos qué tan pareja está la losa, y si lo necesita le cotizamos emparejarla o una membrana.',
  pricePerSqFt: { low: 6, high: 12 },
  duration: '3-7 días',
  features: ['Membranas contra grietas', 'Porcelanato de formato grande', 'Fresco en julio'],
  href: '/services/tile-flooring-austin',
} satisfies HomeServiceCardEntry;

export const englishHash = 'bc0174b8';
