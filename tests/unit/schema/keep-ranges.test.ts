import { expect, test } from 'vitest';
import { keepRanges } from '#schema/rules/keep-ranges.ts';

test.each([
  ['$12-32 per sq ft', '$12-|32 per sq ft'],
  ['It takes 3-5 days and costs $8-$15.', 'It takes 3-|5 days and costs $8-|$15.'],
  ['30-50% of 1,000-1,200 sq ft', '30-|50% of 1,000-|1,200 sq ft'],
  ['(512) 555-0142 or 512-555-0142', '(512) 555-0142 or 512-555-0142'],
  ['slip-resistant, low-VOC, 24x48 tile', 'slip-resistant, low-VOC, 24x48 tile'],
])('%s stays on one line as %s', (text, kept) => {
  expect(keepRanges(text)).toBe(kept.replaceAll('|', '\u2060'));
});
