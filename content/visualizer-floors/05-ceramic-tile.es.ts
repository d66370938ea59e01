import type { VisualizerFloorEntry } from '../../schema/content.ts';

export default {
  id: 'ceramic-tile',
  name: 'Azulejo de cerámica',
  category: 'Tile',
  pricePerSqFt: 3.25,
  pattern: 'pattern-ceramic',
} satisfies VisualizerFloorEntry;

export const englishHash = '9d0c78dd';
