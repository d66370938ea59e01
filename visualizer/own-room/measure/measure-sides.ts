import type { Quad, Sides, Size } from '../selection/quad.ts';
import { depthOverWidth } from './depth-from-photo.ts';
import { formatLength, lengthLimits, metersPerInch, parseLength, type TypedLength } from './lengths.ts';

/** Both sides as typed. One may be empty. */
export type TypedSides = Record<keyof Sides, TypedLength>;

/** Messages about the sides, if something is wrong with them. */
export type SideErrors = Partial<Record<keyof Sides, string>>;

type Result = { sides: Sides; calculated: keyof Sides | null } | { errors: SideErrors };

/** The sides of the marked rectangle in meters: both as typed, or one of them calculated from the photo. */
export function measureSides(typed: TypedSides, quad: Quad, size: Size): Result {
  const width = parseLength(typed.width);
  const depth = parseLength(typed.depth);
  if ('error' in width || 'error' in depth) {
    return { errors: { width: 'error' in width ? width.error : undefined, depth: 'error' in depth ? depth.error : undefined } };
  }
  if (width.inches !== null && depth.inches !== null) return resultOf(width.inches, depth.inches, null);
  if (width.inches === null && depth.inches === null) return { errors: { width: 'Enter the width or the depth.' } };
  const ratio = depthOverWidth(quad, size);
  if (width.inches !== null) return ratio === null ? unclear('depth') : resultOf(width.inches, width.inches * ratio, 'depth');
  if (depth.inches !== null) return ratio === null ? unclear('width') : resultOf(depth.inches / ratio, depth.inches, 'width');
  return unclear('depth');
}

function resultOf(width: number, depth: number, calculated: keyof Sides | null): Result {
  const inches = { width, depth };
  if (calculated && (inches[calculated] < lengthLimits.min || inches[calculated] > lengthLimits.max)) {
    const length = formatLength(inches[calculated] * metersPerInch);
    return { errors: { [calculated]: `This side comes out as ${length}. Check the corners, or enter it, too.` } };
  }
  return { sides: { width: width * metersPerInch, depth: depth * metersPerInch }, calculated };
}

function unclear(side: keyof Sides): Result {
  return {
    errors: { [side]: "We can't tell this side from the photo. Please enter it, too." },
  };
}
