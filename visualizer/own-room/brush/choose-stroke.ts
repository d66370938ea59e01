import type { Point } from '../../engine/homography.ts';
import type { Stroke } from './cut-stroke.ts';

/** In pixels of the page: the first stroke at a place takes the whole area, a second one there mends the edge. Chosen on photos of 10 rooms. */
const reach = { first: 70, again: 24 } as const;
/** Pixels of the page. Strokes that come nearer are at the same place. */
const near = 10;

/** How far a stroke may reach from its middle, in pixels of the page. */
export function reachOf(points: readonly Point[], scale: number, earlier: readonly Stroke[]): number {
  const isAgain = earlier.some((stroke) =>
    stroke.points.some((there) => points.some((here) => Math.hypot(here.x - there.x, here.y - there.y) < near * scale)),
  );
  return isAgain ? reach.again : reach.first;
}

/** Whether most of a stroke is on the floor. `mask` has 0 to 255 for each pixel of the photo. */
export function isOnFloor(points: readonly Point[], mask: Uint8ClampedArray, width: number): boolean {
  const on = points.filter(({ x, y }) => (mask[Math.floor(y) * width + Math.floor(x)] ?? 0) > 127);
  return 2 * on.length > points.length;
}
