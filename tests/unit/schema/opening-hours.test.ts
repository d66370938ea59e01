import { expect, test } from 'vitest';
import { openingOf } from '#schema/rules/opening-hours.ts';

test.each([
  ['Monday to Friday 7AM-6PM', [1, 2, 3, 4, 5], 7 * 60, 18 * 60],
  ['Saturday 8:30AM-12PM', [6], 8 * 60 + 30, 12 * 60],
  ['Sunday to Saturday 12AM-11:15PM', [0, 1, 2, 3, 4, 5, 6], 0, 23 * 60 + 15],
])('%s is read as days and minutes', (words, days, opens, closes) => {
  expect(openingOf(words)).toEqual({ days, opens, closes });
});

test.each([
  ['Friday to Monday 7AM-6PM'],
  ['Monday 6PM-7AM'],
  ['Monday 7AM-7AM'],
  ['Mon to Fri 7AM-6PM'],
  ['Payday 7AM-6PM'],
  ['Monday 7AM-6PM and Sunday'],
  ['open Monday 7AM-6PM'],
  [''],
])('%j is refused', (words) => {
  expect(() => openingOf(words)).toThrow('Opening hours must look like');
});
