import { expect, test } from 'vitest';
import { fullTime, shortTime, waitOf } from '#inbox/times.ts';

const ms = (iso: string) => Date.parse(iso);

const noon = ms('2026-11-20T12:00:00-06:00');
const before = (seconds: number) => new Date(noon - seconds * 1000).toISOString();

test.each([
  [before(20), 'Just in', false],
  [before(899), '14 min waiting', false],
  ['2026-11-19T20:00:00-06:00', '16 h waiting', false],
  ['2026-11-19T12:00:01-06:00', '23 h waiting', false],
  ['2026-11-19T12:00:00-06:00', '1 day waiting, overdue', true],
  ['2026-11-16T12:00:00-06:00', '4 days waiting, overdue', true],
])('where an answer is promised within 24 hours, a new request from %s reads %s', (receivedAt, text, isOverdue) => {
  expect(waitOf({ status: 'new', receivedAt }, noon, 24)).toEqual({ isOverdue, text });
});

test.each(['contacted', 'quoted', 'won', 'done', 'lost', 'spam'] as const)("a request that is %s isn't waiting", (status) => {
  expect(waitOf({ status, receivedAt: before(7200) }, noon, 24)).toBeNull();
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
