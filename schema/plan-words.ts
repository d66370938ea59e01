/** A room of a plan in words, for the form, mail, exports and the inbox. */
import type { FloorPattern } from './floor-pattern.ts';
import { fullTurn, type SentRoom } from './plan.ts';

const patterns: Record<FloorPattern, string> = {
  straight: '',
  diagonal: 'laid diagonally',
  herringbone: 'laid in herringbone',
};

/** E.g. 'laid straight', 'turned 45°' or 'laid in herringbone, turned 90°'. */
export function describeLaying({ pattern, rotation }: Pick<SentRoom, 'pattern' | 'rotation'>): string {
  const turn = rotation % fullTurn === 0 ? '' : `turned ${rotation}°`;
  return [patterns[pattern], turn].filter(Boolean).join(', ') || 'laid straight';
}

/** E.g. '14 x 16 ft'. */
export function describeSize({ width, length }: Pick<SentRoom, 'width' | 'length'>): string {
  return width && length ? `${width} x ${length} ft` : 'no size given';
}
