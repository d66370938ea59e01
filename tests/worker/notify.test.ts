import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { storedRequestSchema } from '../../schema/stored-request.ts';
import { estimate, type Site, startSite, token } from '../support/site.ts';

const vars = {
  NOTIFY_MAIL_FROM: 'website@example.com',
  NOTIFY_MAIL_TO: 'office@example.com',
  NOTIFY_WEBHOOK_URL: 'https://hooks.example/new',
  NOTIFY_WEBHOOK_SECRET: 'webhook-secret',
};

let site: Site;
beforeAll(async () => {
  site = await startSite({ bindings: true, vars });
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.clear();
  await site.seen();
});

async function send(fields: Record<string, unknown> = {}, to = site) {
  const response = await to.fetch(to.url('/api/contact'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(estimate(fields)),
  });
  expect(response.status).toBe(201);
  return z.object({ id: z.string() }).parse(await response.json()).id;
}

async function read(id: string) {
  const response = await site.fetch(site.url(`/api/requests/${id}`), { headers: { Authorization: `Bearer ${token}` } });
  return storedRequestSchema.parse(await response.json());
}

/** Gathers what is seen until the condition holds. */
async function seenUntil(enough: (seen: Awaited<ReturnType<Site['seen']>>) => boolean) {
  const all: Awaited<ReturnType<Site['seen']>> = { calls: {}, mails: [], points: [], fetched: [], unhandled: 0 };
  return vi.waitFor(
    async () => {
      const { mails, fetched } = await site.seen();
      all.mails.push(...mails);
      all.fetched.push(...fetched);
      if (!enough(all)) throw new Error('not yet');
      return all;
    },
    { timeout: 20_000, interval: 100 },
  );
}

test('a new request goes out by mail as plain text, and by a webhook that is signed', async () => {
  const fields = { fullName: '<img src=x onerror=alert(1)>', projectDetails: '<script>alert(1)</script>' };
  const id = await send(fields);
  const { mails, fetched } = await seenUntil((seen) => seen.mails.length === 1 && seen.fetched.length === 1);
  expect(mails[0]).toMatchObject({ from: vars.NOTIFY_MAIL_FROM, to: vars.NOTIFY_MAIL_TO });
  expect(mails[0]?.text).toContain('<script>alert(1)</script>');
  expect(mails[0]).not.toHaveProperty('html');
  const [posted] = fetched;
  expect(posted?.url).toBe(vars.NOTIFY_WEBHOOK_URL);
  expect(JSON.parse(posted?.body ?? '')).toMatchObject({ event: 'request.created', request: { id, ...estimate(fields) } });
  const [, at, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(posted?.headers['x-signature'] ?? '') ?? [];
  expect(signature).toBe(createHmac('sha256', vars.NOTIFY_WEBHOOK_SECRET).update(`${at}.${posted?.body}`).digest('hex'));
  expect((await read(id)).state).toBeUndefined();
});

test('what fails is tried three times and recorded, without delaying the answer or raising the version', async () => {
  await site.failing(['mail', 'fetch']);
  const started = Date.now();
  const id = await send();
  expect(Date.now() - started).toBeLessThan(2000);
  const { mails, fetched } = await seenUntil((seen) => seen.mails.length === 3 && seen.fetched.length === 3);
  expect([mails.length, fetched.length]).toEqual([3, 3]);
  await vi.waitFor(async () => expect((await read(id)).state?.notNotified?.by).toEqual(['mail', 'webhook']), { timeout: 10_000 });
  expect((await read(id)).state).toMatchObject({ status: 'new', version: 0 });
  const [key] = (await (await site.kv()).list({ prefix: 'estimate:' })).keys;
  expect(key?.metadata).toMatchObject({ notNotified: true, status: 'new' });
});

test('a way that comes back within the tries is no failure', async () => {
  await site.failing(['mail']);
  const id = await send();
  await seenUntil((seen) => seen.mails.length === 1);
  await site.failing([]);
  await seenUntil((seen) => seen.mails.length === 1);
  expect((await read(id)).state).toBeUndefined();
});

test('spam and retries are no news', async () => {
  await send({ website: 'x' });
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'one-key' };
  for (let attempt = 0; attempt < 3; attempt++) {
    await site.fetch(site.url('/api/contact'), { method: 'POST', headers, body: JSON.stringify(estimate()) });
  }
  await new Promise((done) => setTimeout(done, 500));
  const { mails, fetched } = await site.seen();
  expect([mails.length, fetched.length]).toEqual([1, 1]);
});

test('without addresses and without the webhook secret nothing goes out', async () => {
  const silent = await startSite({ bindings: true, vars: { NOTIFY_WEBHOOK_URL: vars.NOTIFY_WEBHOOK_URL } });
  await send({}, silent);
  await new Promise((done) => setTimeout(done, 300));
  expect(await silent.seen()).toMatchObject({ mails: [], fetched: [] });
  await silent.stop();
});
