import { expect, test } from 'vitest';
import { splitAtRanges } from '#components/prose/split-at-ranges.ts';

test.each([
  ['$12-32 per sq ft', ['$12-32', 'sq ft']],
  ['It takes 3-5 days and costs $8-$15.', ['3-5', '$8-$15.']],
  ['30-50% of 1,000-1,200 sq ft', ['30-50%', '1,000-1,200', 'sq ft']],
  ['The floor rises about 1 1/2 inches.', ['1 1/2']],
  ['slip-resistant, low-VOC, 24x48 tile', []],
])('the figures that stay whole in "%s" are %j', (text, ranges) => {
  const parts = splitAtRanges(text);
  expect(parts.filter(({ isWhole }) => isWhole).map((part) => part.text)).toEqual(ranges);
  expect(parts.map((part) => part.text).join('')).toBe(text);
});
