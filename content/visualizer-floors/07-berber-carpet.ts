import type { VisualizerFloorEntry } from '../../schema/content.ts';

export default {
  id: 'berber-carpet',
  name: 'Berber Carpet',
  category: 'Carpet',
  pricePerSqFt: 2.5,
  pattern: 'pattern-berber',
} satisfies VisualizerFloorEntry;
