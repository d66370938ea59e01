import type { GuideEntry } from '../../schema/content.ts';

/** Names of the guides' categories, in the order in which they are listed. */
export const categoryNames: Record<GuideEntry['category'], string> = {
  'buying-guide': 'Buying guide',
  maintenance: 'Maintenance',
  installation: 'Installation',
  comparison: 'Comparison',
};
