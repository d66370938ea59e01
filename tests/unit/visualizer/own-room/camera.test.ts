import { expect, test } from 'vitest';
import { findCamera, floorToPixels } from '../../../../visualizer/own-room/find-floor/camera.ts';
import { measureQuad, placeRectangle } from '../../../../visualizer/own-room/find-floor/first-rectangle.ts';
import { toPixel, toQuad } from '../../../support/camera.ts';

const size = { width: 384, height: 288 };
const camera = { ...size, focal: 300, yaw: 20, pitch: 18, eye: 1.5 };
/** The edges of tiles, and of walls that go straight up. */
const lines = Array.from({ length: 7 }, (_, index) => index / 2 - 1.5).flatMap((place) =>
  [
    [toPixel(camera, { x: place, y: 2 }), toPixel(camera, { x: place, y: 5 })],
    [toPixel(camera, { x: -1.5, y: place + 3.5 }), toPixel(camera, { x: 1.5, y: place + 3.5 })],
  ].map(([from = { x: 0, y: 0 }, to = { x: 0, y: 0 }]) => ({ from, to, length: Math.hypot(to.x - from.x, to.y - from.y) })),
);

test('the horizon and the direction of the walls are found from lines on the floor', () => {
  const found = findCamera(lines, size, camera.focal);
  // The horizon is as far above the middle as the camera looks down.
  expect(found.horizon / size.height).toBeCloseTo(0.5 - (camera.focal * Math.tan((18 * Math.PI) / 180)) / size.height, 1);
  const quad = toQuad(camera, -0.5, 2.5, 1, 2);
  const sides = measureQuad(quad, floorToPixels(found, size));
  expect(sides?.width).toBeCloseTo(1, 1);
  expect((sides?.depth ?? 0) / 2).toBeCloseTo(1, 1);
});

test('without any line, there is still a rectangle within the photo', () => {
  const found = findCamera([], size, null);
  const { quad, sides } = placeRectangle(found, size, new Uint8ClampedArray(size.width * size.height).fill(255));
  for (const { x, y } of quad) expect([x > 0 && x < size.width, y > found.horizon && y < size.height]).toEqual([true, true]);
  expect(sides.width).toBeGreaterThan(0.4);
});
