/** What was erased stays erased, whatever else happens in the same moment or comes later. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { dayMs } from '#schema/rules/duration.ts';
import { uuidv7 } from '#schema/rules/uuid.ts';
import { sending } from '../support/quote.ts';
import { ordinary, sharedSite } from '../support/site/shared.ts';
import { makePhoto, sendAsVisitor } from '../support/site/visitor.ts';

const site = await sharedSite({
  ...ordinary,
  vars: { ...ordinary.vars, REPLY_MAIL_FROM: 'office@example.com' },
});
const { call, erase, post, send, settle } = site;

const erasedSchema = z.object({ deleted: z.number(), newsletter: z.boolean() });

/** Erases a person, and says how many requests that were. */
const erasedOf = async (person: object) => erasedSchema.parse(await (await erase(person)).json());

async function expectGone() {
  await settle();
  expect(await site.rows('SELECT id FROM requests')).toEqual([]);
  expect(await site.keysInKv()).toEqual([]);
}

/** The parts of both stores that hold one of these words, whatever tables there are. */
async function placesOf(...words: string[]): Promise<string[]> {
  const holds = (value: unknown) => words.some((word) => JSON.stringify(value).toLowerCase().includes(word.toLowerCase()));
  const tables = await site.rows("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB '_cf_*'");
  const rows = await Promise.all(tables.map(async ({ name }) => [`table ${name}`, await site.rows(`SELECT * FROM ${name}`)]));
  const kv = await site.kv();
  const { keys } = await kv.list();
  const entries = await Promise.all(keys.map(async (key) => [`KV ${key.name.split(':')[0]}`, [key, await kv.get(key.name)]]));
  const found = [...rows, ...entries].filter(([, value]) => holds(value)).map(([place]) => String(place));
  return [...new Set(found)].sort();
}

test('nothing that a person has left, or that is about them, is in any table or in KV once they are erased', async () => {
  const own = 'Quillfeather';
  const person = { fullName: `${own} Lee`, email: `${own}@example.com`, phone: '(512) 765-4321' };
  const room = { room: own, width: 10, length: 10, floor: own, rotation: 0 };
  await site.failing(['desk', 'mail', 'fetch']);
  const queued = await send({ ...person, projectDetails: 'While the desk was away' });
  await site.failing(['mail', 'fetch']);
  const plan = { rooms: [room], total: 1, link: `#plan=${own}` };
  const visitor = await sendAsVisitor(site, { ...person, projectDetails: own, plan, context: { city: own.toLowerCase() } });
  const spam = await send({ ...person, website: 'x' });
  const trashed = await send({ ...person, projectDetails: 'To the trash' });
  await call(`/api/requests/${trashed}`, 'DELETE');
  await call('/api/newsletter', 'POST', { email: person.email });
  const path = `/api/requests/${visitor.id}`;
  const quote = (number: number) => sending({ customer: own, place: own, terms: own, notes: `${own} ${number}` });
  const { tell: _, ...draft } = quote(0);
  for (const answer of [
    await visitor.upload(await makePhoto(10)),
    await visitor.upload(await makePhoto(20), 'visualizer'),
    await visitor.call('/messages', 'POST', { text: own }),
    await visitor.call('/times', 'PUT', { preferredTimes: (await visitor.page()).windows.slice(0, 2) }),
    await call(path, 'PATCH', { note: own, status: 'won' }),
    await call(`${path}/replies`, 'POST', { channel: 'mail', subject: own, text: own }),
    await call(`${path}/links`, 'POST'),
    await site.plan(visitor.id, { address: own, crew: own }),
    await call(`${path}/quote`, 'POST', quote(1)),
    await call(`${path}/quote`, 'POST', quote(2)),
    await visitor.call('/quote', 'POST', { action: 'decline', number: 2, text: own }),
    await call(`${path}/quote`, 'PUT', draft),
    await call(`${path}/quote/work`, 'PUT', { first: '2027-03-08', last: '2027-03-10', crew: own, note: own }),
  ])
    expect([answer.url, answer.ok]).toEqual([answer.url, true]);
  await site.rows(
    `INSERT INTO payments (request_id, cents, date, part, way) VALUES ('${visitor.id}', 1, '2027-03-01', 'end', 'cash')`,
  );
  await expect.poll(() => placesOf(visitor.id)).toContain('KV estimate');
  const ids = [queued, visitor.id, spam, trashed];
  const before = ['entries', 'quotes', 'request_text', 'requests', 'visits', 'work'].map((table) => `table ${table}`);
  expect(await placesOf(own, '765-4321', '7654321')).toEqual(
    expect.arrayContaining(['KV estimate', ...before, 'table subscribers']),
  );
  expect(await placesOf(...ids)).toEqual(
    expect.arrayContaining(['KV photo', 'KV queue', 'table links', 'table outbox', 'table payments', 'table photos']),
  );

  const other = await send({ email: 'else@example.org', phone: '737 555 0199' });
  // Nobody tries that one again.
  await site.rows("UPDATE outbox SET next_at = NULL WHERE task = 'webhook'");
  expect(await erasedOf({ email: person.email.toLowerCase() })).toMatchObject({ deleted: ids.length, newsletter: true });
  await site.seen();
  await site.failing([]);
  await site.runSchedule();
  await settle();
  expect(await placesOf(own, '765-4321', '7654321')).toEqual([]);
  expect(await placesOf(...ids)).toEqual(['KV erased', 'table tombstones']);
  expect(await site.rows('SELECT * FROM tombstones WHERE length(id) = 64')).toEqual([
    { id: expect.stringMatching(/^[0-9a-f]+$/), at: expect.any(Number) },
  ]);
  expect((await site.list()).requests).toMatchObject([{ id: other }]);
  expect(await site.keysInKv('estimate:')).toEqual([`estimate:${other}`]);
  const { mails, fetched } = await site.seen();
  expect(JSON.stringify([mails, fetched])).not.toContain(own);
  expect(await erasedOf({ email: person.email.toUpperCase() })).toMatchObject({ deleted: 0, newsletter: false });
});

