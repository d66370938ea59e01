import { afterAll, expect, test } from 'vitest';
import { dayMs, hourMs, minuteMs } from '../../schema/duration.ts';
import { type GuardName, guardNames, healthSchema } from '../../schema/health.ts';
import { sharedSite } from '../support/shared-site.ts';
import { nightly, type Site, type SiteOptions, startSite, turnstileVars } from '../support/site.ts';

const site = await sharedSite();
/** What an office can't do anything about. */
const technical = /_|wrangler|cloudflare|turnstile|worker|bucket|binding|npm/i;
const isTested = new Set<GuardName>(['desk']);

async function health(of: Site = site) {
  return healthSchema.parse(await (await of.fetch(of.url('/api/health'))).json());
}

const remember = (fact: string, value: number) => site.rows(`INSERT INTO memory VALUES ('${fact}', ${value})`);

/** A task that nobody could do yet. Its alarm isn't set. */
const enqueue = (task: string, { since, nextAt }: { since: number; nextAt: number }) =>
  site.rows(`INSERT INTO outbox (request_id, task, since, next_at, failed_at)
    VALUES ('x', '${task}', ${Date.now() - since}, ${Date.now() + nextAt}, ${Date.now() - since})`);

test.each<[GuardName, () => Promise<unknown>]>([
  ['kv', () => site.failing(['get'])],
  ['database', () => remember('damaged', 1)],
  [
    'clock',
    async () => {
      await site.send();
      await site.settle();
      await site.setClock(-hourMs);
    },
  ],
  ['alarm', () => enqueue('digest', { since: 20 * minuteMs, nextAt: -20 * minuteMs })],
  ['schedule', () => site.setClock(2 * hourMs)],
  ['outbox', () => enqueue('mail', { since: 2 * hourMs, nextAt: hourMs })],
  [
    'replies',
    () =>
      site.rows(`INSERT INTO outbox (request_id, task, since, failed_at, unknown_at) VALUES ('x', 'reply', 1, 1, ${Date.now()})`),
  ],
  ['copies', () => enqueue('copy', { since: 2 * hourMs, nextAt: hourMs })],
  ['copies', () => enqueue('remove', { since: 2 * hourMs, nextAt: hourMs })],
  ['intake', () => remember('notInserted', 1)],
  ['proof', () => site.rows(`INSERT INTO decisions (request_id, kind, value, at) VALUES ('x', 'job', 'done', 1)`)],
  ['backup unreadable', () => remember('backupUnreadable', 1)],
  [
    'backup',
    async () => {
      await site.failing(['bucket']);
      await site.runSchedule(nightly);
    },
  ],
  [
    'backup age',
    async () => {
      await site.runSchedule(nightly);
      await site.setClock(26 * hourMs);
      await site.runSchedule();
    },
  ],
  [
    'limiter',
    async () => {
      await site.failing(['limit']);
      await site.post();
      await site.post();
      expect((await site.seen()).logs.filter((line) => line.includes('limiter_failed'))).toEqual([
        JSON.stringify({ event: 'limiter_failed', limit: 'CONTACT_TRY_LIMIT', error: 'Error' }),
      ]);
      await site.failing([]);
    },
  ],
])('while the guard "%s" is off, health says so, and since when', async (guard, turnOff) => {
  isTested.add(guard);
  expect(await health()).toMatchObject({ status: 'ok', off: [] });
  await turnOff();
  await expect.poll(() => health()).toMatchObject({ status: 'degraded', off: [{ guard }] });
  const [off] = (await health()).off;
  expect(Math.abs(Date.parse(off?.since ?? '') - Date.now())).toBeLessThan(2 * dayMs);
  await new Promise((done) => setTimeout(done, 5));
  expect((await health()).off).toEqual([off]);
  expect(off?.means).not.toMatch(technical);
});

const { BUILT_SITE_KEY, TURNSTILE_SECRET } = turnstileVars;
const webhook = { NOTIFY_WEBHOOK_URL: 'https://hooks.example/new' };
const others = { REPLY_MAIL_FROM: 'office@example.com', ACCESS_TEAM: 'team', GA4_MEASUREMENT_ID: 'G-1' };
test.each<[string, SiteOptions, GuardName[]]>([
  [
    'no bucket, no limits, and variables alone',
    { bucket: false, rateLimit: null, vars: { BUILT_SITE_KEY, ...webhook, ...others } },
    ['bucket', 'limits', 'turnstile secret', 'mail', 'webhook', 'access', 'analytics'],
  ],
  ['a secret without its key, and a binding alone', { bindings: true, vars: { TURNSTILE_SECRET } }, ['turnstile key', 'mail']],
  ['a sender and no receiver', { bindings: true, vars: { NOTIFY_MAIL_FROM: 'office@example.com' } }, ['mail']],
])('while only a part is set up (%s), health says so, and since when', async (_, options, guards) => {
  for (const guard of guards) isTested.add(guard);
  const half = await startSite({ bucket: true, ...options });
  const { status, off } = await health(half);
  expect([status, off.map((each) => each.guard).sort()]).toEqual(['degraded', guards.toSorted()]);
  expect(off.map(({ means }) => means).join(' ')).not.toMatch(technical);
  await half.setClock(10 * minuteMs);
  expect((await health(half)).off).toEqual(off);
  await half.stop();
});

test('a guard that has come back on is off anew the next time', async () => {
  await site.failing(['get']);
  const [before] = (await health()).off;
  await site.failing([]);
  expect((await health()).status).toBe('ok');
  await site.failing(['get']);
  expect((await health()).off[0]?.since).not.toBe(before?.since);
});

test('the schedule notices what is off, even if nobody looks', async () => {
  await site.failing(['get']);
  const before = Date.now();
  await site.runSchedule();
  await site.setClock(30 * minuteMs);
  expect(Date.parse((await health()).off[0]?.since ?? '')).toBeLessThan(before + minuteMs);
});

afterAll(() => expect(isTested).toEqual(new Set(guardNames)));
