import type { SeasonEntry } from '../../schema/content.ts';

/** The season of a month, counted from 0 like Date.getMonth(). */
export function seasonOfMonth(month: number): SeasonEntry['id'] {
  if (month >= 2 && month <= 4) return 'spring';
  if (month >= 5 && month <= 7) return 'summer';
  if (month >= 8 && month <= 10) return 'fall';
  return 'winter';
}

/**
 * Runs in the head, before the first paint. Puts the season to show on the root element: the one in the address's hash, or
 * else the current one. SeasonSection hides the other three. With scripts off, all four are shown.
 */
export const seasonScript =
  "(s=>{const f=()=>{const h=location.hash.slice(1);document.documentElement.dataset.season=s.includes(h)?h:s[Math.floor((new Date().getMonth()+1)%12/3)]};f();addEventListener('hashchange',f)})(['winter','spring','summer','fall'])";
