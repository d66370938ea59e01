import fc from 'fast-check';
import { expect, test } from 'vitest';
import { patternsFor } from '#visualizer/engine/floor-pattern.ts';
import { texturePoint } from '#visualizer/engine/texture-point.ts';
import { floorPoints, floors } from '../../../support/floors.ts';

test.each(floors.flatMap((floor) => patternsFor(floor).map((pattern) => [floor.id, pattern, floor] as const)))(
  'a texture of %s, %s: points on the same piece are as far apart as on the floor, in the reported direction',
  (_, pattern, floor) => {
    const step = 1e-5;
    fc.assert(
      fc.property(floorPoints, ({ x, y }) => {
        const here = texturePoint({ x, y }, floor, pattern);
        const alongX = texturePoint({ x: x + step, y }, floor, pattern);
        const alongY = texturePoint({ x, y: y + step }, floor, pattern);
        const change = (to: typeof here) => [to.s - here.s, to.t - here.t].map((part) => (part * floor.meters) / step);
        const [[xs = 0, xt = 0], [ys = 0, yt = 0]] = [change(alongX), change(alongY)];
        // The texture jumps at the edge of a piece. Such points are rare and don't matter here.
        fc.pre([xs, xt, ys, yt].every((part) => Math.abs(part) < 2));
        const [expectX, expectY] = here.isSwapped
          ? [
              [0, -1],
              [1, 0],
            ]
          : [
              [1, 0],
              [0, -1],
            ];
        for (const [got, wanted] of [
          [[xs, xt], expectX],
          [[ys, yt], expectY],
        ] as const) {
          expect(got[0]).toBeCloseTo(wanted?.[0] ?? Number.NaN, 4);
          expect(got[1]).toBeCloseTo(wanted?.[1] ?? Number.NaN, 4);
        }
      }),
    );
  },
);
