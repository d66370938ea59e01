import type { HomeServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'laminate',
  name: 'Laminado',
  image: 'bedroom-dresser',
  description: 'Un piso que resiste rayones y cuida su bolsillo. Si va en la cocina, usamos el resistente al agua.',
  pricePerSqFt: { low: 4, high: 8 },
  duration: '1-2 días',
  features: ['Se ensambla sin pegamento', 'Superficie dura contra rayones', 'También resistente al agua'],
  href: '/services/laminate-flooring-austin',
} satisfies HomeServiceCardEntry;

export const englishHash = '3cc13228';
