export type BadgeColor = 'red' | 'green' | 'blue' | 'gray';

/** The color of a trend's badge, by the words on it. */
export function badgeColor(popularity: string): BadgeColor {
  const has = (word: string) => popularity.includes(word);
  if (has('Hot') || has('Trending Up')) return 'red';
  if (has('Growing') || has('Rising')) return 'green';
  if (has('Spotlight') || has('Choice')) return 'blue';
  return 'gray';
}
