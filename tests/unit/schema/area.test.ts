import { expect, test } from 'vitest';
import { parseArea, parseSquareFeet } from '#schema/rules/area.ts';

test.each([
  ['450', 450],
  [' 1,200 ', 1200],
  ['1.200', 1200],
  ['1,200 square feet', 1200],
  ['450 pies cuadrados', 450],
  ['450,5', 450.5],
  ['12 x 15', 180],
  ['12*15', 180],
  ['12 por 15 pies', 180],
  ["12'6\" x 15'", 187.5],
  ["12' x 15'", 180],
  ["15'6 x 20", 310],
  [`15'6" x 20'`, 310],
  ['12 ft 6 in x 15 ft', 187.5],
  ['12,5 x 15', 187.5],
  ['12 feet and 6 inches by 15 feet', 187.5],
  ['50,000', 50_000],
  ['12x15 + 8x10', 260],
  ['12x15+80 sq ft', 260],
  ['12 by 15 and 8 by 10', 260],
  ['12 por 15 y 8 por 10', 260],
  ['12x15, 8x10', 260],
  ['120 + 80 + 60', 260],
  ['310*1.1', 341],
  ['310 * 1,1', 341],
  ['1,200 x 1.1', 1320],
  ['12x15*1.1', 198],
  ['12x15 + 20 + 10%', 220],
  ['about 450 sq ft', 450],
  ['unos 450', 450],
  ['12 x 15 = 180', 180],
  ['12⅓ x 15', 185],
])('%j is an area', (typed, area) => {
  expect(parseArea(typed)).toBe(area);
});

test.each([
  '',
  '0',
  '-5',
  '1e9',
  '50001',
  'abc',
  '12 x',
  '12 ft 6 in x',
  '12 x 15 x 10',
  '12x15 +',
  '12x15 and',
  '12 ft and 6 in',
  '= 180',
  '+ 10%',
  '12 x 15 10%',
  '300 m2',
  '3 rooms',
  '12-15',
])('%j is no area', (typed) => {
  expect(parseArea(typed)).toBeNull();
});

test('more than any floor has is an area, too', () => {
  expect(parseSquareFeet('300 x 200')).toBe(60_000);
});
