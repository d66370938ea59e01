import type { VisualizerFloorEntry } from '../../schema/content.ts';

export default {
  id: 'ceramic-tile',
  name: 'Ceramic Tile',
  category: 'Tile',
  pricePerSqFt: 3.25,
  pattern: 'pattern-ceramic',
} satisfies VisualizerFloorEntry;
