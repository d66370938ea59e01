import type { VisualizerFloorEntry } from '../../schema/content.ts';

export default {
  id: 'wood-look-lvp',
  name: 'Wood Look LVP',
  category: 'LVP',
  pricePerSqFt: 3.75,
  pattern: 'pattern-lvp-wood',
} satisfies VisualizerFloorEntry;
