import { expect, test } from 'vitest';
import type { Matrix } from '../../../../schema/visualizer-room.ts';
import { applyHomography, inverse, product, rotationAbout } from '../../../../visualizer/engine/homography.ts';
import { findRoom } from '../../../support/floors.ts';

/** A matrix on one line. */
const rows = (...matrix: Matrix): Matrix => matrix;

test.each<[string, Matrix, [number, number], [number, number]]>([
  ['nothing', rows([1, 0, 0], [0, 1, 0], [0, 0, 1]), [3, 4], [3, 4]],
  ['a shift', rows([1, 0, 5], [0, 1, -2], [0, 0, 1]), [3, 4], [8, 2]],
  ['a scale', rows([2, 0, 0], [0, 3, 0], [0, 0, 1]), [3, 4], [6, 12]],
  ['a common factor changes nothing', rows([2, 0, 0], [0, 2, 0], [0, 0, 2]), [3, 4], [3, 4]],
  ['a perspective', rows([1, 0, 0], [0, 1, 0], [0, 0.5, 1]), [3, 2], [1.5, 1]],
])('a homography applies %s', (_, matrix, [x, y], [toX, toY]) => {
  const to = applyHomography(matrix, { x, y });
  expect(to.x).toBeCloseTo(toX, 12);
  expect(to.y).toBeCloseTo(toY, 12);
});

test.each(['living-room', 'kitchen', 'bedroom', 'bathroom'])('the view of the %s can be inverted', (id) => {
  const { metersToPixels, width, height } = findRoom(id);
  for (const [across, down] of [
    [0.5, 0.95],
    [0.3, 0.8],
    [0.7, 0.7],
  ] as const) {
    const pixel = { x: width * across, y: height * down };
    const floor = applyHomography(inverse(metersToPixels), pixel);
    expect(Math.hypot(floor.x, floor.y)).toBeLessThan(12);
    const back = applyHomography(metersToPixels, floor);
    expect(back.x).toBeCloseTo(pixel.x, 4);
    expect(back.y).toBeCloseTo(pixel.y, 4);
  }
});

test('a plane seen edge-on has no inverse', () => {
  expect(() => inverse(rows([1, 0, 0], [2, 0, 0], [0, 0, 1]))).toThrow('no inverse');
});

test.each([
  [0, 3, 1],
  [90, 1, 3],
  [180, -1, 1],
  [270, 1, -1],
  [360, 3, 1],
])('a rotation by %d degrees about (1, 1) takes (3, 1) to (%d, %d)', (degrees, x, y) => {
  const to = applyHomography(rotationAbout({ x: 1, y: 1 }, degrees), { x: 3, y: 1 });
  expect(to.x).toBeCloseTo(x, 12);
  expect(to.y).toBeCloseTo(y, 12);
});

test('a product applies its second matrix first', () => {
  const shift = rows([1, 0, 2], [0, 1, 0], [0, 0, 1]);
  expect(applyHomography(product(rotationAbout({ x: 0, y: 0 }, 90), shift), { x: 0, y: 0 }).y).toBeCloseTo(2, 12);
});
