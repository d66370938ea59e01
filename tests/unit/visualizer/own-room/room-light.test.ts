import { expect, test } from 'vitest';
import { roomLight } from '#visualizer/own-room/photo/room-light.ts';

const [width, height] = [80, 60];

/** A gray floor in the lower half, with a wall above it, and something else in the upper fourth. */
function lightOf(wall: number, top: number, odd = new Uint8Array(width * height)) {
  const [photo, mask] = [new Uint8ClampedArray(width * height * 4), new Uint8ClampedArray(width * height * 4)];
  for (let at = 0; at < width * height; at++) {
    const row = Math.floor(at / width);
    photo.fill(row >= 30 ? 90 : row >= 15 ? wall : top, at * 4, at * 4 + 4);
    mask.fill(row >= 30 ? 255 : 0, at * 4, at * 4 + 4);
  }
  return roomLight({ width, height, photo, mask, odd })[1];
}

test('a dark room has little light, whatever is in its window', () => {
  expect(lightOf(70, 255)).toBeLessThan(0.5 * lightOf(210, 255));
  expect(lightOf(70, 255)).toBe(lightOf(70, 0));
});

test('a white rug does not make the room brighter', () => {
  const odd = Uint8Array.from({ length: width * height }, (_, at) => (at < 30 * width && at >= 15 * width ? 1 : 0));
  expect(lightOf(230, 0, odd)).toBeLessThan(lightOf(230, 0));
});
