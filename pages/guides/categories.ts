import type { Guide } from '#schema/content/files/article.ts';

/** Names of the guides' categories, in the order of the buttons. */
export const categoryNames: Record<Guide['category'], string> = {
  'buying-guide': 'Buying guide',
  maintenance: 'Maintenance',
  installation: 'Installation',
  comparison: 'Comparison',
};
