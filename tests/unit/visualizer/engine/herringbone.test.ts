import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findBoard } from '#visualizer/engine/herringbone.ts';
import { texturePoint } from '#visualizer/engine/texture-point.ts';
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

test('a herringbone board shows a single board of the texture, from side to side', () => {
  for (const floor of boards) {
    fc.assert(
      fc.property(floorPoints, (point) => {
        const { s, t } = texturePoint(point, floor, 'herringbone');
        const column = Math.floor(s * floor.pieces.columns);
        const side = s * floor.pieces.columns - column;
        fc.pre(side > 1e-6 && side < 1 - 1e-6);
        const begun = t - (floor.plank.starts[column] ?? Number.NaN);
        expect(begun).toBeGreaterThanOrEqual(-1e-9);
        expect(begun * floor.meters).toBeLessThanOrEqual((floor.plank.widths * floor.meters) / floor.pieces.columns + 1e-9);
      }),
    );
  }
});
