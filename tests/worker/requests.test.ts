import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { countsSchema } from '../../schema/inbox.ts';
import { uuidv7 } from '../../schema/uuid.ts';
import { estimate, type Site, startSite, token } from '../support/site.ts';

const pageSchema = z.object({
  requests: z.array(z.looseObject({ id: z.string(), receivedAt: z.string(), fullName: z.string(), excerpt: z.string() })),
  cursor: z.string().nullable(),
});

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
beforeEach(() => site.clear());

function read(path: string, authorization: string | null = `Bearer ${token}`) {
  return site.fetch(site.url(path), { headers: authorization === null ? {} : { Authorization: authorization } });
}

async function store(changes: Record<string, unknown>) {
  const response = await site.fetch(site.url('/api/contact'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(estimate(changes)),
  });
  return z.object({ id: z.string() }).parse(await response.json()).id;
}

test('the list is newest first and pages through to the end', async () => {
  for (const fullName of ['first', 'second', 'third', 'fourth', 'fifth']) await store({ fullName });
  const names: string[] = [];
  let cursor: string | null = '';
  for (let pages = 0; cursor !== null && pages < 10; pages++) {
    const page: z.infer<typeof pageSchema> = pageSchema.parse(
      await (await read(`/api/requests?limit=2&cursor=${encodeURIComponent(cursor)}`)).json(),
    );
    expect(page.requests.length).toBeLessThanOrEqual(2);
    names.push(...page.requests.map(({ fullName }) => fullName));
    cursor = page.cursor;
  }
  expect(names).toEqual(['fifth', 'fourth', 'third', 'second', 'first']);
});

test('pages neither skip nor repeat a request while others come and go', async () => {
  const ids: string[] = [];
  for (let index = 0; index < 8; index++) ids.unshift(await store({ fullName: `Person ${index}` }));
  const seen: string[] = [];
  let cursor: string | null = '';
  for (let pages = 0; cursor !== null && pages < 10; pages++) {
    const page: z.infer<typeof pageSchema> = pageSchema.parse(
      await (await read(`/api/requests?limit=2&cursor=${cursor}`)).json(),
    );
    seen.push(...page.requests.map(({ id }) => id));
    cursor = page.cursor;
    await store({ fullName: 'Latecomer' });
    // The last row of a page is where the next one begins.
    if (pages === 0)
      await site.fetch(site.url(`/api/requests/${seen.at(-1)}`), {
        method: 'DELETE',
        headers: { Authorization: `Bearer ${token}` },
      });
  }
  expect(seen).toEqual(ids);
});

test('a single request is returned in full', async () => {
  const id = await store({ projectDetails: 'x'.repeat(4000) });
  expect(await (await read(`/api/requests/${id}`)).json()).toEqual({
    id,
    receivedAt: expect.any(String),
    ...estimate({ projectDetails: 'x'.repeat(4000) }),
    language: 'en',
    photos: [],
    state: { status: 'new', version: 0, notes: [], history: [], suspicions: [], preferredTimes: [] },
  });
});

test('a request with the longest possible fields still shows in the list', async () => {
  await store({
    fullName: '漢'.repeat(100),
    email: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.com`,
    phone: `${'1'.repeat(10)}${'ü'.repeat(20)}`,
    projectDetails: '"\n👩‍👩‍👧'.repeat(300),
  });
  const { requests } = pageSchema.parse(await (await read('/api/requests')).json());
  expect(requests).toHaveLength(1);
  expect(requests[0]?.excerpt.length).toBeGreaterThan(10);
});

test.each(['0', '1001', '-1', 'ten', '1.5', '99999', ''])('a limit of %j is rejected', async (limit) => {
  expect((await read(`/api/requests?limit=${limit}`)).status).toBe(400);
});

test('a limit of 1000 is accepted', async () => {
  expect((await read('/api/requests?limit=1000')).status).toBe(200);
});

test.each(['nope', '0', encodeURIComponent('💥'), uuidv7()])('an unknown id gets a 404: %s', async (id) => {
  const response = await read(`/api/requests/${id}`);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([404, 'application/problem+json']);
});

test.each([null, 'Bearer', 'Bearer ', 'Bearer wrong', `Basic ${token}`, `Bearer ${token}x`, `bearer  ${token.slice(1)}`])(
  'nothing can be read with the authorization %j',
  async (authorization) => {
    await store({});
    for (const path of ['/api/requests', `/api/requests/${uuidv7()}`, '/api/requests/x/y']) {
      const response = await read(path, authorization);
      expect([response.status, response.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer realm="requests"']);
      expect(await response.text()).not.toContain('Ann');
    }
  },
);

test("reading gets a 503 while the desk doesn't respond, and needs nothing of KV", async () => {
  const id = await store({});
  const paths = ['/api/requests', '/api/requests?q=ann', '/api/requests/counts', `/api/requests/${id}`];
  await site.failing(['desk']);
  for (const path of paths) {
    const response = await read(path);
    expect([path, response.status, response.headers.get('Retry-After')]).toEqual([path, 503, '5']);
  }
  await site.failing(['get', 'put', 'list', 'delete']);
  for (const path of paths) expect([path, (await read(path)).status]).toEqual([path, 200]);
});

test('requests are counted by status, those in the trash only there', async () => {
  const ids = [await store({}), await store({}), await store({}), await store({ website: 'x' })];
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ status: 'won' });
  await site.fetch(site.url(`/api/requests/${ids[0]}`), { method: 'PATCH', headers, body });
  await site.fetch(site.url(`/api/requests/${ids[1]}`), { method: 'DELETE', headers });
  const counts = countsSchema.parse(await (await read('/api/requests/counts')).json());
  const counted = Object.fromEntries(Object.entries(counts).filter(([, number]) => number > 0));
  expect(counted).toEqual({ new: 1, won: 1, spam: 1, trash: 1 });
});

test("the list doesn't allow POST", async () => {
  const response = await site.fetch(site.url('/api/requests'), { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
  expect(response.status).toBe(405);
});

test.each(['/api', '/api/', '/api/nope', '/api/contact/x'])('%s gets a 404 as JSON', async (path) => {
  const response = await read(path, null);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([404, 'application/problem+json']);
});
