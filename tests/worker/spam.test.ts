import { expect, test } from 'vitest';
import { z } from 'zod';
import { dayMs } from '#schema/rules/duration.ts';
import { sharedSite } from '../support/site/shared.ts';

const site = await sharedSite();
const { call, post, read } = site;

/** The only stored request, and how many days the desk keeps it. */
async function stored() {
  const rows = await site.rows('SELECT id, expires_at FROM requests');
  const [{ id, expires_at }] = z.tuple([z.object({ id: z.string(), expires_at: z.number() })]).parse(rows);
  const request = await read(id);
  return { request, days: Math.round((expires_at - Date.now()) / dayMs) };
}

test('a filled honeypot is answered like any other request, kept for 30 days, and nobody is notified', async () => {
  const response = await post({ website: 'https://spam.example' });
  expect([response.status, response.headers.get('Location')]).toEqual([201, expect.stringContaining('/api/requests/')]);
  const { days, request } = await stored();
  expect([days, request.state.status, request.state.spamReason]).toEqual([30, 'spam', 'honeypot']);
  expect(request.otherFields).toBeUndefined();
  expect(await site.rows("SELECT task FROM outbox WHERE task IN ('mail', 'webhook')")).toEqual([]);
  await site.work();
  expect(await site.seen()).toMatchObject({ mails: [], fetched: [] });
});

test('"Not spam" turns it into an ordinary request, without the reason and kept for 24 months in both stores', async () => {
  await post({ website: 'x' });
  const { request } = await stored();
  const kv = await site.kv();
  const daysInKv = async () => {
    const [key] = (await kv.list({ prefix: 'estimate:' })).keys;
    return Math.round(((key?.expiration ?? 0) - Date.now() / 1000) / 86_400);
  };
  await expect.poll(daysInKv).toBe(30);
  await call(`/api/requests/${request.id}`, 'PATCH', { status: 'new' });
  const after = await stored();
  expect([after.days, after.request.state]).toMatchObject([730, { status: 'new', version: 1, notes: [] }]);
  expect(after.request.state).not.toHaveProperty('spamReason');
  await expect.poll(daysInKv).toBe(730);
});
