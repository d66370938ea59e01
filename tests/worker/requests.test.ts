import { expect, test } from 'vitest';
import { countsSchema, type RequestPage } from '../../schema/inbox.ts';
import { uuidv7 } from '../../schema/uuid.ts';
import { sharedSite } from '../support/shared-site.ts';
import { estimate, token } from '../support/site.ts';

const site = await sharedSite();
const { call, list, send } = site;

function read(path: string, authorization: string | null = `Bearer ${token}`) {
  return site.fetch(site.url(path), { headers: authorization === null ? {} : { Authorization: authorization } });
}

test('the list is newest first and pages through to the end', async () => {
  for (const fullName of ['first', 'second', 'third', 'fourth', 'fifth']) await send({ fullName });
  expect((await list('limit=2')).requests).toHaveLength(2);
  const names = (await site.listAll('limit=2')).map(({ fullName }) => fullName);
  expect(names).toEqual(['fifth', 'fourth', 'third', 'second', 'first']);
});

test('pages neither skip nor repeat a request while others come and go', async () => {
  const ids: string[] = [];
  for (let index = 0; index < 8; index++) ids.unshift(await send({ fullName: `Person ${index}` }));
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: RequestPage = await list(`limit=2&cursor=${cursor}`);
    seen.push(...page.requests.map(({ id }) => id));
    cursor = page.cursor;
    await send({ fullName: 'Latecomer' });
    // The last row of a page is where the next one begins.
    if (seen.length === 2) await call(`/api/requests/${seen.at(-1)}`, 'DELETE');
  }
  expect(seen).toEqual(ids);
});

test('a single request is returned in full', async () => {
  const id = await send({ projectDetails: 'x'.repeat(4000) });
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
  await send({
    fullName: '漢'.repeat(100),
    email: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.com`,
    phone: `${'1'.repeat(10)}${'ü'.repeat(20)}`,
    projectDetails: '"\n👩‍👩‍👧'.repeat(300),
  });
  const { requests } = await list();
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
    await send({});
    for (const path of ['/api/requests', `/api/requests/${uuidv7()}`, '/api/requests/x/y']) {
      const response = await read(path, authorization);
      expect([response.status, response.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer realm="requests"']);
      expect(await response.text()).not.toContain('Ann');
    }
  },
);

test("reading gets a 503 while the desk doesn't respond, and needs nothing of KV", async () => {
  const id = await send();
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
  const ids = [await send({}), await send({}), await send({}), await send({ website: 'x' })];
  await call(`/api/requests/${ids[0]}`, 'PATCH', { status: 'won' });
  await call(`/api/requests/${ids[1]}`, 'DELETE');
  const counts = countsSchema.parse(await (await read('/api/requests/counts')).json());
  const counted = Object.fromEntries(Object.entries(counts).filter(([, number]) => number > 0));
  expect(counted).toEqual({ new: 1, won: 1, spam: 1, trash: 1 });
});

test.each(['/api', '/api/', '/api/nope', '/api/contact/x'])('%s gets a 404 as JSON', async (path) => {
  const response = await read(path, null);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([404, 'application/problem+json']);
});
