import { expect, test } from 'vitest';
import { parseInches, parseSides } from '#schema/rules/lengths.ts';

test.each([
  ['12', 144],
  ['12 1/2', 150],
  ['12½', 150],
  ['1/2', 6],
  ["12'", 144],
  ['12 ft', 144],
  ['1 foot', 12],
  ['12 pies y 6 pulgadas', 150],
  ['1 pie 1 pulgada', 13],
  [`12'6"`, 150],
  [`12' 6"`, 150],
  ['12’6”', 150],
  ['12′ 6″', 150],
  ['12 ft 6 in', 150],
  ['12 Ft, 6 In.', 150],
  ['12 feet and 6 inches', 150],
  [`12' 6 1/2"`, 150.5],
  ['150"', 150],
  ['12-1/2', 150],
  ['12⅝"', 12.625],
  ['12.', 144],
  ['12,5', 150],
  ["12'6''", 150],
  ['12´6¨', 150],
])('%j is %d inches', (typed, inches) => {
  expect(parseInches(typed)).toBe(inches);
});

test.each(['6', '6"', '6 in', '1/2 ft'])('where inches are asked for, %j is six of them', (typed) => {
  expect(parseInches(typed, 'inches')).toBe(6);
});

test.each([
  ['12 x 15', 144, 180],
  ['12x15', 144, 180],
  ['12×15', 144, 180],
  ['12 by 15', 144, 180],
  ['12 por 15 pies', 144, 180],
  [`12'6" x 15'`, 150, 180],
  ['12 ft 6 in x 15 ft', 150, 180],
  ['12 pies 6 pulgadas por 15 pies', 150, 180],
  ['150 x 180 in', 150, 180],
  ["12' W x 15' L", 144, 180],
  ['12-by-15', 144, 180],
  ['12х15', 144, 180],
])('%j has sides of %d and %d inches', (typed, width, length) => {
  expect(parseSides(typed)).toEqual({ width, length });
});

test.each(['', 'twelve', '-3', '1e9', '12-15', "'", 'ft', '12 m', '12 x', 'x 15', '12 x 15 x 10', '12 x twelve'])(
  '%j is neither a length nor two sides',
  (typed) => {
    expect([parseInches(typed), parseSides(typed)]).toEqual([null, null]);
  },
);
