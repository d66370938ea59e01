import type { HomeServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'refinishing',
  name: 'Restauración de pisos',
  image: 'jobsite-sanding',
  description:
    'Lijado sin polvo, cambio de tablas y un color nuevo para el roble o el pino que ya tiene, por 50-70% menos que un piso nuevo.',
  pricePerSqFt: { low: 3, high: 6 },
  duration: '3-5 días',
  features: ['Lijado 99% libre de polvo', 'Parches con tablas que combinan', 'Cualquier tinte, o natural'],
  href: '/services/floor-refinishing-austin',
} satisfies HomeServiceCardEntry;

export const englishHash = 'c650660f';
