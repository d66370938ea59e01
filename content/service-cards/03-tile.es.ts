import type { ServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'tile',
  title: 'Pisos de azulejo',
  description:
    'Ponemos cerámica, porcelanato y piedra en baños, cocinas y entradas. Revisamos qué tan pareja está la losa, y si tiene grietas o está sobre arcilla, podemos poner una membrana bajo el azulejo por $1.50-3 más por pie cuadrado.',
  priceRange: '$6-12 por pie cuadrado',
  duration: '3-7 días',
  warranty: '10 años',
  features: [
    'Losa revisada a 1/8 de pulgada en 10 pies para azulejo grande',
    'Membrana opcional sobre grietas finas',
    'Diseño planeado antes de poner la primera pieza',
    'Lechada sellada si lo necesita',
  ],
  image: 'kitchen-ceramic',
  href: '/services/tile-flooring-austin',
} satisfies ServiceCardEntry;

export const englishHash = '5f99ad0b';
