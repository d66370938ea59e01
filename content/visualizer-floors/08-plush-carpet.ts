import type { VisualizerFloorEntry } from '../../schema/content.ts';
import { carpetPoorFits } from '../poor-fits.ts';

export default {
  id: 'plush-carpet',
  name: 'Plush Carpet',
  category: 'Carpet',
  pricePerSqFt: 3.15,
  pattern: 'pattern-plush',
  poorFits: carpetPoorFits,
} satisfies VisualizerFloorEntry;
