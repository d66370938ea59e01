/** Requests in every shape that KV may hold from earlier versions still list, open, export, search and erase. */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { requestPageSchema } from '../../schema/inbox.ts';
import { storedRequestSchema } from '../../schema/stored-request.ts';
import { uuidv7 } from '../../schema/uuid.ts';
import { type Site, startSite, token } from '../support/site.ts';

/** "$ID" and "$AT" stand for the id and the date. */
const shapes = z
  .array(z.object({ shape: z.string(), value: z.string() }))
  .parse(JSON.parse(readFileSync('tests/worker/older-shapes.json', 'utf8')));

/** A week ago, a minute apart, the first the newest. */
const old = shapes.map(({ shape, value }, index) => {
  const ms = Date.now() - 7 * 86_400_000 - index * 60_000;
  const id = uuidv7(ms);
  return {
    shape,
    id,
    key: `estimate:${9_999_999_999_999 - ms}:${id}`,
    value: value.replace('$ID', id).replace('$AT', new Date(ms).toISOString()),
  };
});
/** Nothing says when it came in. */
const undated = { shape: 'without any date', id: '0a1b-2c3d', key: 'estimate:0a1b-2c3d', value: old.at(-1)?.value ?? '' };
const everything = [...old, undated];

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.clear();
  await site.fill(everything);
  expect(await (await call('/api/desk/rebuild', 'POST')).json()).toMatchObject({ adopted: everything.length, cursor: null });
});

function call(path: string, method = 'GET', body?: unknown) {
  return site.fetch(site.url(path), {
    method,
    headers: { Authorization: `Bearer ${token}`, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function list(query: string) {
  return requestPageSchema.parse(await (await call(`/api/requests?${query}`)).json()).requests;
}

async function read(shape: string) {
  const id = everything.find((each) => each.shape === shape)?.id;
  return storedRequestSchema.parse(await (await call(`/api/requests/${id}`)).json());
}

test('all of them are listed, ordered by their date; those that cannot be read say so', async () => {
  const requests = await list('limit=100');
  expect(requests.map(({ id }) => id).sort()).toEqual(everything.map(({ id }) => id).sort());
  const dated = old.filter(({ shape }) => shape !== 'with a date from the future').map(({ id }) => id);
  expect(requests.map(({ id }) => id).filter((id) => dated.includes(id))).toEqual(dated);
  const unreadable = everything.filter(({ shape }) => ['a list', 'not JSON', 'without any date'].includes(shape));
  expect(
    requests
      .filter((request) => request.unreadable)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(unreadable.map(({ id }) => id).sort());
  expect(requests.find(({ id }) => id === old.at(-1)?.id)?.excerpt).toContain('ann.lee@example.com');
});

test.each(everything.map(({ shape }) => shape))('one opens: %s', async (shape) => {
  const request = await read(shape);
  expect(JSON.stringify(request)).toContain('Ann Lee');
  expect(JSON.stringify(request)).toContain('ann.lee@example.com');
  expect(JSON.stringify(request)).toContain('(512) 555-0100');
  expect(Date.parse(request.receivedAt)).toBeLessThanOrEqual(Date.now());
  expect((await call(`/api/requests/${request.id}`, 'PATCH', { status: 'won', note: 'Called' })).status).toBe(200);
});

test('what earlier versions kept with a request is taken over', async () => {
  expect((await read('with a state, as stored before the desk')).state).toMatchObject({
    status: 'quoted',
    version: 3,
    notes: [{ at: '2026-05-04T10:00:00.000Z', text: 'Wants oak' }],
  });
  expect((await read('spam for a reason that no longer counts')).state).toMatchObject({ status: 'spam', spamReason: 'too fast' });
  expect((await read('with a status that no longer exists')).state.status).toBe('new');
  expect((await read('with a renamed name and address')).otherFields).toEqual({
    name: 'Ann Lee',
    emailAddress: 'ann.lee@example.com',
  });
  expect((await read('with a zip code as a number and a plan of another kind')).otherFields).toEqual({
    zipCode: '78704',
    plan: '{"floors":["oak"]}',
  });
});

test('all of them are in both exports', async () => {
  const csv = await (await call('/api/requests.csv')).text();
  const rows = z.array(z.record(z.string(), z.string())).parse(parse(csv, { bom: true, columns: true }));
  expect(rows.map(({ id }) => id).sort()).toEqual(everything.map(({ id }) => id).sort());
  for (const row of rows) expect(Object.values(row).join()).toContain('ann.lee@example.com');
  const lines = (await (await call('/api/desk/export')).text()).trim().split('\n');
  expect(lines.map((line) => z.object({ id: z.string() }).parse(JSON.parse(line)).id).sort()).toEqual(
    everything.map(({ id }) => id).sort(),
  );
});

test.each(['ann.lee@example.com', 'ANN', '555-0100'])('a search for %s finds all of them', async (q) => {
  expect(await list(`limit=100&q=${encodeURIComponent(q)}`)).toHaveLength(everything.length);
});

test.each([{ email: 'Ann.Lee@example.com' }, { phone: '+1 512.555.0100 ext. 3' }])(
  'erasing %j removes all of them from both stores, and a rebuild brings none back',
  async (person) => {
    const joann = { key: 'estimate:0a1b-2c3e', value: 'joann.lee@example.com, 1512 555 01000' };
    await site.fill([joann]);
    await call('/api/desk/rebuild', 'POST');
    const erased = await call('/api/requests/erase', 'POST', person);
    expect(await erased.json()).toEqual({ deleted: everything.length, pending: 0, newsletter: false });
    expect((await (await site.kv()).list()).keys.map(({ name }) => name)).toEqual([joann.key]);
    await site.fill(everything);
    expect(await (await call('/api/desk/rebuild', 'POST')).json()).toMatchObject({ adopted: 0, cursor: null });
    expect(await list('limit=100')).toHaveLength(1);
  },
);

test.each(['jörg@bücher.example', 'ann@localhost'])(
  "an address that today's form wouldn't take can be erased: %s",
  async (email) => {
    await site.fill([{ key: 'estimate:0a1b-2c3f', value: JSON.stringify({ fullName: 'Ann', email }) }]);
    await call('/api/desk/rebuild', 'POST');
    expect(await (await call('/api/requests/erase', 'POST', { email })).json()).toMatchObject({ deleted: 1 });
  },
);

test('nobody is notified of them, and they outlive the next run of the clock', async () => {
  expect(await site.rows('SELECT * FROM owed')).toEqual([]);
  await site.strike();
  expect(await list('limit=100')).toHaveLength(everything.length);
});
