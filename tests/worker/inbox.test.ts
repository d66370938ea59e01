import { expect, test } from 'vitest';
import { z } from 'zod';
import { dayMs } from '../../schema/duration.ts';
import { uuidv7 } from '../../schema/uuid.ts';
import { sharedSite } from '../support/shared-site.ts';
import { token } from '../support/site.ts';

const site = await sharedSite();
const { call, list, post, read, send } = site;

async function counts() {
  return z.record(z.string(), z.number()).parse(await (await call('/api/requests/counts')).json());
}

test('each change to status or notes raises the version, and the list shows it', async () => {
  const id = await send();
  const first = await call(`/api/requests/${id}`);
  expect(first.headers.get('ETag')).toBe('"0"');
  const changed = await call(`/api/requests/${id}`, 'PATCH', { status: 'contacted', note: '  Called,\r\nno answer 床 ' });
  expect([changed.status, changed.headers.get('ETag')]).toEqual([200, '"1"']);
  await call(`/api/requests/${id}`, 'PATCH', { note: 'Second call' });
  const { state } = await read(id);
  expect(state).toMatchObject({ status: 'contacted', version: 2 });
  expect(state.notes.map(({ text }) => text)).toEqual(['Called,\nno answer 床', 'Second call']);
  expect(Math.abs(Date.parse(state.notes[0]?.at ?? '') - Date.now())).toBeLessThan(60_000);
  expect((await list()).requests[0]).toMatchObject({ id, status: 'contacted', version: 2 });
});

test.each(['"0"', 'W/"0"', '*'])('a change based on the current version is accepted: If-Match %s', async (ifMatch) => {
  const id = await send();
  expect((await call(`/api/requests/${id}`, 'PATCH', { status: 'won' }, { 'If-Match': ifMatch })).status).toBe(200);
});

test('a change based on an old version is rejected and changes nothing', async () => {
  const id = await send();
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
  const id = await send();
  const response = await site.fetch(site.url(`/api/requests/${id}`), {
    method: 'PATCH',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  expect([response.status, response.headers.get('Content-Type')]).toEqual([status, 'application/problem+json']);
  expect((await read(id)).state).toMatchObject({ status: 'new', version: 0, notes: [], history: [] });
});

test("a visitor's retry never overwrites what the business changed", async () => {
  const key = { 'Idempotency-Key': uuidv7() };
  const id = await send({}, key);
  await call(`/api/requests/${id}`, 'PATCH', { status: 'won', note: 'Signed' });
  expect((await post({}, key)).status).toBe(201);
  expect((await read(id)).state).toMatchObject({ status: 'won', version: 1, notes: [{ text: 'Signed' }] });
});

test('a request can hold 200 notes and no more', async () => {
  const id = await send();
  const entries =
    'SELECT value FROM (WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 200) SELECT value FROM n)';
  await site.rows(`INSERT INTO entries (request_id, at, kind, text) SELECT '${id}', 0, 'note', value FROM (${entries})`);
  expect((await call(`/api/requests/${id}`, 'PATCH', { note: 'One more' })).status).toBe(422);
  expect((await call(`/api/requests/${id}`, 'PATCH', { status: 'won' })).status).toBe(200);
  expect((await read(id)).state.notes).toHaveLength(200);
});

test('of twenty changes at once that are based on one version, one is taken', async () => {
  const id = await send();
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) => call(`/api/requests/${id}`, 'PATCH', { note: `Note ${index}`, version: 0 })),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(412)]);
  expect((await read(id)).state).toMatchObject({ version: 1, notes: [{ text: expect.any(String) }] });
});

test('a request is kept for 24 months after it came in, and spam for 30 days as long as it is spam', async () => {
  const id = await send();
  const days = async () => {
    const [row] = z.array(z.object({ expires_at: z.number() })).parse(await site.rows('SELECT expires_at FROM requests'));
    return Math.round(((row?.expires_at ?? 0) - Date.now()) / dayMs);
  };
  await call(`/api/requests/${id}`, 'PATCH', { status: 'contacted' });
  expect(await days()).toBe(730);
  await call(`/api/requests/${id}`, 'PATCH', { status: 'spam' });
  expect(await days()).toBe(30);
  await call(`/api/requests/${id}`, 'PATCH', { status: 'new' });
  expect(await days()).toBe(730);
});

