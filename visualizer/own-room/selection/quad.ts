import type { Matrix } from '#schema/content/visualizer-room.ts';
import type { Point } from '../../engine/homography.ts';

export interface Size {
  width: number;
  height: number;
}

/** The corners of a rectangle on the floor, in pixels of the photo: near left, near right, far right, far left. */
export type Quad = readonly [Point, Point, Point, Point];

/** As a share of the photo's area. In a smaller rectangle, the corners can't be distinguished. */
const minArea = 0.001;

/** A starting rectangle that fits most photos of a room, with the floor in the lower half. */
export function firstQuad({ width, height }: Size): Quad {
  const at = (x: number, y: number): Point => ({ x: width * x, y: height * y });
  return [at(0.2, 0.9), at(0.8, 0.9), at(0.65, 0.68), at(0.35, 0.68)];
}

/** True if the corners can be those of a rectangle on the floor: convex, in order, and no three on a line. */
export function canLieOnFloor(quad: Quad, { width, height }: Size): boolean {
  return quad.every((corner, index) => {
    const next = quad[(index + 1) % 4] ?? corner;
    const afterNext = quad[(index + 2) % 4] ?? corner;
    const turn = (next.x - corner.x) * (afterNext.y - next.y) - (next.y - corner.y) * (afterNext.x - next.x);
    return -turn / 2 > minArea * width * height;
  });
}

export function clampTo({ width, height }: Size, { x, y }: Point): Point {
  return { x: Math.min(Math.max(x, 0), width), y: Math.min(Math.max(y, 0), height) };
}

/**
 * The homography from the unit square to pixels. The square's corners (0,0), (1,0), (1,1) and (0,1) are in the same order as a quad's.
 * This closed-form solution also works if the sides are parallel in the photo: the last row is then (0, 0, 1).
 */
function unitToPixels([p, q, r, s]: Quad): Matrix {
  const [right, up] = [
    { x: q.x - r.x, y: q.y - r.y },
    { x: s.x - r.x, y: s.y - r.y },
  ];
  const rest = { x: p.x - q.x + r.x - s.x, y: p.y - q.y + r.y - s.y };
  const whole = right.x * up.y - up.x * right.y;
  const g = (rest.x * up.y - up.x * rest.y) / whole;
  const h = (right.x * rest.y - rest.x * right.y) / whole;
  return [
    [q.x - p.x + g * q.x, s.x - p.x + h * s.x, p.x],
    [q.y - p.y + g * q.y, s.y - p.y + h * s.y, p.y],
    [g, h, 1],
  ];
}

/** Sides of the marked rectangle in meters: along its near edge, and away from the camera. */
export interface SidesInMeters {
  width: number;
  depth: number;
}

/** The homography from meters on the floor, starting at the near left corner, to pixels. */
export function metersToPixels(quad: Quad, { width, depth }: SidesInMeters): Matrix {
  const [a, b, c] = unitToPixels(quad);
  const row = ([x, y, one]: Matrix[number]): Matrix[number] => [x / width, y / depth, one];
  return [row(a), row(b), row(c)];
}
