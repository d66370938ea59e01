import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { requestPageSchema } from '../../schema/inbox.ts';
import { requestRowSchema, storedRequestSchema } from '../../schema/stored-request.ts';
import { uuidv7 } from '../../schema/uuid.ts';
import { estimate, type Site, startSite, token } from '../support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
beforeEach(() => site.clear());

function call(path: string, method = 'GET', body?: unknown, headers: Record<string, string> = {}) {
  return site.fetch(site.url(path), {
    method,
    headers: { Authorization: `Bearer ${token}`, ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

function send(fields: Record<string, unknown> = {}, key = uuidv7()) {
  return site.fetch(site.url('/api/contact'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(estimate(fields)),
  });
}

async function store(fields: Record<string, unknown> = {}, key = uuidv7()) {
  return z.object({ id: z.string() }).parse(await (await send(fields, key)).json()).id;
}

async function list(query = '') {
  return requestPageSchema.parse(await (await call(`/api/requests?${query}`)).json());
}

async function read(id: string) {
  return storedRequestSchema.parse(await (await call(`/api/requests/${id}`)).json());
}

/** Stores many requests the way they were before requests had a status. */
async function fill(count: number, fields: (index: number) => Record<string, unknown> = () => ({})) {
  const now = Date.now();
  const entries = Array.from({ length: count }, (_, index) => {
    const ms = now - index;
    const id = uuidv7(ms);
    const { projectDetails, ...row } = estimate(fields(index));
    const value = JSON.stringify({ id, receivedAt: new Date(ms).toISOString(), ...row, projectDetails });
    return { key: `estimate:${9_999_999_999_999 - ms}:${id}`, value, metadata: { ...row, excerpt: projectDetails } };
  });
  await site.fill(entries);
}

test('each change to status or notes raises the version, and the list shows it', async () => {
  const id = await store();
  const first = await call(`/api/requests/${id}`);
  expect(first.headers.get('ETag')).toBe('"0"');
  const changed = await call(`/api/requests/${id}`, 'PATCH', { status: 'contacted', note: '  Called,\r\nno answer 床 ' });
  expect([changed.status, changed.headers.get('ETag')]).toEqual([200, '"1"']);
  await call(`/api/requests/${id}`, 'PATCH', { note: 'Second call' });
  const { state } = await read(id);
  expect(state).toMatchObject({ status: 'contacted', version: 2 });
  expect(state?.notes.map(({ text }) => text)).toEqual(['Called,\nno answer 床', 'Second call']);
  expect(Math.abs(Date.parse(state?.notes[0]?.at ?? '') - Date.now())).toBeLessThan(60_000);
  expect((await list()).requests[0]).toMatchObject({ id, status: 'contacted', version: 2 });
});

test.each(['"0"', 'W/"0"', '*'])('a change based on the current version is accepted: If-Match %s', async (ifMatch) => {
  const id = await store();
  expect((await call(`/api/requests/${id}`, 'PATCH', { status: 'won' }, { 'If-Match': ifMatch })).status).toBe(200);
});

test('a change based on an old version is rejected and changes nothing', async () => {
  const id = await store();
  await call(`/api/requests/${id}`, 'PATCH', { status: 'quoted' }, { 'If-Match': '"0"' });
  const byHeader = await call(`/api/requests/${id}`, 'PATCH', { status: 'lost' }, { 'If-Match': '"0"' });
  const byBody = await call(`/api/requests/${id}`, 'PATCH', { status: 'lost', version: 0 });
  for (const refused of [byHeader, byBody]) {
    expect([refused.status, refused.headers.get('ETag')]).toEqual([412, '"1"']);
    expect(refused.headers.get('Content-Type')).toBe('application/problem+json');
  }
  expect((await read(id)).state).toMatchObject({ status: 'quoted', version: 1 });
  expect((await call(`/api/requests/${id}`, 'PATCH', { status: 'lost', version: 1 })).status).toBe(200);
});

test.each([
  ['an unknown status', { status: 'maybe' }, {}, 422],
  ['nothing to change', {}, {}, 422],
  ['only a version', { version: 0 }, {}, 422],
  ['an empty note', { note: '  ' }, {}, 422],
  ['a note of 2,001 characters', { note: 'x'.repeat(2001) }, {}, 422],
  ['a field that cannot be changed', { fullName: 'Bob' }, {}, 422],
  ['broken JSON', '{', {}, 400],
  ['another type', 'status=won', { 'Content-Type': 'text/plain' }, 415],
  ['an If-Match of another kind', { status: 'won' }, { 'If-Match': 'abc' }, 400],
  ['a body over 16 KiB', JSON.stringify({ note: 'x' }).padEnd(17_000), {}, 413],
])('a rejected change: %s', async (_, body, headers: Record<string, string>, status) => {
  const id = await store();
  const response = await call(`/api/requests/${id}`, 'PATCH', body, headers);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([status, 'application/problem+json']);
  expect((await read(id)).state).toBeUndefined();
});

test("a visitor's retry never overwrites what the business changed", async () => {
  const key = uuidv7();
  const id = await store({}, key);
  await call(`/api/requests/${id}`, 'PATCH', { status: 'won', note: 'Signed' });
  expect((await send({}, key)).status).toBe(201);
  expect((await read(id)).state).toMatchObject({ status: 'won', version: 1, notes: [{ text: 'Signed' }] });
});

test('a changed request is kept for 24 months, and spam for 30 days as long as it is spam', async () => {
  const id = await store();
  const days = async () => {
    const [key] = (await (await site.kv()).list({ prefix: 'estimate:' })).keys;
    return Math.round(((key?.expiration ?? 0) - Date.now() / 1000) / 86_400);
  };
  await call(`/api/requests/${id}`, 'PATCH', { status: 'contacted' });
  expect(await days()).toBe(730);
  await call(`/api/requests/${id}`, 'PATCH', { status: 'spam' });
  expect(await days()).toBe(30);
  await call(`/api/requests/${id}`, 'PATCH', { status: 'new' });
  expect(await days()).toBe(730);
});

test('a deleted request is gone: later calls for it get a 404', async () => {
  const id = await store();
  expect((await call(`/api/requests/${id}`, 'DELETE')).status).toBe(204);
  for (const method of ['GET', 'DELETE']) expect((await call(`/api/requests/${id}`, method)).status).toBe(404);
  expect((await call(`/api/requests/${id}`, 'PATCH', { status: 'won' })).status).toBe(404);
  expect((await list()).requests).toEqual([]);
});

test.each(['nope', uuidv7(), '%F0%9F%92%A5', '%00', '..%2f'])('changing or deleting %s is a 404', async (id) => {
  expect((await call(`/api/requests/${id}`, 'PATCH', { status: 'won' })).status).toBe(404);
  expect((await call(`/api/requests/${id}`, 'DELETE')).status).toBe(404);
});

test('the longest row fits into 1,024 bytes of metadata', async () => {
  const id = await store({
    fullName: '漢'.repeat(100),
    email: `${'a'.repeat(63)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.company`,
    phone: `${'1'.repeat(7)}${'漢'.repeat(23)}`,
    serviceNeeded: 'commercial',
    projectDetails: '"\n👩‍👩‍👧'.repeat(300),
    website: 'https://spam.example',
  });
  await call(`/api/requests/${id}`, 'PATCH', { status: 'contacted' });
  const [key] = (await (await site.kv()).list({ prefix: 'estimate:' })).keys;
  expect(new TextEncoder().encode(JSON.stringify(key?.metadata)).length).toBeLessThanOrEqual(1024);
  expect(requestRowSchema.parse(key?.metadata).status).toBe('contacted');
});

test('a request from before requests had a status counts as new, even if its row is missing', async () => {
  await fill(1);
  const id = uuidv7();
  const value = JSON.stringify({ id, receivedAt: new Date().toISOString(), ...estimate({ fullName: 'No Row' }) });
  await (await site.kv()).put(
    `estimate:${9_999_999_999_999 - Number.parseInt(id.replace('-', '').slice(0, 12), 16)}:${id}`,
    value,
  );
  const { requests } = await list('status=new');
  expect(requests.map(({ status, version }) => [status, version])).toEqual(Array(2).fill(['new', 0]));
  expect((await call(`/api/requests/${requests[1]?.id}`, 'PATCH', { status: 'won' })).status).toBe(200);
});

test('2,000 requests cost one KV call per 1,000, and filters page through all of them without repeats', {
  timeout: 120_000,
}, async () => {
  await fill(2000, (index) => ({ fullName: index % 500 === 0 ? `Zoë Smith ${index}` : `Person ${index}` }));
  await site.seen();
  const first = await list('limit=1000');
  expect(first.requests).toHaveLength(1000);
  expect((await site.seen()).calls).toEqual({ list: 1 });
  const second = await list(`limit=1000&cursor=${encodeURIComponent(first.cursor ?? '')}`);
  expect([second.requests.length, second.cursor]).toEqual([1000, null]);
  expect((await site.seen()).calls).toEqual({ list: 1 });
  expect(new Set([...first.requests, ...second.requests].map(({ id }) => id)).size).toBe(2000);

  const names: string[] = [];
  let cursor: string | null = '';
  for (let pages = 0; cursor !== null && pages < 20; pages++) {
    const page: z.infer<typeof requestPageSchema> = await list(
      `q=zo%C3%AB&status=new&limit=1&cursor=${encodeURIComponent(cursor)}`,
    );
    expect(page.requests.length).toBeLessThanOrEqual(1);
    names.push(...page.requests.map(({ fullName }) => fullName));
    cursor = page.cursor;
  }
  expect(names).toEqual([0, 500, 1000, 1500].map((index) => `Zoë Smith ${index}`));
  expect((await list('status=won')).requests).toEqual([]);
});

test.each([
  ['ANN', 1],
  ['lee@exa', 1],
  ['5550100', 1],
  ['512-555-0100', 1],
  ['78704', 1],
  ['carpet', 1],
  ['nobody', 0],
])('searching for %s finds %i', async (text, count) => {
  await store();
  await store({ fullName: 'Bo', email: 'bo@b.co', phone: '737 555 0111', zipCode: '78701', projectDetails: '' });
  expect((await list(`q=${encodeURIComponent(text)}`)).requests).toHaveLength(count);
});

test.each(['status=maybe', `q=${'x'.repeat(201)}`, 'q=a&cursor=nope', 'q=a&cursor=x.', 'q=a&cursor=.'])(
  'an invalid filter or cursor gets a 400: %s',
  async (query) => {
    const response = await call(`/api/requests?${query}`);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([400, 'application/problem+json']);
  },
);

test.each([
  ['an e-mail address in different case', { email: 'ANN.lee@Example.com' }],
  ['a phone number written differently', { phone: '+1 512.555.0100' }],
])("a person's requests are erased by %s", async (_, body) => {
  await store();
  await store({ projectDetails: 'again' });
  await store({ email: 'bo@b.co', phone: '737 555 0111', fullName: 'Bo' });
  const erased = await call('/api/requests/erase', 'POST', body);
  expect([erased.status, await erased.json()]).toEqual([200, { deleted: 2, newsletter: false, cursor: null }]);
  expect((await list()).requests.map(({ fullName }) => fullName)).toEqual(['Bo']);
  expect(await (await call('/api/requests/erase', 'POST', body)).json()).toEqual({ deleted: 0, newsletter: false, cursor: null });
});

test('the cursor continues an erasure that is too large for one call', async () => {
  await fill(450);
  let total = 0;
  let cursor: string | null | undefined;
  for (let calls = 0; cursor !== null && calls < 10; calls++) {
    const body: unknown = await (await call('/api/requests/erase', 'POST', { email: 'ann.lee@example.com', cursor })).json();
    const erased = z.object({ deleted: z.number(), cursor: z.string().nullable() }).parse(body);
    expect(erased.deleted).toBeLessThanOrEqual(200);
    total += erased.deleted;
    cursor = erased.cursor;
  }
  expect([total, (await list()).requests.length]).toEqual([450, 0]);
});

test.each([{}, { email: 'x' }, { phone: '12' }, { email: 'a@b.co', all: true }])('an erasure of %j is rejected', async (body) => {
  await store();
  expect((await call('/api/requests/erase', 'POST', body)).status).toBe(422);
  expect((await list()).requests).toHaveLength(1);
});

test.each([
  ['/api/requests', 'DELETE', 'GET, HEAD'],
  ['/api/requests/erase', 'GET', 'POST'],
  [`/api/requests/${uuidv7()}`, 'PUT', 'DELETE, GET, HEAD, PATCH'],
  ['/api/requests.csv', 'POST', 'GET, HEAD'],
])("%s doesn't allow %s", async (path, method, allow) => {
  const response = await call(path, method);
  expect([response.status, response.headers.get('Allow')]).toEqual([405, allow]);
});
