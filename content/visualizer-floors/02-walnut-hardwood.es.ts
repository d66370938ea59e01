import type { VisualizerFloorEntry } from '../../schema/content.ts';
import { hardwoodPoorFits } from '../poor-fits.es.ts';

export default {
  id: 'walnut-hardwood',
  name: 'Madera de nogal',
  category: 'Hardwood',
  pricePerSqFt: 12.75,
  pattern: 'pattern-walnut',
  poorFits: hardwoodPoorFits,
} satisfies VisualizerFloorEntry;

export const englishHash = '9e9e202a';
