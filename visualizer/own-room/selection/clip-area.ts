import type { Point } from '../../engine/homography.ts';

/** The part of an area where a linear function, given by its coefficients, has at least the given value. */
export function clipArea(area: readonly Point[], [x, y, one]: readonly [number, number, number], min: number): Point[] {
  const value = (point: Point) => x * point.x + y * point.y + one - min;
  return area.flatMap((from, index) => {
    const to = area[(index + 1) % area.length] ?? from;
    const [start, end] = [value(from), value(to)];
    const kept = start >= 0 ? [from] : [];
    if (start >= 0 === end >= 0) return kept;
    const share = start / (start - end);
    return [...kept, { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }];
  });
}
