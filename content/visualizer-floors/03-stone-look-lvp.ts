import type { VisualizerFloorEntry } from '../../schema/content.ts';

export default {
  id: 'stone-look-lvp',
  name: 'Stone Look LVP',
  category: 'LVP',
  pricePerSqFt: 4.25,
  pattern: 'pattern-lvp-stone',
} satisfies VisualizerFloorEntry;
