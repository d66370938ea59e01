import type { HomeServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'carpet',
  name: 'Carpet',
  icon: 'carpet',
  description:
    'Plush for bedrooms, berber for stairs and media rooms, stretched over new pad with the seams planned away from doorways.',
  href: '/services/carpet-installation-austin',
  features: ['Stretched with power tools', 'Pad matched to pile', 'Bedroom in a day'],
} satisfies HomeServiceCardEntry;
