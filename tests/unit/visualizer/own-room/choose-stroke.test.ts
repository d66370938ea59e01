import { expect, test } from 'vitest';
import { reachOf, shareOnFloor } from '#visualizer/own-room/brush/choose-stroke.ts';

const width = 100;
/** Floor in the lower half. */
const mask = new Uint8ClampedArray(width * 100).fill(255, width * 50);
const across = (y: number) => Array.from({ length: 10 }, (_, step) => ({ x: 5 + 10 * step, y }));
const stroke = (y: number, paints: 'floor' | 'cover') => ({ points: across(y), scale: 1, paints });

test('how much of a stroke is on the floor', () => {
  expect(shareOnFloor(across(80), mask, width)).toBe(1);
  expect(shareOnFloor(across(20), mask, width)).toBe(0);
  expect(shareOnFloor([...across(80), ...across(20)], mask, width)).toBe(0.5);
});

test('a stroke reaches far once, and only where its area is not taken yet', () => {
  const reach = (y: number, paints: 'floor' | 'cover', ...earlier: number[]) =>
    reachOf(
      stroke(y, paints),
      earlier.map((y) => ({ ...stroke(y, paints), reach: 70 })),
      mask,
      width,
    );
  const far = reach(20, 'floor');
  expect(reach(80, 'cover')).toBe(far);
  expect(reach(20, 'floor', 40)).toBe(far);
  expect(reach(20, 'floor', 25)).toBeLessThan(far);
  expect(reach(80, 'floor')).toBeLessThan(far);
  expect(reach(20, 'cover')).toBeLessThan(far);
});
