import { expect, test } from 'vitest';
import { afterBusinessDays } from '#schema/rules/business-days.ts';

/** Checked against a calendar: what is signed on the first day can be canceled through the second. */
test.each([
  ['a Monday', '2026-12-07', '2026-12-10'],
  ['a Thursday: Saturday counts, Sunday does not', '2026-12-10', '2026-12-14'],
  ['a Saturday', '2026-12-12', '2026-12-16'],
  ['a Sunday', '2026-12-13', '2026-12-16'],
  ['before Thanksgiving', '2026-11-25', '2026-11-30'],
  ['Christmas and a Sunday', '2026-12-24', '2026-12-29'],
  ["New Year's Day and a Sunday", '2026-12-31', '2027-01-05'],
  ["New Year's Day on a Saturday: neither it nor the Friday before counts", '2027-12-30', '2028-01-05'],
  ["Martin Luther King's birthday", '2027-01-15', '2027-01-20'],
  ["Washington's birthday", '2027-02-12', '2027-02-17'],
  ['Memorial Day on the 31st', '2027-05-28', '2027-06-02'],
  ['Memorial Day on the 25th', '2026-05-22', '2026-05-27'],
  ['the Monday before Memorial Day', '2026-05-15', '2026-05-19'],
  ['Juneteenth', '2026-06-18', '2026-06-23'],
  ['Independence Day on a Sunday: Monday does not count', '2027-07-02', '2027-07-07'],
  ['Independence Day on a Saturday: Friday does not count', '2026-07-02', '2026-07-08'],
  ['Labor Day', '2026-09-04', '2026-09-09'],
  ['Columbus Day', '2026-10-09', '2026-10-14'],
  ['Veterans Day', '2026-11-10', '2026-11-14'],
  ['the end of February in a leap year', '2028-02-26', '2028-03-01'],
  ['the day when clocks go forward', '2027-03-12', '2027-03-16'],
])('three business days after %s', (_, signed, last) => {
  expect(afterBusinessDays(signed, 3)).toBe(last);
});

test('ten business days to give the deposit back', () => {
  expect(afterBusinessDays('2026-12-18', 10)).toBe('2026-12-31');
});
