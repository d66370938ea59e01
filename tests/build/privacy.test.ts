import { expect, test } from 'vitest';
import { daysKept } from '#pages/sent-request.ts';
import { trashDays } from '#schema/api/stored-request.ts';
import { dayMs } from '#schema/rules/duration.ts';
import { calendarDays, dumpRetentionMs, retentionMs, spamRetentionMs } from '#worker/store/retention.ts';
import { findPage, mainText } from '../support/built.ts';

const kept = {
  months: [Math.round(retentionMs / ((365 * dayMs) / 12))],
  days: [spamRetentionMs / dayMs, trashDays, calendarDays, dumpRetentionMs / dayMs, daysKept],
};

test.each([
  ['/privacy', ['months', 'days']],
  ['/es/privacy', ['meses', 'días']],
])('%s says how long the Worker and this device keep things', (path, units) => {
  const text = mainText(findPage(path));
  const said = units.map((unit) => [...text.matchAll(new RegExp(`(\\d+) ${unit}`, 'g'))].map(([, number]) => Number(number)));
  expect(said.map((numbers) => new Set(numbers))).toEqual(Object.values(kept).map((numbers) => new Set(numbers)));
});
