import type { HomeServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'carpet',
  name: 'Alfombra',
  image: 'sample-plush',
  description:
    'Afelpada y suave para recámaras, o berber resistente para escaleras y cuartos de tele, con bajo alfombra nuevo incluido en el precio.',
  pricePerSqFt: { low: 3, high: 8 },
  duration: 'alrededor de un día',
  features: ['Estirada con máquina para que quede lisa', 'Bajo alfombra según el pelo', 'Uniones lejos de las puertas'],
  href: '/services/carpet-installation-austin',
} satisfies HomeServiceCardEntry;

export const englishHash = 'f4b28e67';
