import { expect, test } from 'vitest';
import { wordsIn } from '#site/read/words.ts';
import { describeProblem, measureSides } from '#visualizer/own-room/measure/measure-sides.ts';
import { firstQuad, type Quad } from '#visualizer/own-room/selection/quad.ts';
import { toQuad } from './camera.ts';

const size = { width: 1600, height: 1200 };

const turned = toQuad({ ...size, focal: 1200, yaw: 30, pitch: 25, eye: 1.5 }, -1.2, 2, 2.4384, 1.8288);
const straight = firstQuad(size);
const almostStraight = toQuad({ ...size, focal: 1200, yaw: 2, pitch: 25, eye: 1.5 }, -1, 2, 2, 2);
const fromAbove = toQuad({ ...size, focal: 1200, yaw: 10, pitch: 90, eye: 1.5 }, -1, -1, 2, 2);
const typed = (width: string, depth: string) => ({ width: { feet: width, inches: '' }, depth: { feet: depth, inches: '' } });

test('both sides are used as typed, whatever the photo', () => {
  const found = measureSides(typed('8', '6'), straight, size);
  if ('errors' in found) throw new Error(JSON.stringify(found));
  expect([found.sides.width, found.sides.depth, found.calculated]).toEqual([
    expect.closeTo(2.4384, 9),
    expect.closeTo(1.8288, 9),
    null,
  ]);
});

test.each([
  ['8', '', 'depth'],
  ['', '6', 'width'],
])("of '%s' ft by '%s' ft the %s is calculated", (width, depth, calculated) => {
  const found = measureSides(typed(width, depth), turned, size);
  if ('errors' in found) throw new Error(JSON.stringify(found));
  expect(found.calculated).toBe(calculated);
  expect(found.sides.width / 2.4384).toBeCloseTo(1, 2);
  expect(found.sides.depth / 1.8288).toBeCloseTo(1, 2);
});

test.each<[string, string, Quad, 'width' | 'depth', string]>([
  ['', '', turned, 'width', 'Enter the width or the depth'],
  ['8', '', straight, 'depth', "can't tell"],
  ['', '6', straight, 'width', "can't tell"],
  ['8', '', almostStraight, 'depth', "can't tell"],
  ['8', '', fromAbove, 'depth', "can't tell"],
  ['x', '6', turned, 'width', 'as numbers'],
  ['8', '51', turned, 'depth', 'from 6 inches to 50 feet'],
  ['', '45', turned, 'width', 'comes out as 60 ft'],
])("'%s' ft by '%s' ft is rejected", (width, depth, quad, side, words) => {
  const found = measureSides(typed(width, depth), quad, size);
  const error = 'errors' in found ? found.errors[side] : undefined;
  expect(describeProblem(error, wordsIn('en').photoTools)).toContain(words);
});
