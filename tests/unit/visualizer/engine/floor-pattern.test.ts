import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pixelsToFloor } from '#visualizer/engine/floor-pattern.ts';
import { applyHomography, product } from '#visualizer/engine/homography.ts';
import { findRoom, floorPoints } from '../../../support/floors.ts';

const living = findRoom('living-room');

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
