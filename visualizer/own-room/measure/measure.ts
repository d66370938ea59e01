import type { Quad, Sides, Size } from '../selection/quad.ts';
import { depthOverWidth } from './camera.ts';
import { inchesOf, inWords, lengthLimits, metresPerInch, type TypedLength } from './lengths.ts';

/** Both sides as typed; one may be left empty. */
export type TypedSides = Record<keyof Sides, TypedLength>;

/** What is wrong with each side, in words; undefined where nothing is. */
export type SideErrors = Partial<Record<keyof Sides, string>>;

type Measured = { sides: Sides; workedOut: keyof Sides | null } | { errors: SideErrors };

/** The sides of the marked rectangle in metres: as typed, or one of them worked out from the photo. */
export function measured(typed: TypedSides, quad: Quad, size: Size): Measured {
  const width = inchesOf(typed.width);
  const depth = inchesOf(typed.depth);
  if ('error' in width || 'error' in depth) {
    return { errors: { width: 'error' in width ? width.error : undefined, depth: 'error' in depth ? depth.error : undefined } };
  }
  if (width.inches !== null && depth.inches !== null) return taken(width.inches, depth.inches, null);
  if (width.inches === null && depth.inches === null) return { errors: { width: 'Enter the width or the depth.' } };
  const ratio = depthOverWidth(quad, size);
  if (width.inches !== null) return ratio === null ? unknown('depth') : taken(width.inches, width.inches * ratio, 'depth');
  if (depth.inches !== null) return ratio === null ? unknown('width') : taken(depth.inches / ratio, depth.inches, 'width');
  return unknown('depth');
}

function taken(width: number, depth: number, workedOut: keyof Sides | null): Measured {
  const inches = { width, depth };
  if (workedOut && (inches[workedOut] < lengthLimits.min || inches[workedOut] > lengthLimits.max)) {
    const length = inWords(inches[workedOut] * metresPerInch);
    return { errors: { [workedOut]: `It comes out as ${length}. Check the corners, or enter it too.` } };
  }
  return { sides: { width: width * metresPerInch, depth: depth * metresPerInch }, workedOut };
}

function unknown(side: keyof Sides): Measured {
  return {
    errors: { [side]: 'This photo does not tell it: it was taken too straight at the rectangle. Enter it too.' },
  };
}
