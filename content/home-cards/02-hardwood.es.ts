import type { HomeServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'hardwood',
  name: 'Madera dura',
  image: 'den-floor',
  description:
    'Roble, nogal, hickory o maple. Clavamos duela sólida sobre triplay y usamos madera de ingeniería sobre losas de concreto.',
  pricePerSqFt: { low: 8, high: 15 },
  duration: '2-5 días',
  features: ['Primero probamos la humedad', 'Sólida o de ingeniería', 'Se puede lijar y restaurar'],
  href: '/services/hardwood-flooring-austin',
} satisfies HomeServiceCardEntry;

export const englishHash = 'b27a38f2';
