import type { HomeServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'carpet',
  name: 'Carpet',
  image: 'sample-plush',
  description: 'Soft plush for bedrooms and tough berber for stairs and media rooms, with a new pad included in the price.',
  pricePerSqFt: { low: 3, high: 8 },
  duration: 'about a day',
  features: ['Power-stretched to stay flat', 'Pad matched to the pile', 'Seams kept away from doorways'],
  href: '/services/carpet-installation-austin',
} satisfies HomeServiceCardEntry;
