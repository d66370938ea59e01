import { expect, test } from 'vitest';
import { factsSchema } from '#schema/content/facts.ts';
import { openingOf } from '#schema/rules/opening-hours.ts';

test.each([
  [{ first: 'Monday', last: 'Friday', opens: '7AM', closes: '6PM' }, [1, 2, 3, 4, 5], 7 * 60, 18 * 60],
  [{ first: 'Saturday', opens: '8:30AM', closes: '12PM' }, [6], 8 * 60 + 30, 12 * 60],
  [{ first: 'Sunday', last: 'Saturday', opens: '12AM', closes: '11:15PM' }, [0, 1, 2, 3, 4, 5, 6], 0, 23 * 60 + 15],
] as const)('%j is days and minutes', (hours, days, opens, closes) => {
  expect(openingOf(hours)).toEqual({ days, opens, closes });
});

test.each([
  [{ first: 'Friday', last: 'Monday', opens: '7AM', closes: '6PM' }, 'expected a day after the first one'],
  [{ first: 'Monday', opens: '6PM', closes: '7AM' }, 'expected a time after it opens'],
  [{ first: 'Monday', opens: '7AM', closes: '7AM' }, 'expected a time after it opens'],
])('%j is refused', (hours, message) => {
  expect(() => factsSchema.parse({ open: { weekdays: { ...hours, source: 'ours' } } })).toThrow(message);
});
