// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { canReadPixels } from '#components/photo/can-read-pixels.ts';
import { canvasWith } from '../../support/canvas.ts';

test.each<[what: string, read: (shade: number) => number, canRead: boolean]>([
  ['as it is', (shade) => shade, true],
  ['with a noise that nobody sees', (shade) => shade + (shade % 3) - 1, true],
  ['as white', () => 255, false],
  ['as noise', (shade) => (shade * 7919) % 256, false],
  ['never', () => expect.fail('not allowed'), false],
])('a page knows whether it can read pixels: a canvas that is read %s', (_, read, canRead) => {
  canvasWith(read);
  expect(canReadPixels()).toBe(canRead);
});

test('a page cannot read pixels where there is no canvas', () => {
  expect(canReadPixels()).toBe(false);
});
