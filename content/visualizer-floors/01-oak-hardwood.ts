import type { VisualizerFloorEntry } from '../../schema/content.ts';
import { hardwoodPoorFits } from '../poor-fits.ts';

export default {
  id: 'oak-hardwood',
  name: 'Oak Hardwood',
  category: 'Hardwood',
  pricePerSqFt: 8.5,
  pattern: 'pattern-oak',
  poorFits: hardwoodPoorFits,
} satisfies VisualizerFloorEntry;
