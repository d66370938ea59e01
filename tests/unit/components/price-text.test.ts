import { expect, test } from 'vitest';
import { totalText } from '#components/price/price-text.ts';

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
