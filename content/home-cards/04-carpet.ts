import type { HomeServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'carpet',
  name: 'Carpet',
  image: 'sample-berber',
  description: 'Soft plush for bedrooms, tough berber for stairs and media rooms. The price includes new pad.',
  pricePerSqFt: { low: 3, high: 8 },
  duration: 'about a day',
  features: ['Power-stretched to stay flat', 'Pad matched to the pile', 'Seams kept away from doorways'],
  href: '/services/carpet-installation-austin',
} satisfies HomeServiceCardEntry;
