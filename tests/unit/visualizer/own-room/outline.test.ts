import { expect, test } from 'vitest';
import type { Point } from '../../../../visualizer/engine/homography.ts';
import {
  addCorner,
  clipArea,
  moveCorner,
  outlineLimits,
  removeCorner,
} from '../../../../visualizer/own-room/selection/outline.ts';

const size = { width: 1600, height: 1200 };

const square = [
  { x: 100, y: 100 },
  { x: 500, y: 100 },
  { x: 500, y: 500 },
  { x: 100, y: 500 },
];

test('a corner of the edge moves unless the edge would cross itself', () => {
  expect(moveCorner(square, 0, { x: 300, y: 300 }, size)).not.toBeNull();
  expect(moveCorner(square, 0, { x: 600, y: 300 }, size)).toBeNull();
  expect(moveCorner(square, 0, { x: -50, y: 80 }, size)?.[0]).toEqual({ x: 0, y: 80 });
});

test('corners are added to the edge between any two, up to a limit', () => {
  expect(addCorner(square, 0)[1]).toEqual({ x: 300, y: 100 });
  expect(addCorner(square, 3)[4]).toEqual({ x: 100, y: 300 });
  let many: readonly Point[] = square;
  for (let each = 0; each < 40; each++) many = addCorner(many, 0);
  expect(many).toHaveLength(outlineLimits.max);
});

test('corners are removed from the edge down to three', () => {
  const three = removeCorner(square, 1);
  expect(three).toEqual([square[0], square[2], square[3]]);
  expect(three && removeCorner(three, 0)).toBeNull();
});

test('anything beyond a line is clipped', () => {
  expect(clipArea(square, [0, 1, -300], 0)).toEqual([
    { x: 500, y: 300 },
    { x: 500, y: 500 },
    { x: 100, y: 500 },
    { x: 100, y: 300 },
  ]);
  expect(clipArea(square, [0, 1, 0], 0)).toEqual(square);
  expect(clipArea(square, [0, 1, -600], 0)).toEqual([]);
});
