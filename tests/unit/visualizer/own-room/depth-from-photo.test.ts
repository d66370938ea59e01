import { expect, test } from 'vitest';
import { depthOverWidth } from '../../../../visualizer/own-room/measure/depth-from-photo.ts';
import { toQuad } from '../../../support/camera.ts';

const size = { width: 1600, height: 1200 };

test.each([
  [1200, 30, 25, 1.5, 3, 2],
  [1200, -30, 25, 1.5, 3, 2],
  [1100, 45, 30, 1.6, 2, 4],
  [1600, 20, 25, 1.4, 2, 2],
  [900, 25, 35, 1.7, 3.5, 2.5],
])(
  'the ratio is found for focal length %d, turned %d, down %d degrees, %d m high: %d by %d m',
  (focal, yaw, pitch, eye, width, depth) => {
    const found = depthOverWidth(toQuad({ ...size, focal, yaw, pitch, eye }, -width / 2, 2, width, depth), size);
    expect(found).not.toBeNull();
    expect(Math.abs((found ?? 0) / (depth / width) - 1)).toBeLessThan(0.02);
  },
);

test.each([
  ['straight at a wall', { ...size, focal: 1200, yaw: 0, pitch: 25, eye: 1.5 }],
  ['a little off it', { ...size, focal: 1200, yaw: 2, pitch: 25, eye: 1.5 }],
  ['straight down', { ...size, focal: 1200, yaw: 10, pitch: 90, eye: 1.5 }],
])('the ratio is unknown if the photo is taken %s', (_, camera) => {
  const near = camera.pitch === 90 ? -1 : 2;
  expect(depthOverWidth(toQuad(camera, -1, near, 2, 2), size)).toBeNull();
});
