import type { VisualizerFloorEntry } from '../../schema/content.ts';
import { carpetPoorFits } from '../poor-fits.es.ts';

export default {
  id: 'plush-carpet',
  name: 'Alfombra afelpada',
  category: 'Carpet',
  pricePerSqFt: 3.15,
  pattern: 'pattern-plush',
  poorFits: carpetPoorFits,
} satisfies VisualizerFloorEntry;

export const englishHash = '48adaaa2';
