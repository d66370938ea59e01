import type { ServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'laminate',
  title: 'Pisos laminados',
  description:
    'El laminado se ve como roble, cuesta menos y se raya menos que casi cualquier madera. Es bueno para recámaras de arriba, cuartos de juego y primeras casas, pero no lo ponemos en baños completos ni cuartos de lavado.',
  priceRange: '$4-8 por pie cuadrado',
  duration: '1-2 días',
  warranty: '12 años',
  features: [
    'Grado normal, resistente al agua o comercial',
    'Va sobre casi cualquier piso parejo',
    'Base que amortigua el ruido',
    'Dos recámaras en un día',
  ],
  image: 'bedroom-dresser',
  href: '/services/laminate-flooring-austin',
} satisfies ServiceCardEntry;

export const englishHash = '82908207';
