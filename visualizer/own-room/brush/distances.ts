import type { Point } from '../../engine/homography.ts';
import type { Size } from '../picture.ts';

/** In the unit of `step`: points of a path that are nearer to each other say the same. */
const leastStep = 4;

/**
 * How far each cell of a grid is from a path, in steps of `step` a cell. The path is in cells. Beyond `most`, it's only known to be farther.
 */
export function distancesTo(path: readonly Point[], { width, height }: Size, step: number, most: number): Float32Array {
  const squared = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY);
  const far = most / step + 1;
  const thinned = thin(path, leastStep / step);
  for (const [index, from] of thinned.entries()) {
    const to = thinned[index + 1] ?? from;
    if (index > 0 && index === thinned.length - 1) break;
    const [x, y] = [to.x - from.x, to.y - from.y];
    const length = x * x + y * y || 1;
    const bottom = Math.min(Math.ceil(Math.max(from.y, to.y) + far), height - 1);
    const right = Math.min(Math.ceil(Math.max(from.x, to.x) + far), width - 1);
    for (let row = Math.max(Math.floor(Math.min(from.y, to.y) - far), 0); row <= bottom; row++) {
      for (let column = Math.max(Math.floor(Math.min(from.x, to.x) - far), 0); column <= right; column++) {
        const share = Math.min(Math.max(((column - from.x) * x + (row - from.y) * y) / length, 0), 1);
        const away = (column - from.x - share * x) ** 2 + (row - from.y - share * y) ** 2;
        const at = row * width + column;
        if (away < (squared[at] ?? 0)) squared[at] = away;
      }
    }
  }
  return squared.map((value) => Math.sqrt(value) * step);
}

/** Leaves out points that are less than `least` from the one before, except the last. */
function thin(path: readonly Point[], least: number): Point[] {
  const kept: Point[] = [];
  for (const [index, point] of path.entries()) {
    const last = kept.at(-1);
    if (!last || index === path.length - 1 || Math.hypot(point.x - last.x, point.y - last.y) >= least) kept.push(point);
  }
  return kept;
}
