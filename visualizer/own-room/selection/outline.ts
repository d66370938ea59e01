import type { Point } from '../../engine/homography.ts';
import { type Size, within } from './quad.ts';

/** Corners of the floor's edge in pixels of the photo, in their order around it. */
export type Outline = readonly Point[];

export const outlineLimits = { min: 3, max: 24 } as const;

/** A corner at another place within the photo, or null where the edge would cross itself. */
export function withMoved(outline: Outline, index: number, to: Point, size: Size): Outline | null {
  const moved = outline.map((corner, each) => (each === index ? within(to, size) : corner));
  return crossesItself(moved) ? null : moved;
}

/** One corner more, halfway to the next. */
export function withAdded(outline: Outline, index: number): Outline {
  const [from, to] = [outline[index], outline[(index + 1) % outline.length]];
  if (!from || !to || outline.length >= outlineLimits.max) return outline;
  const between = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return [...outline.slice(0, index + 1), between, ...outline.slice(index + 1)];
}

/** One corner less, or null where too few would be left or the rest would cross itself. */
export function withRemoved(outline: Outline, index: number): Outline | null {
  const left = outline.filter((_, each) => each !== index);
  return left.length < outlineLimits.min || crossesItself(left) ? null : left;
}

function crossesItself(outline: Outline): boolean {
  return edges(outline).some(([a, b], index, all) =>
    all.some(([c, d], other) => {
      const apart = Math.abs(index - other);
      if (apart < 2 || apart === outline.length - 1) return false;
      return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
    }),
  );
}

function edges(outline: Outline): [Point, Point][] {
  return outline.map((corner, index) => [corner, outline[(index + 1) % outline.length] ?? corner]);
}

function side(from: Point, to: Point, point: Point): number {
  return (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
}

/** The part of an area where a linear function of the point, given by its factors, is at least so much. */
export function clipped(area: Outline, [x, y, one]: readonly [number, number, number], least: number): Point[] {
  const value = (point: Point) => x * point.x + y * point.y + one - least;
  return edges(area).flatMap(([from, to]) => {
    const [start, end] = [value(from), value(to)];
    const kept = start >= 0 ? [from] : [];
    if (start >= 0 === end >= 0) return kept;
    const share = start / (start - end);
    return [...kept, { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }];
  });
}
