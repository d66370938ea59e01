import type { VisualizerFloorEntry } from '../../schema/content.ts';

export default {
  id: 'marble-tile',
  name: 'Marble Tile',
  category: 'Tile',
  pricePerSqFt: 8.9,
  pattern: 'pattern-marble',
} satisfies VisualizerFloorEntry;
