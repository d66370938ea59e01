/** The table in docs/faults.md, row by row. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { requestPageSchema } from '../../schema/inbox.ts';
import { storedRequestSchema } from '../../schema/stored-request.ts';
import { uuidv7 } from '../../schema/uuid.ts';
import { estimate, newsVars, type Site, startSite, token } from '../support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ bindings: true, rateLimit: true, vars: newsVars });
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.clear();
  await site.seen();
});

let caller = 0;
function call(path: string, method = 'GET', body?: unknown, headers: Record<string, string> = {}, to = site) {
  return to.fetch(to.url(path), {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      'CF-Connecting-IP': `198.51.100.${caller++}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

const key = () => ({ 'Idempotency-Key': uuidv7() });

async function send(headers: Record<string, string> = key(), to = site) {
  const response = await call('/api/contact', 'POST', estimate(), headers, to);
  expect(response.status).toBe(201);
  return z.object({ id: z.string() }).parse(await response.json()).id;
}

async function read(id: string, from = site) {
  return storedRequestSchema.parse(await (await call(`/api/requests/${id}`, 'GET', undefined, {}, from)).json());
}

async function listed() {
  return requestPageSchema.parse(await (await call('/api/requests')).json()).requests.map(({ id }) => id);
}

/** Each call must get a 503 that says when to retry. */
async function expectUnavailable(...calls: Parameters<typeof call>[]) {
  for (const given of calls) {
    const response = await call(...given);
    expect([...given.slice(0, 2), response.status, response.headers.get('Retry-After')]).toEqual([
      ...given.slice(0, 2),
      503,
      '5',
    ]);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  }
}

test('KV put fails', async () => {
  const id = await send();
  const headers = key();
  await site.failing(['put']);
  await expectUnavailable(
    ['/api/contact', 'POST', estimate(), headers],
    ['/api/newsletter', 'POST', { email: 'a@b.co' }],
    [`/api/requests/${id}`, 'PATCH', { status: 'won' }],
  );
  await site.failing([]);
  expect((await read(id)).state).toBeUndefined();
  const again = await send(headers);
  expect(await listed()).toEqual([again, id]);
});

test('KV get fails', async () => {
  const id = await send();
  await site.failing(['get']);
  await expectUnavailable(
    ['/api/contact', 'POST', estimate(), key()],
    [`/api/requests/${id}`, 'GET'],
    [`/api/requests/${id}`, 'PATCH', { status: 'won' }],
    [`/api/requests/${id}`, 'DELETE'],
    ['/api/requests.csv', 'GET'],
    ['/api/health', 'GET'],
    ['/api/newsletter', 'POST', { email: 'a@b.co' }],
  );
  expect(await listed()).toEqual([id]);
  await site.failing([]);
  expect((await read(id)).id).toBe(id);
});

test('KV list fails', async () => {
  await site.failing(['list']);
  const id = await send();
  await expectUnavailable(
    ['/api/requests', 'GET'],
    ['/api/requests?cursor=abc', 'GET'],
    ['/api/requests?q=ann', 'GET'],
    ['/api/requests.csv', 'GET'],
    ['/api/requests/erase', 'POST', { email: 'ann.lee@example.com' }],
  );
  expect((await read(id)).id).toBe(id);
});

test('KV delete fails', async () => {
  const id = await send();
  await site.failing(['delete']);
  await expectUnavailable([`/api/requests/${id}`, 'DELETE'], ['/api/requests/erase', 'POST', { email: 'ann.lee@example.com' }]);
  expect(await listed()).toEqual([id]);
});

test('KV is slow', async () => {
  await site.slow(700);
  const id = await send();
  expect((await read(id)).id).toBe(id);
  expect(await listed()).toEqual([id]);
});

test('KV fails in the middle of an export', async () => {
  const entries = Array.from({ length: 150 }, (_, index) => {
    const ms = Date.now() - index;
    const id = uuidv7(ms);
    const { projectDetails, ...row } = estimate();
    const value = JSON.stringify({ id, receivedAt: new Date(ms).toISOString(), ...row, projectDetails });
    return { key: `estimate:${9_999_999_999_999 - ms}:${id}`, value, metadata: { ...row, excerpt: '' } };
  });
  await site.fill(entries);
  await site.failing(['get'], { get: 1 });
  const response = await call('/api/requests.csv');
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
});

test('mail and webhook fail', async () => {
  await site.failing(['mail', 'fetch']);
  const id = await send();
  expect(await listed()).toEqual([id]);
  await vi.waitFor(async () => expect((await read(id)).state?.notNotified?.by).toEqual(['mail', 'webhook']), { timeout: 15_000 });
});

test('a change made during the attempts to notify is kept', async () => {
  await site.failing(['mail']);
  const id = await send();
  expect((await call(`/api/requests/${id}`, 'PATCH', { status: 'contacted', note: 'Called' })).status).toBe(200);
  await vi.waitFor(async () => expect((await read(id)).state?.notNotified?.by).toEqual(['mail']), { timeout: 15_000 });
  expect((await read(id)).state).toMatchObject({ status: 'contacted', version: 1, notes: [{ text: 'Called' }] });
});

test("the rate limiter fails or isn't bound", async () => {
  const sameAddress = { 'CF-Connecting-IP': '203.0.113.7' };
  const bare = await startSite();
  await site.failing(['limit']);
  for (const from of [site, bare]) {
    for (let count = 0; count < 7; count++) {
      await send({ ...key(), ...sameAddress }, from);
      expect((await call('/api/session', 'POST', { token }, sameAddress, from)).status).toBe(200);
      expect((await call('/api/newsletter', 'POST', { email: 'a@b.co' }, sameAddress, from)).status).toBeLessThan(300);
    }
  }
  await bare.stop();
});

test("the secret isn't set", async () => {
  const closed = await startSite({ token: null });
  const id = await send(key(), closed);
  for (const path of ['/api/requests', `/api/requests/${id}`, '/api/requests.csv']) {
    expect((await call(path, 'GET', undefined, {}, closed)).status).toBe(503);
  }
  expect((await (await closed.kv()).list({ prefix: 'estimate:' })).keys).toHaveLength(1);
  await closed.stop();
});

test.each([-365, 365])("the browser's clock is off by %i days", async (days) => {
  const headers = { 'Idempotency-Key': uuidv7(Date.now() + days * 86_400_000) };
  const id = await send(headers);
  expect(await send(headers)).toBe(id);
  expect(await listed()).toEqual([id]);
  expect(Math.abs(Date.parse((await read(id)).receivedAt) - Date.now())).toBeLessThan(60_000);
});

test('script in a field comes back as data, never as a page', async () => {
  const text = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
  const response = await call(
    '/api/contact',
    'POST',
    estimate({ fullName: text, projectDetails: text, email: "a'b@example.com" }),
    key(),
  );
  const { id } = z.object({ id: z.string() }).parse(await response.json());
  for (const path of [
    '/api/requests',
    `/api/requests/${id}`,
    '/api/requests.csv',
    `/api/requests?q=${encodeURIComponent(text)}`,
  ]) {
    const answer = await call(path);
    expect(answer.headers.get('Content-Type')).toMatch(/^(application\/json|text\/csv)/);
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(await answer.text()).toContain('<script>alert(1)</script>');
  }
  expect((await read(id)).fullName).toBe(text);
});
