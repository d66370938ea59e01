import { expect, test } from 'vitest';
import { parseNumber } from '#schema/rules/typed-number.ts';

test.each([
  ['1200', 1200],
  ['8.5', 8.5],
  ['8,50', 8.5],
  ['1,5', 1.5],
  ['8.', 8],
  [',5', 0.5],
  ['1,200', 1200],
  ['1,200.50', 1200.5],
  ['1.200,50', 1200.5],
  ['1.200.000', 1_200_000],
  [' 1\u{202F}200,5 ', 1200.5],
  ['١٢٫٥', 12.5],
  ['８．５', 8.5],
])('%j is %d', (typed, number) => {
  expect(parseNumber(typed)).toBe(number);
});

test.each(['', '.', '1.200', '8.555', '0,505', '1,20,50', '1,200,50', '12,00,000', '-1', '1e3', '8..5', 'eight', '1 2'])(
  '%j is no number',
  (typed) => {
    expect(parseNumber(typed)).toBeNull();
  },
);
