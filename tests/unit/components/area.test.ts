import { expect, test } from 'vitest';
import { parseArea } from '#components/price/area.ts';
import { totalText } from '#components/price/price-text.ts';

test.each([
  ['450', 450],
  [' 1,200 ', 1200],
  ['1,200 square feet', 1200],
  ['450 pies cuadrados', 450],
  ['12 x 15', 180],
  ['12 por 15 pies', 180],
  ["12'6\" x 15'", 187.5],
  ['50,000', 50_000],
])('%j is an area', (typed, area) => {
  expect(parseArea(typed)).toBe(area);
});

test.each(['', '0', '-5', '1e9', '50001', 'abc', '12 x', '12 ft 6 in x', '12 x 15 x 10', '1,20', '300 m2', '3 rooms', '12-15'])(
  '%j is no area',
  (typed) => {
    expect(parseArea(typed)).toBeNull();
  },
);

const terms = { total: '{area} sq ft: {total}', about: 'For {area} sq ft.', minimum: '(at least {minimum})', least: 650 };

test.each([
  [300, { low: 5, high: 10 }, '300 sq ft: $1,500-\u20603,000'],
  [301, { low: 4.5, high: 5.5 }, '301 sq ft: $1,355-\u20601,656'],
  [130, { low: 5, high: 10 }, '130 sq ft: $650-\u20601,300'],
  [129, { low: 5, high: 10 }, '129 sq ft: $650-\u20601,290 (at least $650)'],
  [50, { low: 5, high: 10 }, '50 sq ft: $650 (at least $650)'],
])('%i sq ft at %j per sq ft', (area, range, text) => {
  expect(totalText(area, range, terms)).toBe(text);
});
