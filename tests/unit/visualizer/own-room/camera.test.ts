import { expect, test } from 'vitest';
import { applyHomography, inverse } from '#visualizer/engine/homography.ts';
import { aboveFloor, findCamera, floorToPixels } from '#visualizer/own-room/find-floor/camera.ts';
import { placeRectangle } from '#visualizer/own-room/find-floor/first-rectangle.ts';
import { type Camera, toPixel, toQuad } from './camera.ts';

const size = { width: 384, height: 288 };
const camera = { ...size, focal: 300, yaw: 20, pitch: 18, eye: 1.5 };
const nowhere = { top: size.height, has: () => false };

/** The edges of tiles. */
const linesSeenBy = (camera: Camera) =>
  Array.from({ length: 7 }, (_, index) => index / 2 - 1.5).flatMap((place) =>
    [
      [toPixel(camera, { x: place, y: 2 }), toPixel(camera, { x: place, y: 5 })],
      [toPixel(camera, { x: -1.5, y: place + 3.5 }), toPixel(camera, { x: 1.5, y: place + 3.5 })],
    ].map(([from = { x: 0, y: 0 }, to = { x: 0, y: 0 }]) => ({ from, to, length: Math.hypot(to.x - from.x, to.y - from.y) })),
  );

test('the horizon and the direction of the walls are found from lines on the floor', () => {
  const found = findCamera(linesSeenBy(camera), size, camera.focal, nowhere);
  // The horizon is as far above the middle as the camera looks down.
  expect(found.horizon / size.height).toBeCloseTo(0.5 - (camera.focal * Math.tan((18 * Math.PI) / 180)) / size.height, 1);
  const quad = toQuad(camera, -0.5, 2.5, 1, 2);
  const toFloor = inverse(floorToPixels(found, size));
  const [left, right, , far] = quad.map((corner) => applyHomography(toFloor, corner));
  if (!left || !right || !far) throw new Error('A corner is missing');
  expect(Math.hypot(right.x - left.x, right.y - left.y)).toBeCloseTo(1, 1);
  expect(Math.hypot(far.x - left.x, far.y - left.y) / 2).toBeCloseTo(1, 1);
});

test('the horizon of a photo that looks down is far above it', () => {
  const steep = { ...camera, pitch: 45 };
  const found = findCamera(linesSeenBy(steep), size, steep.focal, { top: 0, has: () => true });
  expect(found.horizon / size.height).toBeCloseTo(0.5 - camera.focal / size.height, 1);
});

test('the horizon is above all floor, so that none of it is cut off', () => {
  const { width, height } = size;
  const mask = new Uint8ClampedArray(width * height).fill(255, 100 * width);
  expect(aboveFloor({ focal: 300, horizon: 120, vanishing: 0 }, size, mask).horizon).toBeLessThan(100);
  expect(aboveFloor({ focal: 300, horizon: 60, vanishing: 0 }, size, mask).horizon).toBe(60);
});

test('without any line, there is still a rectangle within the photo', () => {
  const found = findCamera([], size, null, nowhere);
  const { quad, sides } = placeRectangle(found, size, new Uint8ClampedArray(size.width * size.height).fill(255));
  for (const { x, y } of quad) expect([x > 0 && x < size.width, y > found.horizon && y < size.height]).toEqual([true, true]);
  expect(sides.width).toBeGreaterThan(0.4);
});
