import { expect, test } from 'vitest';
import { calendarFile } from '#pages/request/calendar-file.ts';
import { stepOf } from '#pages/request/steps.ts';
import type { Visit } from '#schema/api/visit.ts';
import type { VisitorStatus } from '#schema/rules/request-statuses.ts';

const visit = (state: Visit['state']): Visit => ({
  date: '2026-12-01',
  part: 'morning',
  state,
  start: '2026-12-01T14:00:00.000Z',
  end: '2026-12-01T17:00:00.000Z',
});

test.each<[VisitorStatus, Visit | null, number | null]>([
  ['received', null, 0],
  ['in progress', null, 1],
  ['received', visit('offered'), 2],
  ['in progress', visit('confirmed'), 3],
  ['in progress', visit('cancelled'), 1],
  ['quoted', visit('confirmed'), 4],
  ['booked', null, 4],
  ['done', null, 5],
  ['closed', null, null],
  ['withdrawn', null, null],
])('a request that is %s has come to step %#', (status, planned, step) => {
  expect(stepOf({ status, visit: planned })).toBe(step);
});

test('a visit goes into a calendar in UTC, and a later file replaces it', () => {
  const at = Date.parse('2026-11-23T12:00:00Z');
  const text = calendarFile({ id: 'a1', visit: visit('confirmed'), title: 'Visit', now: at });
  expect(text).toContain('\r\nUID:visit-a1\r\nDTSTAMP:20261123T120000Z\r\n');
  expect(text).toContain('\r\nDTSTART:20261201T140000Z\r\nDTEND:20261201T170000Z\r\nSUMMARY:Visit\r\n');
  const sequence = (file: string) => Number(/SEQUENCE:(\d+)/.exec(file)?.[1]);
  expect(sequence(calendarFile({ id: 'a1', visit: visit('confirmed'), title: 'Visit', now: at + 1000 }))).toBe(
    sequence(text) + 1,
  );
});
