import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Link, minimumCut } from '#visualizer/own-room/max-flow.ts';

test('the cut is the cheapest of all', () => {
  const gains = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 5, maxLength: 5 });
  const node = fc.integer({ min: 0, max: 4 });
  const links = fc.array(fc.record({ from: node, to: node, capacity: fc.integer({ min: 0, max: 9 }) }), { maxLength: 10 });
  fc.assert(
    fc.property(gains, links, (gains, links) => {
      const cheapest = Math.min(
        ...Array.from({ length: 2 ** gains.length }, (_, bits) =>
          costOf(
            gains.map((_, at) => (bits >> at) & 1),
            gains,
            links,
          ),
        ),
      );
      expect(costOf([...minimumCut(Float64Array.from(gains), links)], gains, links)).toBe(cheapest);
    }),
  );
});

function costOf(isIn: readonly number[], gains: readonly number[], links: readonly Link[]): number {
  const nodes = gains.reduce((sum, gain, at) => sum + (isIn[at] ? Math.max(-gain, 0) : Math.max(gain, 0)), 0);
  return links.reduce((sum, { from, to, capacity }) => sum + (isIn[from] === isIn[to] ? 0 : capacity), nodes);
}