test('what has expired is gone from both stores', async () => {
  const id = await send();
  const kv = await site.kv();
  await expect.poll(() => kv.get(`estimate:${id}`), { timeout: 20_000 }).not.toBeNull();
  await site.setClock(731 * dayMs);
  await site.work();
  expect((await call(`/api/requests/${id}`)).status).toBe(404);
  expect(await kv.get(`estimate:${id}`)).toBeNull();
});

test('a deleted request is in the trash, and only there, until it is restored', async () => {
  const id = await send();
  await call(`/api/requests/${id}`, 'PATCH', { status: 'quoted', note: 'Called' });
  expect((await call(`/api/requests/${id}`, 'DELETE')).status).toBe(204);
  for (const query of ['', 'status=not-spam', 'status=quoted', 'q=carpet']) expect((await list(query)).requests).toEqual([]);
  expect((await list('status=trash')).requests).toMatchObject([{ id, trashedAt: expect.any(String) }]);
  expect((await read(id)).state.trashedAt).toBeDefined();
  expect((await call(`/api/requests/${id}`, 'PATCH', { status: 'won' })).status).toBe(409);
  const restored = await call(`/api/requests/${id}/restore`, 'POST');
  expect([restored.status, restored.headers.get('ETag')]).toEqual([200, '"3"']);
  const { state } = await read(id);
  expect(state).toMatchObject({ status: 'quoted', notes: [{ text: 'Called' }] });
  expect(state).not.toHaveProperty('trashedAt');
  expect((await list('status=quoted')).requests).toHaveLength(1);
  expect(await counts()).toMatchObject({ quoted: 1, trash: 0 });
});

test('after seven days in the trash a request is gone from both stores for good', async () => {
  const key = { 'Idempotency-Key': uuidv7() };
  const id = await send({}, key);
  const kv = await site.kv();
  await expect.poll(() => kv.get(`estimate:${id}`), { timeout: 20_000 }).not.toBeNull();
  await call(`/api/requests/${id}`, 'DELETE');
  await site.setClock(6.9 * dayMs);
  await site.work();
  expect((await read(id)).state.trashedAt).toBeDefined();
  await site.setClock(7.1 * dayMs);
  await site.work();
  expect((await call(`/api/requests/${id}`)).status).toBe(404);
  expect((await call(`/api/requests/${id}/restore`, 'POST')).status).toBe(404);
  expect(await kv.get(`estimate:${id}`)).toBeNull();
  await site.setClock(0);
  expect((await post({}, key)).status).toBe(410);
  expect((await list()).requests).toEqual([]);
});

test('a deletion or restoration based on an old version is rejected', async () => {
  const id = await send();
  await call(`/api/requests/${id}`, 'PATCH', { status: 'won' });
  expect((await call(`/api/requests/${id}`, 'DELETE', undefined, { 'If-Match': '"0"' })).status).toBe(412);
  expect((await call(`/api/requests/${id}`, 'DELETE', undefined, { 'If-Match': '"1"' })).status).toBe(204);
  expect((await call(`/api/requests/${id}/restore`, 'POST', undefined, { 'If-Match': '"1"' })).status).toBe(412);
  expect((await call(`/api/requests/${id}/restore`, 'POST', undefined, { 'If-Match': '"2"' })).status).toBe(200);
});

test.each(['nope', uuidv7(), '%F0%9F%92%A5', '%00', '..%2f'])('changing or deleting %s is a 404', async (id) => {
  expect((await call(`/api/requests/${id}`, 'PATCH', { status: 'won' })).status).toBe(404);
  expect((await call(`/api/requests/${id}`, 'DELETE')).status).toBe(404);
});

