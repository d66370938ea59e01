import { describe, expect, test } from 'vitest';
import { dollars, grouped, wholeDollars } from '../../../schema/number-format.ts';

const amounts = [
  0, 0.5, 3.5, 5.25, 9.99, 100, 999, 999.5, 1000, 1234.56, 3840, 12_345.6, 98_765.25, 250_000, 1_000_000, 9_999_999.99,
];
const currency = { style: 'currency', currency: 'USD' } as const;

describe.each(amounts)('%d reads as Intl writes it', (amount) => {
  test.each([
    ['a number', grouped, {}],
    ['dollars and cents', dollars, currency],
    ['whole dollars', wholeDollars, { ...currency, maximumFractionDigits: 0 }],
  ])('as %s', (_, format, options) => {
    expect(format(amount)).toBe(amount.toLocaleString('en-US', options));
  });
});
