import { afterAll, expect, test } from 'vitest';
import { type GuardName, guardNames } from '#schema/api/health.ts';
import { dayMs, hourMs } from '#schema/rules/duration.ts';
import { sharedSite } from '../support/site/shared.ts';
import { nightly } from '../support/site/start.ts';

const site = await sharedSite();
const { health } = site;
/** What an office can't do anything about. */
const technical = /_|wrangler|cloudflare|worker|bucket|binding|npm/i;
// That one is in faults.test.ts.
const isTested = new Set<GuardName>(['desk']);

/** A task that nobody could do yet. Its alarm isn't set. */
const enqueue = (task: string) =>
  site.rows(`INSERT INTO outbox (request_id, task, since, next_at, failed_at)
    VALUES ('x', '${task}', ${Date.now() - 2 * hourMs}, ${Date.now() + hourMs}, ${Date.now() - hourMs})`);

test.each<[GuardName, () => Promise<unknown>]>([
  ['schedule', () => site.setClock(2 * hourMs)],
  ['outbox', () => enqueue('mail')],
  ['copies', () => enqueue('copy')],
  ['copies', () => enqueue('remove')],
  ['queue', () => site.rows("INSERT INTO memory VALUES ('notInserted', 1)")],
  [
    'schedule',
    async () => {
      await site.runSchedule(nightly);
      await site.failing(['bucket']);
      await site.setClock(26 * hourMs);
      await site.runSchedule(nightly);
      await site.failing([]);
    },
  ],
])('while "%s" is off, health says so, and since when', async (guard, turnOff) => {
  isTested.add(guard);
  expect(await health()).toMatchObject({ status: 'ok', off: [] });
  await turnOff();
  await expect.poll(health).toMatchObject({ status: 'degraded', off: [{ guard }] });
  const [off] = (await health()).off;
  expect(Math.abs(Date.parse(off?.since ?? '') - Date.now())).toBeLessThan(2 * dayMs);
  expect(off?.means).not.toMatch(technical);
});

afterAll(() => expect(isTested).toEqual(new Set(guardNames)));
