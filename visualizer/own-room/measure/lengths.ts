import { fill } from '#schema/rules/fill.ts';
import { parseInches } from '#schema/rules/lengths.ts';
import type { PhotoToolsWords } from '#schema/rules/words.ts';

/** Inches. On a shorter side, one pixel would change the scale too much, and no room is longer. */
export const lengthLimits = { min: 6, max: 600 } as const;
export const metersPerInch = 0.0254;

/** A length as typed. Either part may be empty. */
export interface TypedLength {
  feet: string;
  inches: string;
}

export type LengthError = 'notNumbers' | 'outOfRange';

/** Returns a typed length in inches, null if nothing is typed, or what's wrong with it. */
export function parseLength(typed: TypedLength): { inches: number | null } | { error: LengthError } {
  if (!typed.feet.trim() && !typed.inches.trim()) return { inches: null };
  const [feet, rest] = [parseInches(typed.feet.trim() || '0'), parseInches(typed.inches.trim() || '0', 'inches')];
  if (feet === null || rest === null) return { error: 'notNumbers' };
  const inches = feet + rest;
  if (inches < lengthLimits.min || inches > lengthLimits.max) return { error: 'outOfRange' };
  return { inches };
}

/** E.g. '11 ft 6 in', '12 ft' or '6 in'. */
export function formatLength(meters: number, { lengths }: Pick<PhotoToolsWords, 'lengths'>): string {
  const inches = Math.round(meters / metersPerInch);
  return [
    { count: Math.floor(inches / 12), one: lengths.oneFoot, many: lengths.feet },
    { count: inches % 12, one: lengths.oneInch, many: lengths.inches },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, one, many }) => (count === 1 ? one : fill(many, { count })))
    .join(' ');
}

export function wholeFeet(meters: number): number {
  return Math.round(meters / metersPerInch / 12);
}

/** The area of a rectangle, given in meters, in square feet. */
export function squareFeet(width: number, depth: number): number {
  return (width * depth) / (12 * metersPerInch) ** 2;
}
