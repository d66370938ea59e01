type BadgeColor = 'red' | 'green' | 'blue' | 'grey';

/** The color of a trend's badge, chosen by the words on it. */
export function badgeColor(popularity: string): BadgeColor {
  const says = (word: string) => popularity.includes(word);
  if (says('Hot') || says('Trending Up')) return 'red';
  if (says('Growing') || says('Rising')) return 'green';
  if (says('Spotlight') || says('Choice')) return 'blue';
  return 'grey';
}
