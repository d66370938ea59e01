import { expect, test } from 'vitest';
import { uuidv7 } from '#schema/rules/uuid.ts';
import { sharedSite } from '../support/site/shared.ts';
import { estimate, token } from '../support/site/start.ts';
import { callAsAnybody, callAsBusiness, makePhoto, sendAsVisitor } from '../support/site/visitor.ts';

const site = await sharedSite({ rateLimit: true });

interface Answer {
  status: number;
  headers: { get: (name: string) => string | null };
}

/** Uses up a limit. The limiter starts anew every minute, so if a minute ends meanwhile, some more calls pass. */
async function useUp(limit: number, call: () => Promise<Answer>): Promise<Answer> {
  const answers = await Promise.all(Array.from({ length: limit }, call));
  expect(answers.filter(({ status }) => status >= 400)).toEqual([]);
  let answer = await call();
  for (let more = 0; more < limit && answer.status !== 429; more++) answer = await call();
  return answer;
}

test.each<[string, number, string, unknown?]>([
  ['requests', 5, '/api/contact', estimate()],
  ['attempts to sign in', 5, '/api/session', { token, name: 'Olivia' }],
  ['subscriptions', 5, '/api/newsletter', { email: 'ann@example.com' }],
  ['page views', 60, '/api/page-view', { page_location: 'https://site.test/', page_path: '/', page_title: 'Home' }],
  ['health checks', 60, '/api/health'],
])(
  'of %s, an address gets %i a minute; a further one stores nothing, and other addresses go on',
  async (_, limit, path, body) => {
    const callFrom = (address: string) =>
      callAsAnybody(site, path, body ? 'POST' : 'GET', body, { 'CF-Connecting-IP': address, 'Idempotency-Key': uuidv7() });
    // Some of them share a limit.
    const [address, other] = [`203.0.113.${path.length}`, `203.0.113.${100 + path.length}`];
    const refused = await useUp(limit, () => callFrom(address));
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
    expect(refused.headers.get('Content-Type')).toBe('application/problem+json');
    await site.settle();
    await site.seen();
    const rows = () => Promise.all(['requests', 'subscribers', 'sessions'].map((table) => site.rows(`SELECT * FROM ${table}`)));
    const before = await rows();
    expect((await callFrom(address)).status).toBe(429);
    expect(await rows()).toEqual(before);
    expect((await site.seen()).calls).toEqual({});
    expect((await callFrom(other)).ok).toBe(true);
  },
);

test('an IPv6 network of 64 bits counts as one address', async () => {
  const post = (address: string) => site.post({}, { 'CF-Connecting-IP': address, 'Idempotency-Key': uuidv7() });
  const addresses = ['2001:db8:1:2::1', '2001:db8:1:2:dead:beef::', '2001:0db8:0001:0002:a::', '2001:DB8:1:2:ffff::'];
  let turn = 0;
  expect((await useUp(5, () => post(addresses[turn++ % 4] ?? ''))).status).toBe(429);
  expect((await post('2001:db8:1:3::1')).status).toBe(201);
});

test('refused requests cost less than accepted ones, and a form that has to wait keeps what was typed', async () => {
  const tryFrom = (address: string, zipCode: string) =>
    site.postForm({ zipCode, idempotencyKey: uuidv7() }, { 'CF-Connecting-IP': address });
  const refused = await Promise.all(Array.from({ length: 20 }, () => tryFrom('203.0.113.30', '787')));
  expect(refused.map(({ status }) => status)).toEqual(Array(20).fill(422));
  expect((await tryFrom('203.0.113.30', '78704')).status).toBe(201);
  let answer = await tryFrom('203.0.113.30', '787');
  for (let more = 0; more < 60 && answer.status !== 429; more++) answer = await tryFrom('203.0.113.30', '787');
  expect(answer.status).toBe(429);
  expect(await site.rows('SELECT 1 FROM requests')).toHaveLength(1);
  expect((await tryFrom('203.0.113.31', '78704')).status).toBe(201);
});

test("an address's sixty-first call of a visitor's page within a minute is refused, and its photo isn't stored", async () => {
  const visitor = await sendAsVisitor(site, {}, { 'CF-Connecting-IP': '203.0.113.9' });
  expect((await useUp(60, () => visitor.call())).status).toBe(429);
  expect((await visitor.upload(await makePhoto(10))).status).toBe(429);
  expect(await site.keysInKv('photo:')).toEqual([]);
});

test.each([
  ['wrong tokens', 5, { Authorization: 'Bearer a-wrong-guess-at-the-token' }],
  ['unknown sessions', 60, { Cookie: '__Secure-inbox=0123' }],
])('of %s, an address has %i a minute, and a right one is still taken', async (_, limit, guess: Record<string, string>) => {
  const from = { 'CF-Connecting-IP': `203.0.113.${200 + limit}` };
  const tries = await Promise.all(
    Array.from({ length: 3 * limit }, () => callAsAnybody(site, '/api/requests', 'GET', undefined, { ...from, ...guess })),
  );
  const refused = tries.filter(({ status }) => status === 401).length;
  // The limiter starts anew every minute, so if a minute ends meanwhile, a second portion is looked at.
  expect(refused).toBeGreaterThanOrEqual(limit);
  expect(refused).toBeLessThanOrEqual(2 * limit);
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(3 * limit - refused);
  expect((await callAsBusiness(site, '/api/requests', 'GET', undefined, from)).status).toBe(200);
});
