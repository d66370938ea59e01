import { expect, test } from 'vitest';
import { decimalText, hundredthsOf, rateOf } from '#inbox/request/quote/DecimalInput.tsx';

test.each([
  ['8.5', 850, '8.50'],
  ['$1,234.05', 123_405, '1234.05'],
  [' 12 ', 1200, '12'],
  ['8,50', 850, '8.50'],
  ['1,5', 150, '1.50'],
  ['1,200', 120_000, '1200'],
  ['1.234,05 $', 123_405, '1234.05'],
  ['10%', Number.NaN, ''],
  ['5$5', Number.NaN, ''],
  ['1.200', Number.NaN, ''],
  ['.5', 50, '0.50'],
  ['0.29', 29, '0.29'],
  ['4.555', Number.NaN, ''],
  ['-1', -100, '-1'],
  ['-', Number.NaN, ''],
  ['', Number.NaN, ''],
])('%j is %d hundredths', (typed, hundredths, shown) => {
  expect(hundredthsOf(typed)).toBe(hundredths);
  expect(decimalText(hundredths)).toBe(shown);
});

test('a percentage can have its sign, and no other', () => {
  expect([hundredthsOf('6,25 %', '%'), hundredthsOf('$6.25', '%')]).toEqual([625, Number.NaN]);
});

test.each([
  ['8.875', 887.5],
  ['8,253 %', 825.3],
  ['8.', Number.NaN],
  ['8.25', 825],
  ['0', 0],
  ['', Number.NaN],
  ['8.8755', Number.NaN],
])('a tax of %j is %d hundredths of a percent', (typed, rate) => {
  expect(rateOf(typed)).toBe(rate);
});
