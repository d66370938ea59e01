import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findBoard } from '#visualizer/engine/herringbone.ts';
import { boards, floorPoints } from '../../../support/floors.ts';

test.each(boards.map((floor) => [floor.id, floor] as const))(
  'a herringbone of %s has no gaps and boards of one size',
  (_, floor) => {
    const width = floor.meters / floor.pieces.columns;
    const length = width * floor.plank.widths;
    fc.assert(
      fc.property(floorPoints, (point) => {
        const { board, along, across, isAlongX } = findBoard(point, width, floor.plank.widths);
        expect(along).toBeGreaterThanOrEqual(-1e-9);
        expect(along).toBeLessThanOrEqual(length + 1e-9);
        expect(across).toBeGreaterThanOrEqual(-1e-9);
        expect(across).toBeLessThanOrEqual(width + 1e-9);
        const corner = { x: board[0] * width, y: board[1] * width };
        // Every point of the board belongs to this board, so the board is whole and nothing covers it.
        for (const [l = 0, w = 0] of [
          [0.01, 0.01],
          [0.99, 0.01],
          [0.01, 0.99],
          [0.99, 0.99],
        ]) {
          const [long, short] = [l * length, w * width];
          const inside = { x: corner.x + (isAlongX ? long : short), y: corner.y + (isAlongX ? short : long) };
          expect(findBoard(inside, width, floor.plank.widths).board.join()).toBe(board.join());
        }
      }),
    );
  },
);
