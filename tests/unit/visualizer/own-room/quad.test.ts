import { expect, test } from 'vitest';
import type { Point } from '#visualizer/engine/homography.ts';
import { canLieOnFloor, firstQuad, nearness } from '#visualizer/own-room/selection/quad.ts';
import { toQuad } from './camera.ts';

const size = { width: 1600, height: 1200 };

test('the rectangle starts as a floor within the photo, wide or tall', () => {
  for (const each of [size, { width: 900, height: 1600 }]) expect(canLieOnFloor(firstQuad(each), each)).toBe(true);
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
