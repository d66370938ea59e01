import type { VisualizerFloorEntry } from '../../schema/content.ts';

export default {
  id: 'stone-look-lvp',
  name: 'Vinil tipo piedra',
  category: 'LVP',
  pricePerSqFt: 4.25,
  pattern: 'pattern-lvp-stone',
} satisfies VisualizerFloorEntry;

export const englishHash = 'b7a645ce';
