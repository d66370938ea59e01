import type { VisualizerFloorEntry } from '../../schema/content.ts';

export default {
  id: 'marble-tile',
  name: 'Azulejo de mármol',
  category: 'Tile',
  pricePerSqFt: 8.9,
  pattern: 'pattern-marble',
} satisfies VisualizerFloorEntry;

export const englishHash = '6fac8270';
