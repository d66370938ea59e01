import type { Point } from './homography.ts';

/** A point within a board of the herringbone pattern. */
interface OnBoard {
  /** A pair of whole numbers unique to the board. */
  board: readonly [number, number];
  /** Metres from the board's end, and from its side. */
  along: number;
  across: number;
  /** Boards run along x or along y. */
  isAlongX: boolean;
}

/**
 * The board under a point of the floor, in metres. The floor is a grid of squares as wide as a board. Each row of squares repeats one
 * board along x, then as many boards along y as a board is widths long. Every row starts one square further right.
 */
export function herringbone({ x, y }: Point, width: number, widths: number): OnBoard {
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
struct OnBoard { ivec2 board; float along; float across; bool isAlongX; };

OnBoard herringbone(vec2 p, float width, int widths) {
  ivec2 cell = ivec2(floor(p / width));
  int period = 2 * widths;
  // GLSL does not define the remainder of negative numbers.
  int place = cell.x - cell.y;
  place -= period * int(floor((float(place) + 0.5) / float(period)));
  if (place < widths) {
    ivec2 board = ivec2(cell.x - place, cell.y);
    return OnBoard(board, p.x - float(board.x) * width, p.y - float(board.y) * width, true);
  }
  ivec2 board = ivec2(cell.x, cell.y - (period - 1 - place));
  return OnBoard(board, p.y - float(board.y) * width, p.x - float(board.x) * width, false);
}`;
