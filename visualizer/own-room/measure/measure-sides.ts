import { fill } from '#schema/rules/fill.ts';
import type { PhotoToolsWords } from '#schema/rules/words.ts';
import type { Quad, SidesInMeters, Size } from '../selection/quad.ts';
import { depthOverWidth } from './depth-from-photo.ts';
import { formatLength, type LengthError, lengthLimits, metersPerInch, parseLength, type TypedLength } from './lengths.ts';

/** Both sides as typed. One may be empty. */
export type TypedSides = Record<keyof SidesInMeters, TypedLength>;

/** What's wrong with a side. One that we calculated may come out as an unlikely number of meters. */
export type SideError = LengthError | 'missing' | 'unclear' | { unlikely: number };
export type SideErrors = Partial<Record<keyof SidesInMeters, SideError>>;

type Result = { sides: SidesInMeters; calculated: keyof SidesInMeters | null } | { errors: SideErrors };

/** The sides of the marked rectangle in meters: both as typed, or one of them calculated from the photo. */
export function measureSides(typed: TypedSides, quad: Quad, size: Size): Result {
  const width = parseLength(typed.width);
  const depth = parseLength(typed.depth);
  if ('error' in width || 'error' in depth) {
    return { errors: { width: 'error' in width ? width.error : undefined, depth: 'error' in depth ? depth.error : undefined } };
  }
  if (width.inches !== null && depth.inches !== null) return resultOf(width.inches, depth.inches, null);
  if (width.inches === null && depth.inches === null) return { errors: { width: 'missing' } };
  const ratio = depthOverWidth(quad, size);
  if (width.inches !== null) return ratio === null ? unclear('depth') : resultOf(width.inches, width.inches * ratio, 'depth');
  if (depth.inches !== null) return ratio === null ? unclear('width') : resultOf(depth.inches / ratio, depth.inches, 'width');
  return unclear('depth');
}

/** The message about a side. Empty if nothing is wrong. */
export function describeProblem(error: SideError | undefined, words: PhotoToolsWords): string {
  if (!error) return '';
  if (typeof error === 'string') return words.problems[error];
  return fill(words.problems.unlikely, { length: formatLength(error.unlikely, words) });
}

function resultOf(width: number, depth: number, calculated: keyof SidesInMeters | null): Result {
  const inches = { width, depth };
  if (calculated && (inches[calculated] < lengthLimits.min || inches[calculated] > lengthLimits.max)) {
    return { errors: { [calculated]: { unlikely: inches[calculated] * metersPerInch } } };
  }
  return { sides: { width: width * metersPerInch, depth: depth * metersPerInch }, calculated };
}

function unclear(side: keyof SidesInMeters): Result {
  return { errors: { [side]: 'unclear' } };
}
