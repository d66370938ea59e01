import type { Point } from './homography.ts';

/** A point on a board of the herringbone pattern. */
interface BoardPoint {
  /** A pair of whole numbers unique to the board. */
  board: readonly [number, number];
  /** Meters from the board's end, and from its side. */
  along: number;
  across: number;
  /** Whether the board runs along x. Otherwise it runs along y. */
  isAlongX: boolean;
}

/**
 * Finds the board at a point of the floor, in meters. The floor is a grid of squares as wide as a board. Each row of squares repeats
 * one board along x followed by `widths` boards along y. Every row starts one square farther right.
 */
export function findBoard({ x, y }: Point, width: number, widths: number): BoardPoint {
  const column = Math.floor(x / width);
  const row = Math.floor(y / width);
  const period = 2 * widths;
  const place = (((column - row) % period) + period) % period;
  if (place < widths) {
    const first = column - place;
    return { board: [first, row], along: x - first * width, across: y - row * width, isAlongX: true };
  }
  const first = row - (period - 1 - place);
  return { board: [column, first], along: y - first * width, across: x - column * width, isAlongX: false };
}
