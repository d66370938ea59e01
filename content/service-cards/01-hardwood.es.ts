import type { ServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'hardwood',
  title: 'Pisos de madera dura',
  description:
    'Escoja roble, nogal, hickory o maple. Si su subpiso es de triplay, clavamos duela sólida. Si su casa está sobre losa, pegamos madera de ingeniería, y el pegamento frena la humedad del concreto.',
  priceRange: '$8-15 por pie cuadrado',
  duration: '2-5 días',
  warranty: '25 años',
  features: [
    'La duela reposa 48-72 horas en sus cuartos',
    'Lecturas de humedad por escrito',
    'Con acabado de fábrica o hecho en su casa',
    'Escalones que combinan con el piso',
  ],
  image: 'den-walnut',
  href: '/services/hardwood-flooring-austin',
} satisfies ServiceCardEntry;

export const englishHash = '6bc8dc11';
