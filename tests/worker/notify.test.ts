import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { storedRequestSchema } from '../../schema/stored-request.ts';
import { estimate, newsVars, type Site, startSite, token } from '../support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ bindings: true, vars: newsVars });
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

/** Collects what the harness sees until the condition holds. */
async function seenUntil(enough: (seen: Awaited<ReturnType<Site['seen']>>) => boolean) {
  const all: Awaited<ReturnType<Site['seen']>> = { calls: {}, mails: [], points: [], fetched: [], logs: [], unhandled: 0 };
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

test('a new request is mailed as plain text and posted to a signed webhook', async () => {
  const fields = { fullName: '<img src=x onerror=alert(1)>', projectDetails: '<script>alert(1)</script>' };
  const id = await send(fields);
  const { mails, fetched } = await seenUntil((seen) => seen.mails.length === 1 && seen.fetched.length === 1);
  expect(mails[0]).toMatchObject({ from: newsVars.NOTIFY_MAIL_FROM, to: newsVars.NOTIFY_MAIL_TO });
  expect(mails[0]?.text).toContain('<script>alert(1)</script>');
  expect(mails[0]).not.toHaveProperty('html');
  const [posted] = fetched;
  expect(posted?.url).toBe(newsVars.NOTIFY_WEBHOOK_URL);
  expect(JSON.parse(posted?.body ?? '')).toMatchObject({ event: 'request.created', request: { id, ...estimate(fields) } });
  const [, at, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(posted?.headers['x-signature'] ?? '') ?? [];
  expect(signature).toBe(createHmac('sha256', newsVars.NOTIFY_WEBHOOK_SECRET).update(`${at}.${posted?.body}`).digest('hex'));
  expect((await read(id)).state).toBeUndefined();
});

test('a failed notification is tried three times and recorded, without delaying the answer or raising the version', async () => {
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

test("a channel that recovers within three attempts isn't recorded as failed", async () => {
  await site.failing(['mail']);
  const id = await send();
  await seenUntil((seen) => seen.mails.length === 1);
  await site.failing([]);
  await seenUntil((seen) => seen.mails.length === 1);
  expect((await read(id)).state).toBeUndefined();
});

test('cron retries only the channel that failed, then clears the record', async () => {
  await site.failing(['mail']);
  const id = await send({ fullName: 'Lena Late' });
  await vi.waitFor(async () => expect((await read(id)).state?.notNotified?.by).toEqual(['mail']), { timeout: 10_000 });
  await site.strike();
  // Three more attempts fail, and nothing is written for them.
  await seenUntil(({ mails }) => mails.length === 6);
  const before = (await read(id)).state?.notNotified;
  await site.failing([]);
  await site.seen();
  await site.strike();
  await vi.waitFor(async () => expect((await read(id)).state).toEqual({ status: 'new', version: 0, notes: [] }), {
    timeout: 10_000,
  });
  expect(before).toMatchObject({ by: ['mail'], origin: 'http://site.test' });
  const { mails, fetched, calls } = await site.seen();
  expect([mails.length, fetched.length, calls.list, calls.put]).toEqual([1, 0, 1, 1]);
  expect(mails[0]?.text).toMatch(/Lena Late[\s\S]*http:\/\/site\.test\/inbox$/);
  const [key] = (await (await site.kv()).list({ prefix: 'estimate:' })).keys;
  expect(key?.metadata).not.toHaveProperty('notNotified');
  await site.strike();
  await vi.waitFor(async () => expect((await site.seen()).calls.list).toBe(1));
  expect((await site.seen()).mails).toEqual([]);
});

test('cron leaves requests alone that the business has started on', async () => {
  await site.failing(['mail']);
  const waiting = await send({ fullName: 'Willa Waiting' });
  // The newer of the two, which cron reaches first.
  const id = await send({ fullName: 'Carl Called' });
  for (const one of [waiting, id]) {
    await vi.waitFor(async () => expect((await read(one)).state?.notNotified).toBeDefined(), { timeout: 10_000 });
  }
  await site.failing([]);
  await site.fetch(site.url(`/api/requests/${id}`), {
    method: 'PATCH',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ status: 'contacted' }),
  });
  await site.seen();
  await site.strike();
  await vi.waitFor(async () => expect((await read(waiting)).state?.notNotified).toBeUndefined(), { timeout: 10_000 });
  expect((await site.seen()).mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('Willa Waiting')]);
});

test('a plan is sent as text, and to the webhook also as data', async () => {
  const plan = {
    rooms: [{ room: 'Bedroom', width: 14, length: 16, floor: 'Walnut Hardwood', rotation: 45 }],
    total: 3640,
    link: '#plan=bedroom.walnut-hardwood.12.12.45',
  };
  await send({ plan });
  const { mails, fetched } = await seenUntil((seen) => seen.mails.length === 1 && seen.fetched.length === 1);
  const text = [
    'Bedroom: 14 x 16 ft, Walnut Hardwood, turned 45°',
    'Total: $3,640.00 for material and standard installation',
    `http://site.test/visualizer${plan.link}`,
  ].join('\n');
  expect(mails[0]?.text).toContain(`Plan from the visualizer:\n${text}\n`);
  expect(JSON.parse(fetched[0]?.body ?? '')).toMatchObject({ planText: text, request: { plan } });
});

test('no log line contains anything about the visitor, whatever fails', async () => {
  const fields = {
    ...{ fullName: 'Quirina Quill', email: 'quirina@quill.example', phone: '(512) 555-0177', zipCode: '78759' },
    projectDetails: 'Secret room behind the bookcase',
  };
  await site.failing(['mail', 'fetch']);
  const id = await send(fields);
  await vi.waitFor(async () => expect((await read(id)).state?.notNotified).toBeDefined(), { timeout: 10_000 });
  await send({ ...fields, website: 'https://hidden.example' });
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, 'CF-Connecting-IP': '203.0.113.77' };
  const post = (path: string, body: unknown) =>
    site.fetch(site.url(path), { method: 'POST', headers, body: JSON.stringify(body) });
  await post('/api/requests/erase', { email: 'nobody@quill.example' });
  await post('/api/newsletter', { email: fields.email });
  await post('/api/session', { token: 'a-wrong-token' });
  await site.fetch(site.url(`/api/requests?q=${encodeURIComponent(fields.fullName)}`), { headers });
  await site.failing(['put', 'get', 'list']);
  await post('/api/contact', estimate(fields));
  await post('/api/newsletter', { email: fields.email });
  await site.strike();
  const logs: string[] = [];
  await vi.waitFor(async () => {
    logs.push(...(await site.seen()).logs);
    expect(logs.join('\n')).toContain('notification_retry_failed');
  });
  for (const event of ['estimate_stored', 'notification_failed', 'person_erased', 'sign_in_refused', 'api_error']) {
    expect(logs.map((line) => JSON.parse(line).event)).toContain(event);
  }
  const unsaid = [
    ...Object.values(fields),
    'Quirina',
    'quill',
    '555-0177',
    'hidden.example',
    '203.0.113.77',
    'a-wrong-token',
    token,
  ];
  for (const text of unsaid) expect(logs.join('\n').toLowerCase()).not.toContain(text.toLowerCase());
});

test('spam and retries send no notification', async () => {
  await send({ website: 'x' });
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'one-key' };
  for (let attempt = 0; attempt < 3; attempt++) {
    await site.fetch(site.url('/api/contact'), { method: 'POST', headers, body: JSON.stringify(estimate()) });
  }
  await new Promise((done) => setTimeout(done, 500));
  const { mails, fetched } = await site.seen();
  expect([mails.length, fetched.length]).toEqual([1, 1]);
});

test('nothing is sent without mail addresses or the webhook secret', async () => {
  const silent = await startSite({ bindings: true, vars: { NOTIFY_WEBHOOK_URL: newsVars.NOTIFY_WEBHOOK_URL } });
  await send({}, silent);
  await new Promise((done) => setTimeout(done, 300));
  expect(await silent.seen()).toMatchObject({ mails: [], fetched: [] });
  await silent.stop();
});
