import { expect, test } from 'vitest';
import type { Point } from '#visualizer/engine/homography.ts';
import { canLieOnFloor, firstQuad, moveQuadCorner, nearness } from '#visualizer/own-room/selection/quad.ts';
import { toQuad } from './camera.ts';

const size = { width: 1600, height: 1200 };

test('the rectangle starts as a floor within the photo, wide or tall', () => {
  for (const each of [size, { width: 900, height: 1600 }]) expect(canLieOnFloor(firstQuad(each), each)).toBe(true);
});

test.each<[string, number, Point, boolean]>([
  ['a little to the side', 0, { x: 200, y: 1100 }, true],
  ['over the next corner', 0, { x: 1500, y: 1000 }, false],
  ['over the opposite corner', 0, { x: 1300, y: 600 }, false],
  ['into the middle, which dents the shape', 2, { x: 600, y: 1000 }, false],
  ['onto the line of two others', 3, { x: 600, y: 1080 }, false],
  ['out of the photo, where it stops at the edge', 1, { x: 5000, y: 1080 }, true],
])('a corner of the rectangle moved %s', (_, index, to, taken) => {
  const moved = moveQuadCorner(firstQuad(size), index, to, size);
  expect(moved !== null).toBe(taken);
  if (!moved) return;
  const corner = moved[index];
  expect(corner).toEqual({ x: Math.min(to.x, size.width), y: to.y });
});

test('nearness is 1 at the near left corner, falls with the distance and is 0 on the horizon', () => {
  const camera = { ...size, focal: 1300, yaw: 0, pitch: 20, eye: 1.5 };
  const quad = toQuad(camera, -1, 2, 2, 2);
  const [x, y, one] = nearness(quad);
  const at = (point: Point) => x * point.x + y * point.y + one;
  expect(at(quad[0])).toBeCloseTo(1, 9);
  expect(at(quad[3])).toBeLessThan(0.8);
  const horizon = size.height / 2 - 1300 * Math.tan((20 * Math.PI) / 180);
  expect(at({ x: 300, y: horizon })).toBeCloseTo(0, 6);
  expect(at({ x: 300, y: horizon - 50 })).toBeLessThan(0);
});
