import type { VisualizerFloorEntry } from '../../schema/content.ts';
import { carpetPoorFits } from '../poor-fits.ts';

export default {
  id: 'berber-carpet',
  name: 'Berber Carpet',
  category: 'Carpet',
  pricePerSqFt: 2.5,
  pattern: 'pattern-berber',
  poorFits: carpetPoorFits,
} satisfies VisualizerFloorEntry;
