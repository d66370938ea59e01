import { inverse, mapped } from '../../engine/homography.ts';
import { squareFeet } from '../measure/lengths.ts';
import { leastNearness } from './mask.ts';
import { clipped, type Outline } from './outline.ts';
import { metresToPixels, nearness, type Quad, type Sides } from './quad.ts';

/** Square feet of the floor within an edge, as far as it lies before the horizon; 0 where none of it does. */
export function outlineArea(outline: Outline, quad: Quad, sides: Sides): number {
  const toFloor = inverse(metresToPixels(quad, sides));
  const corners = clipped(outline, nearness(quad), leastNearness).map((corner) => mapped(toFloor, corner));
  const twice = corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % corners.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return squareFeet(Math.abs(twice) / 2, 1);
}
