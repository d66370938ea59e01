import type { SeasonEntry } from '../../schema/content.ts';

/** The season of a month counted from 0, as Date.getMonth() counts. */
export function seasonOfMonth(month: number): SeasonEntry['id'] {
  if (month >= 2 && month <= 4) return 'spring';
  if (month >= 5 && month <= 7) return 'summer';
  if (month >= 8 && month <= 10) return 'fall';
  return 'winter';
}
