import type { VisualizerFloorEntry } from '../../schema/content.ts';
import { carpetPoorFits } from '../poor-fits.es.ts';

export default {
  id: 'berber-carpet',
  name: 'Alfombra berber',
  category: 'Carpet',
  pricePerSqFt: 2.5,
  pattern: 'pattern-berber',
  poorFits: carpetPoorFits,
} satisfies VisualizerFloorEntry;

export const englishHash = '9f89d006';
