import type { Point } from '../../engine/homography.ts';
import type { Stroke } from './cut-stroke.ts';

/** In pixels of the page: the first stroke at a place takes the whole area. A second one there, or one on an area that's taken already, mends the edge. Chosen on photos of 10 rooms. */
const reach = { first: 70, again: 24 } as const;
/** Pixels of the page. Strokes that come nearer are at the same place. */
const near = 10;

/** The share of a stroke beyond which its area is taken already. */
const most = 0.8;

/** How far a stroke may reach from its middle, in pixels of the page. */
export function reachOf(
  { points, scale, paints }: Omit<Stroke, 'reach'>,
  earlier: readonly Stroke[],
  mask: Uint8ClampedArray,
  width: number,
): number {
  const onFloor = shareOnFloor(points, mask, width);
  if ((paints === 'floor' ? onFloor : 1 - onFloor) > most) return reach.again;
  const isAgain = earlier.some((stroke) =>
    stroke.points.some((there) => points.some((here) => Math.hypot(here.x - there.x, here.y - there.y) < near * scale)),
  );
  return isAgain ? reach.again : reach.first;
}

/** How much of a stroke is on the floor, from 0 to 1. `mask` has 0 to 255 for each pixel of the photo, and `width` of them in a row. */
export function shareOnFloor(points: readonly Point[], mask: Uint8ClampedArray, width: number): number {
  const on = points.filter(({ x, y }) => (mask[Math.floor(y) * width + Math.floor(x)] ?? 0) > 127);
  return on.length / points.length;
}
