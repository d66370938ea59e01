import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { uuidv7 } from '../../schema/uuid.ts';
import { estimate, type Site, startSite } from '../support/site.ts';
import { makePhoto, sendAsVisitor } from '../support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ rateLimit: true });
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.clear();
  await site.seen();
});

function post(address: string, key = uuidv7()) {
  return site.fetch(site.url('/api/contact'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': address, 'Idempotency-Key': key },
    body: JSON.stringify(estimate()),
  });
}

/** The limiter starts anew every minute; what is counted together has to fit into one. */
async function startOfWindow() {
  await expect.poll(() => new Date().getSeconds(), { timeout: 30_000 }).toBeLessThan(52);
}

test("an address's sixth call within a minute is refused and writes nothing; other addresses aren't", async () => {
  await startOfWindow();
  for (let request = 0; request < 5; request++) expect((await post('203.0.113.7')).status).toBe(201);
  await expect
    .poll(async () => (await site.rows("SELECT 1 FROM outbox WHERE task = 'copy'")).length, { timeout: 20_000 })
    .toBe(0);
  await site.seen();
  const refused = await post('203.0.113.7');
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
  expect(refused.headers.get('Content-Type')).toBe('application/problem+json');
  expect(await site.rows('SELECT id FROM requests')).toHaveLength(5);
  expect((await site.seen()).calls).toEqual({});
  expect((await post('203.0.113.8')).status).toBe(201);
});

test('an IPv6 network of 64 bits counts as one address', async () => {
  await startOfWindow();
  const addresses = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:0db8:0001:0002:a::', '2001:DB8:1:2:ffff::', '2001:db8:1:2::5'];
  for (const address of addresses) expect((await post(address)).status).toBe(201);
  expect((await post('2001:db8:1:2:dead:beef::')).status).toBe(429);
  expect((await post('2001:db8:1:3::1')).status).toBe(201);
});

test("an address's sixty-first health check within a minute is refused before a store is asked", async () => {
  await startOfWindow();
  const check = (address: string) => site.fetch(site.url('/api/health'), { headers: { 'CF-Connecting-IP': address } });
  const statuses = await Promise.all(Array.from({ length: 60 }, async () => (await check('203.0.113.10')).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
  await site.seen();
  expect((await check('203.0.113.10')).status).toBe(429);
  expect((await site.seen()).calls).toEqual({});
  expect((await check('203.0.113.11')).status).toBe(200);
});

test("an address's sixty-first reading of the API's description within a minute is refused", async () => {
  await startOfWindow();
  const read = (address: string) => site.fetch(site.url('/api/openapi.json'), { headers: { 'CF-Connecting-IP': address } });
  const statuses = await Promise.all(Array.from({ length: 60 }, async () => (await read('203.0.113.12')).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await read('203.0.113.12')).status).toBe(429);
});

test("an address's sixty-first call of a visitor's page within a minute is refused, and its photo isn't stored", async () => {
  await startOfWindow();
  const visitor = await sendAsVisitor(site, {}, { 'CF-Connecting-IP': '203.0.113.9' });
  const statuses = await Promise.all(Array.from({ length: 60 }, async () => (await visitor.call()).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await visitor.upload(await makePhoto(10))).status).toBe(429);
  expect((await (await site.kv()).list({ prefix: 'photo:' })).keys).toEqual([]);
});
