import { expect, test } from 'vitest';
import { fullTime, shortTime, waitOf } from '#inbox/times.ts';
import { businessMinutes, isOpen, timeBefore } from '#schema/rules/business-time.ts';
import { openingOf } from '#schema/rules/opening-hours.ts';

const weekly = ['Monday to Friday 7AM-6PM', 'Saturday 8AM-4PM'].map(openingOf);
const hours = { weekly, holidays: [], answerMinutes: 15, promisedHours: 24, crews: 1 };
const ms = (iso: string) => Date.parse(iso);

test.each(['Monday-Friday 7-6', 'Funday 8AM-4PM', 'Saturday 4PM-8AM', ''])('the build fails on the opening hours %j', (words) => {
  expect(() => openingOf(words)).toThrow('must look like');
});

// Austin is 6 hours behind UTC in winter and 5 in summer. In 2026, clocks change on March 8 and November 1, both Sundays.
test.each<[string, string, string, number]>([
  ['across an evening', '2026-11-19T17:55:00-06:00', '2026-11-20T07:10:00-06:00', 15],
  ['across a weekend', '2026-11-21T15:50:00-06:00', '2026-11-23T07:10:00-06:00', 20],
  ['across the weekend when clocks go forward', '2026-03-07T15:50:00-06:00', '2026-03-09T07:10:00-05:00', 20],
  ['across the weekend when clocks go back', '2026-10-31T15:50:00-05:00', '2026-11-02T07:10:00-06:00', 20],
  ['a whole week', '2026-11-16T00:00:00-06:00', '2026-11-23T00:00:00-06:00', 5 * 660 + 480],
  ['backwards, because of a wrong clock', '2026-11-20T12:00:00-06:00', '2026-11-20T11:00:00-06:00', 0],
])('%s: %s to %s is %d business minutes', (_, from, to, minutes) => {
  expect(businessMinutes(ms(from), ms(to), hours)).toBe(minutes);
});

test('nobody works on a holiday', () => {
  const withHoliday = { weekly, holidays: ['2026-11-26'] };
  const [wednesday, friday] = [ms('2026-11-25T17:50:00-06:00'), ms('2026-11-27T07:10:00-06:00')];
  expect(businessMinutes(wednesday, friday, withHoliday)).toBe(20);
  expect(isOpen(ms('2026-11-26T12:00:00-06:00'), withHoliday)).toBe(false);
  expect(timeBefore(friday, 20, withHoliday)).toBe(wednesday);
});

test.each([
  ['across a weekend', '2026-11-23T07:10:00-06:00', '2026-11-21T15:55:00-06:00'],
  ['across a clock change', '2026-03-09T07:05:00-05:00', '2026-03-07T15:50:00-06:00'],
])('fifteen business minutes earlier: %s', (_, to, from) => {
  expect(new Date(timeBefore(ms(to), 15, hours)).toISOString()).toBe(new Date(from).toISOString());
});

test.each([
  ['2026-11-20T18:00:00-06:00', false],
  ['2026-11-21T07:30:00-06:00', false],
])('at %s, being open is %s', (at, open) => {
  expect(isOpen(ms(at), hours)).toBe(open);
});

const noon = ms('2026-11-20T12:00:00-06:00');
const before = (seconds: number) => new Date(noon - seconds * 1000).toISOString();

test.each([
  [before(20), 'on time', 'Just in'],
  [before(899), 'due', '14 min waiting'],
  [before(900), 'overdue', '15 min waiting, overdue'],
  ['2026-11-19T20:00:00-06:00', 'overdue', '16 h waiting, overdue'],
  ['2026-11-16T12:00:00-06:00', 'overdue', '4 days waiting, overdue'],
])('a new request from %s is %s: %s', (receivedAt, lateness, text) => {
  expect(waitOf({ status: 'new', receivedAt }, noon, hours)).toEqual({ lateness, text });
});

test('a request from a day on which we are closed is overdue after 24 hours', () => {
  const received = '2026-11-21T16:35:00-06:00';
  const at = (now: string) => waitOf({ status: 'new', receivedAt: received }, ms(now), hours);
  expect(at('2026-11-22T16:34:00-06:00')).toEqual({ lateness: 'on time', text: 'Came after hours' });
  expect(at('2026-11-22T16:35:00-06:00')).toEqual({ lateness: 'overdue', text: '1 day waiting, overdue' });
});

test.each(['contacted', 'quoted', 'won', 'done', 'lost', 'spam'] as const)("a request that is %s isn't waiting", (status) => {
  expect(waitOf({ status, receivedAt: before(7200) }, noon, hours)).toBeNull();
});

test.each([
  ['2026-11-20T11:05:00-06:00', '11:05 AM'],
  ['2026-11-19T23:59:00-06:00', 'Yesterday 11:59 PM'],
  ['2026-11-16T09:30:00-06:00', 'Mon 9:30 AM'],
  ['2026-11-13T09:30:00-06:00', 'Nov 13'],
  ['2025-12-31T23:30:00-06:00', 'Dec 31, 2025'],
])('%s reads %s', (iso, text) => {
  // Intl puts a narrow no-break space before AM and PM.
  expect(shortTime(iso, noon).replaceAll('\u202f', ' ')).toBe(text);
});

test("the full time is Austin's, with its time zone", () => {
  expect(fullTime('2026-11-20T21:24:00Z').replaceAll('\u202f', ' ')).toBe('Fri, Nov 20, 2026, 3:24 PM CST');
  expect(fullTime('2026-07-04T21:24:00Z').replaceAll('\u202f', ' ')).toBe('Sat, Jul 4, 2026, 4:24 PM CDT');
});
