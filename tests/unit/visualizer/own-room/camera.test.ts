import { expect, test } from 'vitest';
import { applyHomography, inverse } from '#visualizer/engine/homography.ts';
import { aboveFloor, findCamera, metersToPixels, usualCamera } from '#visualizer/own-room/find-floor/camera.ts';
import { type Camera, foundIn, toPixel } from './camera.ts';

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
  expect(found.horizon / size.height).toBeCloseTo(foundIn(camera).horizon / size.height, 1);
  const toFloor = inverse(metersToPixels(found, size));
  const at = (x: number, y: number) => applyHomography(toFloor, toPixel(camera, { x, y }));
  const [left, right, far] = [at(-0.5, 2.5), at(0.5, 2.5), at(-0.5, 4.5)];
  expect(Math.hypot(right.x - left.x, right.y - left.y)).toBeCloseTo(1, 1);
  expect(Math.hypot(far.x - left.x, far.y - left.y) / 2).toBeCloseTo(1, 1);
});

test('the horizon of a photo that looks down is far above it', () => {
  const steep = { ...camera, pitch: 45 };
  const found = findCamera(linesSeenBy(steep), size, steep.focal, { top: 0, has: () => true });
  expect(found.horizon / size.height).toBeCloseTo(foundIn(steep).horizon / size.height, 1);
});

test('the horizon is above all floor, so that none of it is cut off', () => {
  const { width, height } = size;
  const mask = new Uint8ClampedArray(width * height).fill(255, 100 * width);
  expect(aboveFloor({ focal: 300, horizon: 120, vanishing: 0 }, size, mask).horizon).toBeLessThan(100);
  expect(aboveFloor({ focal: 300, horizon: 60, vanishing: 0 }, size, mask).horizon).toBe(60);
});

test('without any line, the photo is taken for a usual one', () => {
  expect(findCamera([], size, null, nowhere).horizon / size.height).toBeCloseTo(usualCamera(size).horizon / size.height, 1);
});
