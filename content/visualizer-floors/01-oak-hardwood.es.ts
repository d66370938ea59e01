import type { VisualizerFloorEntry } from '../../schema/content.ts';
import { hardwoodPoorFits } from '../poor-fits.es.ts';

export default {
  id: 'oak-hardwood',
  name: 'Madera de roble',
  category: 'Hardwood',
  pricePerSqFt: 8.5,
  pattern: 'pattern-oak',
  poorFits: hardwoodPoorFits,
} satisfies VisualizerFloorEntry;

export const englishHash = '0058b9ea';
