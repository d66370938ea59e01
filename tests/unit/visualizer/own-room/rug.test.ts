import { expect, test } from 'vitest';
import { findBorders } from '#visualizer/own-room/find-floor/borders.ts';
import { findRug } from '#visualizer/own-room/find-floor/rug.ts';
import type { Tap } from '#visualizer/own-room/floor-network/floor-network.ts';
import { toLab } from '#visualizer/own-room/picture.ts';

const [width, height] = [32, 24];
/** Columns and rows of a red rug on a gray floor. */
const rug = { left: 8, right: 24, top: 10, bottom: 20 };
const isOnRug = (x: number, y: number) => x >= rug.left && x < rug.right && y >= rug.top && y < rug.bottom;

/** Looks for a rug where the network gives these odds for one before and after the tap that nobody made. */
function find(before: (x: number, y: number) => number, after = before) {
  const data = new Uint8ClampedArray(width * height * 4);
  const each = (value: (x: number, y: number) => number) =>
    Float32Array.from({ length: width * height }, (_, at) => value(at % width, Math.floor(at / width)));
  for (let at = 0; at < width * height; at++) {
    data.set(isOnRug(at % width, Math.floor(at / width)) ? [150, 40, 40, 255] : [140, 140, 140, 255], at * 4);
  }
  const colors = toLab({ width, height, data });
  const odds = (rug: Float32Array) => ({ width, height, rug, odds: rug.map((share) => 0.99 - share) });
  const taps: Tap[] = [];
  const found = findRug(odds(each(before)), colors, findBorders(colors), (tap) => {
    taps.push(tap);
    return odds(each(after));
  });
  return { taps, has: (x: number, y: number) => found?.[y * width + x] === 1, found };
}

test('what the network takes for floor at first is a rug if it says so after "no floor" at the likeliest spot', () => {
  const { taps, has } = find(
    (x, y) => (isOnRug(x, y) ? 0.3 : 0.02),
    (x, y) => (isOnRug(x, y) ? 0.7 : 0.02),
  );
  expect(taps).toHaveLength(1);
  expect(taps[0]).toMatchObject({ isFloor: false });
  expect(isOnRug((taps[0]?.x ?? 0) / 2, (taps[0]?.y ?? 0) / 2)).toBe(true);
  for (const [x, y] of [
    [10, 12],
    [22, 18],
  ] as const)
    expect(has(x, y)).toBe(true);
  for (const [x, y] of [
    [3, 12],
    [16, 4],
  ] as const)
    expect(has(x, y)).toBe(false);
});

test('a rug goes on as far as its color does', () => {
  const { has } = find((x, y) => (isOnRug(x, y) && x < 16 ? 0.7 : 0.1));
  expect([has(12, 15), has(22, 15), has(28, 15)]).toEqual([true, true, false]);
});

test('nothing is asked where the network sees hardly a rug, or a tiny one', () => {
  const none = find(() => 0.1);
  expect(none.found).toBeNull();
  expect(none.taps).toEqual([]);
  expect(
    find(
      (x, y) => (isOnRug(x, y) ? 0.4 : 0.02),
      (x, y) => (x === 12 && y === 15 ? 0.9 : 0.02),
    ).found,
  ).toBeNull();
});
