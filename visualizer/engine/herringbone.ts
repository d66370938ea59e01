import type { Point } from './homography.ts';

/** A point within a board of the herringbone pattern. */
interface OnBoard {
  /** Whole numbers that no other board has. */
  board: readonly [number, number];
  /** Metres from the board's beginning, and from its side. */
  along: number;
  across: number;
  /** True where the board runs along x, false along y. */
  lying: boolean;
}

/**
 * The board under a point of the floor, in metres. The floor is a grid of squares as wide as a board; each row of squares
 * repeats a lying board and then as many standing ones as a board is widths long, one square further on than the row before.
 */
export function herringbone({ x, y }: Point, width: number, widths: number): OnBoard {
  const column = Math.floor(x / width);
  const row = Math.floor(y / width);
  const period = 2 * widths;
  const place = (((column - row) % period) + period) % period;
  if (place < widths) {
    const first = column - place;
    return { board: [first, row], along: x - first * width, across: y - row * width, lying: true };
  }
  const first = row - (period - 1 - place);
  return { board: [column, first], along: y - first * width, across: x - column * width, lying: false };
}

export const herringboneGlsl = `
struct OnBoard { ivec2 board; float along; float across; bool lying; };

OnBoard herringbone(vec2 p, float width, int widths) {
  ivec2 cell = ivec2(floor(p / width));
  int period = 2 * widths;
  // GLSL leaves the remainder of negative numbers open.
  int place = cell.x - cell.y;
  place -= period * int(floor((float(place) + 0.5) / float(period)));
  if (place < widths) {
    ivec2 board = ivec2(cell.x - place, cell.y);
    return OnBoard(board, p.x - float(board.x) * width, p.y - float(board.y) * width, true);
  }
  ivec2 board = ivec2(cell.x, cell.y - (period - 1 - place));
  return OnBoard(board, p.y - float(board.y) * width, p.x - float(board.x) * width, false);
}`;
