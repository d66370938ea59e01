import type { VisualizerFloorEntry } from '../../schema/content.ts';

export default {
  id: 'plush-carpet',
  name: 'Plush Carpet',
  category: 'Carpet',
  pricePerSqFt: 3.15,
  pattern: 'pattern-plush',
} satisfies VisualizerFloorEntry;
