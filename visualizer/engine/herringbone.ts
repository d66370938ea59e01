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

export const herringboneGlsl = `
struct BoardPoint { ivec2 board; float along; float across; bool isAlongX; };

BoardPoint findBoard(vec2 p, float width, int widths) {
  ivec2 cell = ivec2(floor(p / width));
  int period = 2 * widths;
  // GLSL doesn't define the remainder of negative numbers.
  int place = cell.x - cell.y;
  place -= period * int(floor((float(place) + 0.5) / float(period)));
  if (place < widths) {
    ivec2 board = ivec2(cell.x - place, cell.y);
    return BoardPoint(board, p.x - float(board.x) * width, p.y - float(board.y) * width, true);
  }
  ivec2 board = ivec2(cell.x, cell.y - (period - 1 - place));
  return BoardPoint(board, p.y - float(board.y) * width, p.x - float(board.x) * width, false);
}`;