test.each([
  ['ANN', 1],
  ['lee@exa', 1],
  ['5550100', 1],
  ['512-555-0100', 1],
  ['78704', 1],
  ['+1 512 555 0100', 1],
  ['carpet', 1],
  ['old  bedrooms', 1],
  ['zoë', 1],
  ['床', 1],
  ['tw', 1],
  ['Walnut', 1],
  ['left a voicemail', 1],
  ['737-555-0199', 1],
  ['(737) 5550199', 1],
  ['2026-1138', 1],
  ['12-14', 1],
  ['512-555-0177', 1],
  ['"', 0],
  ["'); DROP TABLE requests; --", 0],
  ['ann OR bo', 0],
  ['100%', 0],
  ['_', 0],
  ['\u0000', 2],
  ['ann\u0000lee', 1],
  ['nobody', 0],
])('searching for %j finds %i', async (text, count) => {
  const room = { room: 'Kitchen', width: 10, length: 12, floor: 'Walnut Hardwood', rotation: 0 };
  const plan = { rooms: [room], total: 1, link: '#plan=kitchen.walnut-hardwood.12.12.0' };
  const id = await send({
    projectDetails: 'Two bedrooms, 12-14 ft, old carpet. Asked for by ZOË. 床 Order 2026-1138, cell 737.555.0199',
    plan,
  });
  await call(`/api/requests/${id}`, 'PATCH', { note: 'Left a voicemail at 512-555-0177' });
  await send({ fullName: 'Bo', email: 'bo@b.co', phone: '737 555 0111', zipCode: '78701', projectDetails: '' });
  expect((await list(`q=${encodeURIComponent(text)}`)).requests).toHaveLength(count);
});

test.each(['status=maybe', `q=${'x'.repeat(201)}`, 'q=a&cursor=nope', 'cursor=1.5', 'cursor=-1', `cursor=${'9'.repeat(17)}`])(
  'an invalid filter or cursor gets a 400: %s',
  async (query) => {
    const response = await call(`/api/requests?${query}`);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([400, 'application/problem+json']);
  },
);

test.each([
  ['an email address in different case', { email: 'ANN.lee@Example.com' }],
  ['a phone number written differently', { phone: '+1 512.555.0100' }],
  ['a phone number with an extension', { phone: '512-555-0100 ext. 44' }],
])("a person's requests are erased from both stores by %s", async (_, body) => {
  await send();
  const trashed = await send({ projectDetails: 'again', phone: '512-555-0100 or 737 555 0122' });
  await call(`/api/requests/${trashed}`, 'DELETE');
  await send({ email: 'bo@b.co', phone: '737 555 0111', fullName: 'Bo' });
  await expect.poll(async () => (await site.keysInKv()).length, { timeout: 20_000 }).toBe(3);
  const erased = await call('/api/requests/erase', 'POST', body);
  expect([erased.status, await erased.json()]).toEqual([
    200,
    { deleted: 2, pending: 0, similar: expect.any(Array), newsletter: false },
  ]);
  expect((await list()).requests.map(({ fullName }) => fullName)).toEqual(['Bo']);
  expect((await list('status=trash')).requests).toEqual([]);
  expect((await list('q=again')).requests).toEqual([]);
  expect(await site.keysInKv()).toHaveLength(1);
  const again = await call('/api/requests/erase', 'POST', body);
  expect(await again.json()).toEqual({ deleted: 0, pending: 0, similar: expect.any(Array), newsletter: false });
});

test('what stays after an erasure is the id, a hash of the address, and the date', async () => {
  const id = await send();
  await call(`/api/requests/${id}`, 'PATCH', { note: 'Ann has a dog' });
  await call('/api/requests/erase', 'POST', { email: 'ann.lee@example.com' });
  const tables = await site.rows(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'request_text_%'",
  );
  const left = await Promise.all(tables.map(({ name }) => site.rows(`SELECT * FROM ${name}`)));
  expect(JSON.stringify(left)).not.toMatch(/ann|lee|0100|dog/i);
  expect(await site.rows('SELECT id FROM tombstones ORDER BY length(id)')).toEqual([
    { id },
    { id: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ]);
});

test.each([{}, { email: 'x' }, { phone: '12' }, { email: 'a@b.co', all: true }])('an erasure of %j is rejected', async (body) => {
  await send();
  expect((await call('/api/requests/erase', 'POST', body)).status).toBe(422);
  expect((await list()).requests).toHaveLength(1);
});
