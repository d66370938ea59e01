import { expect, test } from 'vitest';
import { wordsIn } from '#site/read/words.ts';
import { formatLength, parseLength, squareFeet } from '#visualizer/own-room/measure/lengths.ts';

test.each([
  ['11', '6', 138],
  ['11', '', 132],
  ['', '18', 18],
  [' 4 ', '7.5', 55.5],
  ['11\'6"', '', 138],
  ['11 1/2', ' ', 138],
  ['', '6 1/2 in', 6.5],
  ['', '', null],
])("'%s' ft '%s' in is %s inches", (feet, inches, expected) => {
  expect(parseLength({ feet, inches })).toEqual({ inches: expected });
});

test.each([
  ['50', '1', 'outOfRange'],
  ['0', '5.9', 'outOfRange'],
  ['ten', '', 'notNumbers'],
  ['1e999', '', 'notNumbers'],
])("'%s' ft '%s' in is rejected: %s", (feet, inches, error) => {
  expect(parseLength({ feet, inches })).toEqual({ error });
});

test.each([
  [3.6576, '12 ft'],
  [3.5052, '11 ft 6 in'],
  [3.6449, '12 ft'],
])('%d m is %s', (meters, words) => {
  expect(formatLength(meters, wordsIn('en').photoTools)).toBe(words);
});

test('an area in square feet', () => {
  expect(squareFeet(3.6576, 3.048)).toBeCloseTo(120, 9);
});
