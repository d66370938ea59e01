import type { VisualizerFloorEntry } from '../../schema/content.ts';

export default {
  id: 'wood-look-lvp',
  name: 'Vinil tipo madera',
  category: 'LVP',
  pricePerSqFt: 3.75,
  pattern: 'pattern-lvp-wood',
} satisfies VisualizerFloorEntry;

export const englishHash = '24be34a8';
