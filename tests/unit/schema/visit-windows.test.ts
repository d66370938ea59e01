import { expect, test } from 'vitest';
import { preferredTimesSchema, timesOf, windowsAhead, windowsLeft } from '#schema/rules/visit-windows.ts';

const hours = {
  weekly: [
    { days: [1, 2, 3, 4, 5], opens: 7 * 60, closes: 18 * 60 },
    { days: [6], opens: 8 * 60, closes: 16 * 60 },
  ],
  holidays: ['2026-11-26'],
};
const datesAhead = (now: string) => [...new Set(windowsAhead(Date.parse(now), hours).map(({ date }) => date))];

test('a visitor can choose from the next ten working days, without Sundays and holidays', () => {
  expect(datesAhead('2026-11-20T12:00:00-06:00')).toEqual([
    ...['2026-11-21', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-27'],
    ...['2026-11-28', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'],
  ]);
});

test("the first day is tomorrow in Austin, whatever the date is in London or on the visitor's device", () => {
  expect(datesAhead('2026-12-01T23:59:00-06:00')[0]).toBe('2026-12-02');
  expect(datesAhead('2026-12-02T00:00:00-06:00')[0]).toBe('2026-12-03');
});

test('only parts of the day that lie within opening hours are offered', () => {
  const saturday = windowsAhead(Date.parse('2026-11-20T12:00:00-06:00'), hours).filter(({ date }) => date === '2026-11-21');
  expect(saturday.map(({ part }) => part)).toEqual(['morning', 'midday']);
});

test('the business can plan a visit for today, but not for hours that are over', () => {
  const next = (now: string) => windowsLeft(Date.parse(now), hours)[0];
  expect(next('2026-12-01T10:59:00-06:00')).toEqual({ date: '2026-12-01', part: 'morning' });
  expect(next('2026-12-01T15:03:00-06:00')).toEqual({ date: '2026-12-01', part: 'afternoon' });
  expect(next('2026-12-01T17:00:00-06:00')).toEqual({ date: '2026-12-02', part: 'morning' });
});

test.each([
  ['before clocks go back', '2026-10-31', '2026-10-31T08:00:00-05:00'],
  ['the day clocks go back', '2026-11-01', '2026-11-01T08:00:00-06:00'],
  ['before clocks go forward', '2027-03-13', '2027-03-13T08:00:00-06:00'],
  ['the day clocks go forward', '2027-03-14', '2027-03-14T08:00:00-05:00'],
])('a morning is three hours from eight %s', (_, date, start) => {
  const times = timesOf({ date, part: 'morning' });
  expect(new Date(times.start).toISOString()).toBe(new Date(start).toISOString());
  expect(times.end - times.start).toBe(3 * 3_600_000);
});

test.each([
  [[{ date: '2026-12-01', part: 'morning' }], true],
  [Array(2).fill({ date: '2026-12-01', part: 'morning' }), false],
  [['morning', 'midday', 'afternoon'].map((part) => ({ date: '2026-12-01', part })), false],
  [[{ date: '2026-02-30', part: 'morning' }], false],
])('at most two different windows can be preferred: %j', (windows, isValid) => {
  expect(preferredTimesSchema.safeParse(windows).success).toBe(isValid);
});
