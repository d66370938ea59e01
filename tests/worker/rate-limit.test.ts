import { expect, test } from 'vitest';
import { uuidv7 } from '#schema/rules/uuid.ts';
import { sharedSite } from '../support/site/shared.ts';
import { token } from '../support/site/start.ts';
import { callAsAnybody, callAsBusiness, makePhoto, sendAsVisitor } from '../support/site/visitor.ts';

const site = await sharedSite({ rateLimit: true });

interface Answer {
  status: number;
  headers: { get: (name: string) => string | null };
}

let networks = 0;

/**
 * The answers to three times as many calls as a limit allows, all at once and from the addresses of a new IPv6 network, which count as one.
 * The limiter starts anew every minute. If a minute ends among the calls, the calls from the next network say how many it allows.
 */
async function callOften(limit: number, call: (from: { 'CF-Connecting-IP': string }) => Promise<Answer>) {
  const tries: { all: Answer[]; refused: Answer[] }[] = [];
  for (let turn = 0; turn < 2; turn++) {
    networks++;
    const calls = Array.from({ length: 3 * limit }, (_, host) => call({ 'CF-Connecting-IP': `2001:db8:0:${networks}::${host}` }));
    const all = await Promise.all(calls);
    tries.push({ all, refused: all.filter(({ status }) => status === 429) });
  }
  const all = tries.flatMap((each) => each.all);
  return { all, allowed: Math.min(...tries.map((each) => each.all.length - each.refused.length)) };
}

test.each<[string, number, string, string, (() => unknown)?]>([
  ['attempts to sign in', 5, '/api/session', 'sessions', () => ({ token, name: 'Olivia' })],
  ['subscriptions', 5, '/api/newsletter', 'subscribers', () => ({ email: `${uuidv7()}@example.com` })],
  [
    'page views',
    60,
    '/api/page-view',
    'requests',
    () => ({ page_location: 'https://site.test/', page_path: '/', page_title: '' }),
  ],
  ['health checks', 60, '/api/health', 'requests'],
])('of %s, an address gets %i a minute, and one more stores nothing', async (_, limit, path, table, body) => {
  const { all, allowed } = await callOften(limit, (from) => callAsAnybody(site, path, body ? 'POST' : 'GET', body?.(), from));
  expect(allowed).toBe(limit);
  const refused = all.filter(({ status }) => status === 429);
  expect(new Set(refused.map(({ headers }) => `${headers.get('Retry-After')} ${headers.get('Content-Type')}`))).toEqual(
    new Set(['60 application/problem+json']),
  );
  const stored = table === 'requests' ? 0 : all.length - refused.length;
  expect(await site.rows(`SELECT count(*) AS n FROM ${table}`)).toEqual([{ n: stored }]);
});

test('an address sends five requests a minute, and one more stores nothing', async () => {
  const { all, allowed } = await callOften(5, (from) => site.post({}, { ...from, 'Idempotency-Key': uuidv7() }));
  expect(allowed).toBe(5);
  const accepted = all.filter(({ status }) => status === 201);
  expect(await site.rows('SELECT 1 FROM requests')).toHaveLength(accepted.length);
  await site.settle();
  expect(await site.keysInKv()).toHaveLength(accepted.length);
});

test('an address that makes mistakes has thirty tries a minute, and twenty of them leave room for a request', async () => {
  const tryIt = (from: Record<string, string>, zipCode: string) => site.postForm({ zipCode, idempotencyKey: uuidv7() }, from);
  const { allowed } = await callOften(30, (from) => tryIt(from, '787'));
  expect(allowed).toBe(30);
  const from = { 'CF-Connecting-IP': '203.0.113.30' };
  const mistakes = await Promise.all(Array.from({ length: 20 }, () => tryIt(from, '787')));
  expect(mistakes.map(({ status }) => status)).toEqual(Array(20).fill(422));
  expect((await tryIt(from, '78704')).status).toBe(201);
});

test("an address opens visitors' pages sixty times a minute, and a photo on top of that isn't stored", async () => {
  const visitor = await sendAsVisitor(site);
  const Authorization = `Bearer ${visitor.fragment}`;
  const photo = await makePhoto(10);
  const { allowed } = await callOften(60, async (from) => {
    const opened = await callAsAnybody(site, '/api/request', 'GET', undefined, { ...from, Authorization });
    const headers = { ...from, Authorization, 'Content-Type': 'image/jpeg' };
    if (opened.status === 429) await site.fetch(site.url('/api/request/photos'), { method: 'POST', headers, body: photo });
    return opened;
  });
  expect(allowed).toBe(60);
  expect(await site.keysInKv('photo:')).toEqual([]);
});

test.each([
  ['wrong tokens', 5, { Authorization: 'Bearer a-wrong-guess-at-the-token' }],
  ['unknown sessions', 60, { Cookie: '__Secure-inbox=0123' }],
])('of %s, an address has %i a minute, and a right one is still taken', async (_, limit, guess: Record<string, string>) => {
  const { all, allowed } = await callOften(limit, (from) =>
    callAsAnybody(site, '/api/requests', 'GET', undefined, { ...from, ...guess }),
  );
  expect([allowed, new Set(all.map(({ status }) => status))]).toEqual([limit, new Set([401, 429])]);
  const from = { 'CF-Connecting-IP': `2001:db8:0:${networks}::1` };
  expect((await callAsBusiness(site, '/api/requests', 'GET', undefined, from)).status).toBe(200);
});
