import fc from 'fast-check';
import { expect, test } from 'vitest';
import { patternsFor, pixelsToFloor } from '#visualizer/engine/floor-pattern.ts';
import { applyHomography, product } from '#visualizer/engine/homography.ts';
import { findRoom, floorPoints, floors } from '../../../support/floors.ts';

const living = findRoom('living-room');

test('boards have three patterns, tile and carpet two', () => {
  const counts = Object.fromEntries(floors.map((floor) => [floor.id, patternsFor(floor).length]));
  expect(counts).toEqual({
    'oak-hardwood': 3,
    'walnut-hardwood': 3,
    'stone-look-lvp': 2,
    'wood-look-lvp': 3,
    'ceramic-tile': 2,
    'marble-tile': 2,
    'berber-carpet': 2,
    'plush-carpet': 2,
  });
});

test('rotations and patterns keep every distance on the floor', () => {
  const pattern = fc.constantFrom('straight' as const, 'diagonal' as const, 'herringbone' as const);
  fc.assert(
    fc.property(pattern, fc.integer({ min: 0, max: 24 }), floorPoints, floorPoints, (pattern, step, a, b) => {
      const matrix = product(pixelsToFloor(living, step * 15, pattern), living.metersToPixels);
      const [toA, toB] = [applyHomography(matrix, a), applyHomography(matrix, b)];
      expect(Math.hypot(toA.x - toB.x, toA.y - toB.y)).toBeCloseTo(Math.hypot(a.x - b.x, a.y - b.y), 3);
    }),
  );
});

test('a full turn changes nothing, and patterns turn clockwise', () => {
  const middle = { x: living.width / 2, y: living.height * 0.8 };
  const [none, full, quarter] = [0, 360, 90].map((rotation) =>
    applyHomography(pixelsToFloor(living, rotation, 'straight'), middle),
  );
  expect(full?.x).toBeCloseTo(none?.x ?? Number.NaN, 6);
  expect(quarter?.y).toBeCloseTo(none?.y ?? Number.NaN, 6);
  const right = { x: middle.x + 100, y: middle.y };
  const [before, after] = [0, 90].map((rotation) => applyHomography(pixelsToFloor(living, rotation, 'straight'), right));
  const from = { x: (before?.x ?? 0) - (none?.x ?? 0), y: (before?.y ?? 0) - (none?.y ?? 0) };
  expect((after?.x ?? 0) - (none?.x ?? 0)).toBeCloseTo(-from.y, 6);
  expect((after?.y ?? 0) - (none?.y ?? 0)).toBeCloseTo(from.x, 6);
});
