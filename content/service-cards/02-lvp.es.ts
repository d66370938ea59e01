import type { ServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'lvp',
  title: 'Pisos de vinil de lujo',
  description:
    'Esta duela de vinil no le teme al agua y queda bien en casas sobre losa, en rentas y donde hay perros. Se ensambla a presión o se pega, y si una pieza se daña, la cambiamos por un repuesto.',
  priceRange: '$5-10 por pie cuadrado',
  duration: '1-3 días',
  warranty: 'Garantía de 15 años',
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
