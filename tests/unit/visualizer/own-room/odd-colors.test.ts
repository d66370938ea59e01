import { expect, test } from 'vitest';
import { oddColors } from '#visualizer/own-room/photo/odd-colors.ts';

const [width, height] = [60, 40];

/** Which parts of a floor are odd: the left third of the color given first, the rest of brown wood, darker toward the right. */
function oddOf(left: readonly [number, number, number]) {
  const photo = new Uint8ClampedArray(width * height * 4);
  const mask = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at++) {
    const column = at % width;
    const light = 1 - (column / width) * 0.75;
    photo.set(column < 20 ? left : [150 * light, 100 * light, 60 * light], at * 4);
  }
  const odd = oddColors({ width, height, photo, mask });
  const at = (column: number) => odd[20 * width + column];
  return [at(10), at(30), at(58)];
}

test('a pale rug, and a white glare, are odd on wood; sun and shadow on it are not', () => {
  expect(oddOf([205, 200, 195])).toEqual([1, 0, 0]);
  expect(oddOf([255, 255, 255])).toEqual([1, 0, 0]);
  expect(oddOf([225, 150, 90])).toEqual([0, 0, 0]);
});
