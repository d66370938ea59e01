import type { Point } from '../../engine/homography.ts';
import { clampTo, type Size } from './quad.ts';

/** Corners of the floor's edge in pixels of the photo, in order around it. */
export type Outline = readonly Point[];

export const outlineLimits = { min: 3, max: 24 } as const;

/** Moves a corner within the photo. Null if the edge would cross itself. */
export function moveCorner(outline: Outline, index: number, to: Point, size: Size): Outline | null {
  const moved = outline.map((corner, each) => (each === index ? clampTo(size, to) : corner));
  return crossesItself(moved) ? null : moved;
}

/** Adds a corner halfway to the next. */
export function addCorner(outline: Outline, index: number): Outline {
  const [from, to] = [outline[index], outline[(index + 1) % outline.length]];
  if (!from || !to || outline.length >= outlineLimits.max) return outline;
  const between = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return [...outline.slice(0, index + 1), between, ...outline.slice(index + 1)];
}

/** Removes a corner. Null if too few corners would be left, or if the edge would cross itself. */
export function removeCorner(outline: Outline, index: number): Outline | null {
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

/** The part of an area where a linear function, given by its coefficients, has at least the given value. */
export function clipArea(area: Outline, [x, y, one]: readonly [number, number, number], min: number): Point[] {
  const value = (point: Point) => x * point.x + y * point.y + one - min;
  return edges(area).flatMap(([from, to]) => {
    const [start, end] = [value(from), value(to)];
    const kept = start >= 0 ? [from] : [];
    if (start >= 0 === end >= 0) return kept;
    const share = start / (start - end);
    return [...kept, { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }];
  });
}
