import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minimumCut, sides } from '#visualizer/own-room/minimum-cut.ts';

const count = 6;
/** Three columns and two rows. */
const borders = [
  { from: 0, to: 1, side: sides.right },
  { from: 1, to: 2, side: sides.right },
  { from: 3, to: 4, side: sides.right },
  { from: 4, to: 5, side: sides.right },
  { from: 0, to: 3, side: sides.below },
  { from: 1, to: 4, side: sides.below },
  { from: 2, to: 5, side: sides.below },
];

test('the cut is the cheapest of all', () => {
  const gains = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: count, maxLength: count });
  const holds = fc.array(fc.nat(9), { minLength: borders.length, maxLength: borders.length });
  fc.assert(
    fc.property(gains, holds, (gains, holds) => {
      const cheapest = Math.min(
        ...Array.from({ length: 2 ** count }, (_, bits) =>
          costOf(
            gains.map((_, at) => (bits >> at) & 1),
            gains,
            holds,
          ),
        ),
      );
      expect(costOf(cutOf(gains, holds), gains, holds)).toBe(cheapest);
    }),
    { numRuns: 500 },
  );
});

function cutOf(gains: readonly number[], holds: readonly number[]): readonly number[] {
  const cells = {
    gains: Float64Array.from(gains),
    beside: new Int32Array(4 * count).fill(-1),
    holds: new Float64Array(4 * count),
  };
  for (const [index, { from, to, side }] of borders.entries()) {
    cells.beside[from * 4 + side] = to;
    cells.beside[to * 4 + (side ^ 1)] = from;
    cells.holds[from * 4 + side] = cells.holds[to * 4 + (side ^ 1)] = holds[index] ?? 0;
  }
  return [...minimumCut(cells)];
}

function costOf(isIn: readonly number[], gains: readonly number[], holds: readonly number[]): number {
  const cells = gains.reduce((sum, gain, at) => sum + (isIn[at] ? Math.max(-gain, 0) : Math.max(gain, 0)), 0);
  return borders.reduce((sum, { from, to }, index) => sum + (isIn[from] === isIn[to] ? 0 : (holds[index] ?? 0)), cells);
}
