import type { HomeServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'kitchen',
  name: 'Pisos de cocina',
  image: 'kitchen-island',
  description:
    'Pisos que aguantan sartenes que se caen, platos del perro y fugas de la lavavajillas. Y sus aparatos siguen entrando y saliendo.',
  pricePerSqFt: { low: 4, high: 15 },
  duration: '1-7 días',
  features: ['Medimos la altura de los aparatos', 'Opciones a prueba de agua', 'Puertas al ras'],
  href: '/services/kitchen-flooring-austin',
} satisfies HomeServiceCardEntry;

export const englishHash = 'af25eb9b';
