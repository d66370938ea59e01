import { expect, test } from 'vitest';
import { thinness, withoutLegs } from '#visualizer/own-room/find-floor/legs.ts';

const size = { width: 80, height: 60 };
const [dark, light] = [0.25, 0.7];
const isSeat = (y: number) => y < 20;

/** What's left of the floor under a chair that fills the upper third, if `isDark` is darker than the floor. */
function floorAround(isDark: (x: number, y: number) => boolean) {
  const shades = new Float32Array(size.width * size.height);
  const floor = new Float32Array(size.width * size.height);
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      shades[y * size.width + x] = isSeat(y) || isDark(x, y) ? dark : light;
      floor[y * size.width + x] = isSeat(y) ? 0 : 1;
    }
  }
  const left = withoutLegs(floor, thinness(shades, size.width), size.width);
  return (x: number, y: number) => left[y * size.width + x] === 1;
}

test('a leg under a chair is no floor, but a speck is, and so is anything wide', () => {
  const isLeg = (x: number, y: number) => x >= 40 && x < 45 && y < 50;
  const isSpeck = (x: number, y: number) => x === 65 && y > 30 && y < 45;
  const isShadow = (x: number) => x < 20;
  const isFloor = floorAround((x, y) => isLeg(x, y) || isSpeck(x, y) || isShadow(x));
  expect([isFloor(42, 21), isFloor(42, 48), isFloor(42, 52), isFloor(47, 40)]).toEqual([false, false, true, true]);
  expect([isFloor(65, 40), isFloor(10, 40)]).toEqual([true, true]);
});

test('joints between boards stay floor', () => {
  const isFloor = floorAround((x) => x % 8 === 3);
  expect(isFloor(35, 40)).toBe(true);
});
