import type { HomeServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'bathroom',
  name: 'Pisos de baño',
  image: 'bathroom-vanity',
  description:
    'Porcelanato, vinil, piedra o azulejo con calefacción, cortado a la medida de la tina y el excusado y sellado en cada orilla para que el agua no baje.',
  pricePerSqFt: { low: 4, high: 25 },
  duration: '1-7 días',
  features: ['Clasificación antiderrapante revisada', 'Opción con calefacción', 'Orillas selladas'],
  href: '/services/bathroom-flooring-austin',
} satisfies HomeServiceCardEntry;

export const englishHash = '0913473b';
