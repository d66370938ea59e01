import type { HomeServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'kitchen',
  name: 'Pisos de cocina',
  image: 'kitchen-island',
  description:
    'Pisos que aguantan sartenes caídos, platos del perro y fugas de la lavavajillas, y sus aparatos siguen saliendo y entrando.',
  pricePerSqFt: { low: 4, high: 15 },
  duration: '1-7 días',
  features: ['Medimos la altura de los aparatos', 'Opciones a prueba de agua', 'Puertas al ras'],
  href: '/services/kitchen-flooring-austin',
} satisfies HomeServiceCardEntry;

export const englishHash = 'af25eb9b';
