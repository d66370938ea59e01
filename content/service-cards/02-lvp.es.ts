import type { ServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'lvp',
  title: 'Pisos de vinil de lujo',
  description:
    'Estas tablas son a prueba de agua y quedan bien en casas sobre losa, en rentas y donde hay perros. Son de clic o pegadas, y si una se daña, la cambiamos por una de repuesto.',
  priceRange: '$5-10 por pie cuadrado',
  duration: '1-3 días',
  warranty: '15 años',
  features: [
    'Capas de uso de 12, 20 o 28 mil',
    'Imita madera o piedra',
    'Base contra el ruido para condominios',
    'Puede caminar en él esa misma tarde',
  ],
  image: 'office-desks',
  href: '/services/lvp-flooring-austin',
} satisfies ServiceCardEntry;

export const englishHash = '6c962d14';
