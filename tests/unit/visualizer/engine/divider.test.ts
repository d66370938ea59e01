import { expect, test } from 'vitest';
import { dividerPixel } from '../../../../visualizer/engine/divider.ts';

test.each([
  [0, 0],
  [0.5, 320],
  [0.251, 161],
  [1, 640],
  [-1, 0],
  [2, 640],
])('a divider at %d of 640 pixels is before pixel %d', (divider, pixel) => {
  expect(dividerPixel(divider, 640)).toBe(pixel);
});
