import { applyHomography, inverse } from '../../engine/homography.ts';
import { squareFeet } from '../measure/lengths.ts';
import { minNearness } from './mask.ts';
import { clipArea, type Outline } from './outline.ts';
import { metersToPixels, nearness, type Quad, type Sides } from './quad.ts';

/** The area of the floor within an edge, in square feet, ignoring anything beyond the horizon. */
export function outlineArea(outline: Outline, quad: Quad, sides: Sides): number {
  const toFloor = inverse(metersToPixels(quad, sides));
  const corners = clipArea(outline, nearness(quad), minNearness).map((corner) => applyHomography(toFloor, corner));
  const twice = corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % corners.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return squareFeet(Math.abs(twice) / 2, 1);
}
