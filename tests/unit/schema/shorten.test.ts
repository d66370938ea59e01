import { expect, test } from 'vitest';
import { shorten } from '#schema/rules/shorten.ts';

const family = '👨\u200d👩\u200d👧\u200d👦';
test.each([
  ['Oak', 3, 'Oak'],
  ['Oak', 2, 'Oa'],
  [`ab${family}c`, 2 + family.length, `ab${family}`],
  [`ab${family}c`, 1 + family.length, 'ab'],
  ['Zoe\u0308', 3, 'Zo'],
  ['', 3, ''],
])('%j is cut at %i between whole letters and emoji', (text, length, cut) => {
  expect(shorten(text, length)).toBe(cut);
});
