import type { HomeServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'lvp',
  name: 'Vinil de lujo',
  image: 'sample-lvp-wood',
  description:
    'Tablas a prueba de agua que se ven como madera o piedra. Quedan bien en cocinas, rentas y casas con perros grandes.',
  pricePerSqFt: { low: 5, high: 10 },
  duration: '1-3 días',
  features: ['Núcleo a prueba de agua', 'Capa de uso resistente de 20 mil', 'Puede caminar en él esa misma tarde'],
  href: '/services/lvp-flooring-austin',
} satisfies HomeServiceCardEntry;

export const englishHash = '91750e8d';
