import { expect, test } from 'vitest';
import type { Matrix } from '#schema/content/visualizer-room.ts';
import { floorLight } from '#visualizer/own-room/photo/floor-light.ts';

/** A floor seen from above, at 2 cm per pixel. */
const [width, height] = [160, 120];
const metersToPixels: Matrix = [
  [50, 0, 0],
  [0, -50, height],
  [0, 0, 1],
];

/** Computes the light on a floor with these gray values (linear, 0 to 1). Covered pixels aren't floor. */
function lightOf(
  value: (x: number, y: number) => number,
  covered: (x: number, y: number) => boolean = () => false,
  isOdd: (x: number, y: number) => boolean = () => false,
) {
  const photo = new Uint8ClampedArray(width * height * 4);
  const mask = new Uint8ClampedArray(width * height * 4);
  const odd = new Uint8Array(width * height);
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    odd[at] = Number(isOdd(x, y));
    photo.fill(255 * value(x, y) ** (1 / 2.2), at * 4, at * 4 + 3);
    mask.fill(covered(x, y) ? 0 : 255, at * 4, at * 4 + 4);
  }
  const light = floorLight({ width, height, photo, mask, odd, metersToPixels });
  return (x: number, y: number) => light[y * width + x] ?? Number.NaN;
}

test('boards and their joints do not show through', () => {
  // The boards are 12 cm wide with dark joints between them, and every other one is a third darker.
  const light = lightOf((x) => (x % 6 === 0 ? 0.05 : Math.floor(x / 6) % 2 ? 0.3 : 0.2));
  for (let x = 15; x < width - 15; x++) expect(Math.abs(light(x, 60) - 1)).toBeLessThan(0.1);
});

test('a shadow stays as dark as it was, with a sharp edge', () => {
  const light = lightOf((x, y) => (x < 70 ? 0.1 : 0.4) * (y % 6 === 0 ? 0.7 : 1));
  expect(light(40, 60) / light(110, 60)).toBeCloseTo(0.25, 1);
  // A plain blur would make the edge three times as wide.
  expect(light(67, 60) / light(110, 60)).toBeLessThan(0.35);
  expect(light(72, 60) / light(110, 60)).toBeGreaterThan(0.75);
});

test('covered areas do not influence the light', () => {
  const covered = (x: number) => x > 70 && x < 100;
  const light = lightOf((x) => (covered(x) ? 0.01 : 0.3), covered);
  for (const x of [66, 69, 101, 104]) expect(light(x, 60)).toBeCloseTo(1, 1);
});

test('a rug that is now covered gets the light of the floor around it, also in its middle', () => {
  const isRug = (x: number, y: number) => x >= 40 && x < 120 && y >= 25 && y < 95;
  // The floor is darker on the right.
  const light = lightOf((x, y) => (isRug(x, y) ? 0.9 : x < 80 ? 0.3 : 0.2), undefined, isRug);
  for (const [x, y] of [
    [45, 30],
    [80, 60],
    [115, 90],
  ] as const) {
    expect(light(x, y)).toBeGreaterThan(0.75);
    expect(light(x, y)).toBeLessThan(1.3);
  }
  expect(light(50, 60)).toBeGreaterThan(light(110, 60));
});

test('the covered leg of a chair, and the rim of a wall, leave nothing on the floor', () => {
  const isLeg = (x: number, y: number) => x >= 40 && x < 43 && y < 80;
  // The mask covers two pixels of the wall.
  const wall = 22;
  const light = lightOf(
    (x, y) => (x < wall ? 0.9 : isLeg(x, y) ? 0.02 : 0.3),
    (x) => x < wall - 2,
  );
  for (const [x, y] of [
    [41, 40],
    [38, 40],
    [wall - 1, 100],
    [wall + 1, 100],
  ] as const) {
    expect(Math.abs(light(x, y) - 1)).toBeLessThan(0.12);
  }
});

test('on a dark gloss, what is reflected hardly counts', () => {
  const light = lightOf((x) => (x < 80 ? 0.01 : 0.04));
  expect(light(120, 60) / light(40, 60)).toBeLessThan(2);
});
