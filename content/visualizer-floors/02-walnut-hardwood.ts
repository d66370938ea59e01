import type { VisualizerFloorEntry } from '../../schema/content.ts';
import { hardwoodPoorFits } from '../poor-fits.ts';

export default {
  id: 'walnut-hardwood',
  name: 'Walnut Hardwood',
  category: 'Hardwood',
  pricePerSqFt: 12.75,
  pattern: 'pattern-walnut',
  poorFits: hardwoodPoorFits,
} satisfies VisualizerFloorEntry;
