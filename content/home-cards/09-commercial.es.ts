import type { HomeServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'commercial',
  name: 'Pisos comerciales',
  image: 'office-lvp-wood',
  description:
    'Oficinas, cafés, tiendas y rentas. Podemos trabajar de noche y en fin de semana, así que muchas veces no tiene que cerrar.',
  pricePerSqFt: { low: 3, high: 12 },
  duration: '3-10 días',
  features: ['Trabajo por etapas', 'Capas de uso comercial', 'Certificados de seguro listos'],
  href: '/services/commercial-flooring-austin',
} satisfies HomeServiceCardEntry;

export const englishHash = '0b7df159';