test('a late retry of an erased request is told so and stores nothing', async () => {
  const key = { 'Idempotency-Key': uuidv7() };
  await send({}, key);
  await erase();
  await site.seen();
  expect((await post({}, key)).status).toBe(410);
  await expectGone();
  expect((await site.seen()).mails).toEqual([]);
});

test("a late retry that only KV could take is removed again once the desk is back, and isn't announced by it", async () => {
  const key = { 'Idempotency-Key': uuidv7() };
  const id = await send({}, key);
  await settle();
  await erase();
  await site.failing(['desk']);
  expect(await send({}, key)).toBe(id);
  expect(await (await site.kv()).get(`estimate:${id}`)).not.toBeNull();
  await site.failing([]);
  await site.runSchedule();
  await expectGone();
  expect((await call(`/api/requests/${id}`)).status).toBe(404);
});

test('a copy that reaches KV after the erasure is removed again', async () => {
  const kv = await site.kv();
  await site.slow(600);
  const id = await send();
  const tries = async () => (await site.rows("SELECT tries FROM outbox WHERE task = 'copy'"))[0]?.tries;
  await expect.poll(tries, { interval: 10 }).toBe(1);
  await site.slow(0);
  await erase();
  expect(await kv.get(`estimate:${id}`)).toBeNull();
  // Now the copy arrives, and can be seen because nothing can be deleted.
  await site.failing(['delete']);
  await expect.poll(() => kv.get(`estimate:${id}`)).not.toBeNull();
  await site.failing([]);
  await expect
    .poll(async () => {
      await settle();
      return kv.get(`estimate:${id}`);
    })
    .toBeNull();
  expect((await call(`/api/requests/${id}`)).status).toBe(404);
});

test.each<[string, Record<string, string>, Record<string, string>, boolean]>([
  [
    'another way to write a number',
    { phone: '\u202a512\u200b555 0100\u202c extensión 4455' },
    { phone: '+1 (512) 555-0100' },
    true,
  ],
  ['a second number', { phone: '512-555-0199 / 5125550100' }, { phone: '512 555 0100' }, true],
  ['another way to write an address', { email: 'Ann@Example.com' }, { email: ' ann@example.com. ' }, true],
  ['a longer address', { email: 'joann@example.com' }, { email: 'ann@example.com' }, false],
  ['an address in free text', { projectDetails: 'Ask ann@example.com.' }, { email: 'ann@example.com' }, false],
  ['a country code in front', { phone: '+52 512 555 0100' }, { phone: '512 555 0100' }, true],
  ['another area code', { phone: '737 555 0100' }, { phone: '512 555 0100' }, false],
  ['a number in free text', { projectDetails: 'My son: 512.555.0100.' }, { phone: '5125550100' }, false],
])('an erasure compares whole addresses and the last ten digits: %s', async (_, stored, person, isErased) => {
  await send({ email: 'else@example.org', phone: '737 555 0199', ...stored });
  expect((await erasedOf(person)).deleted).toBe(isErased ? 1 : 0);
});

test('KV remembers the hash of an erased address for 35 days', async () => {
  await erase();
  await settle();
  const [erased] = (await (await site.kv()).list({ prefix: 'erased:' })).keys;
  expect(erased?.name).toMatch(/^erased:[0-9a-f]{64}$/);
  expect(Math.round(((erased?.expiration ?? 0) * 1000 - Date.now()) / dayMs)).toBe(35);
});
