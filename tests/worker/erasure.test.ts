/** What was erased stays erased, whatever else happens in the same moment or comes later. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { uuidv7 } from '../../schema/uuid.ts';
import { sharedSite } from '../support/shared-site.ts';
import { estimate, nightly } from '../support/site.ts';

const site = await sharedSite();
const { call, erase, post, send, settle } = site;

const erasedSchema = z.object({ deleted: z.number(), similar: z.array(z.string()), newsletter: z.boolean() });

/** Erases a person, and says how many requests that were and which ones are left to decide on. */
const erasedOf = async (person: object) => erasedSchema.parse(await (await erase(person)).json());

async function expectGone() {
  await settle();
  expect(await site.rows('SELECT id FROM requests')).toEqual([]);
  expect(await site.keysInKv()).toEqual([]);
}

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

test.each<[string, (lines: string) => Promise<unknown>]>([
  ['a rebuild', () => site.rebuild()],
  ['the nightly sweep', () => site.runSchedule(nightly)],
  ['an import', (lines) => site.imported(lines)],
])('%s brings nothing back that KV should have lost', async (_, bringBack) => {
  const id = await send();
  const kv = await site.kv();
  await settle();
  const value = z.string().parse(await kv.get(`estimate:${id}`));
  const lines = await site.exported();
  await erase();
  await kv.put(`estimate:${id}`, value);
  await bringBack(lines);
  await site.runSchedule(nightly);
  await expectGone();
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

test('changes, notes, deletions, restorations and retries in the moment of an erasure bring nothing back', async () => {
  const keys = Array.from({ length: 5 }, () => ({ 'Idempotency-Key': uuidv7() }));
  const ids = await Promise.all(keys.map((key) => send({}, key)));
  await Promise.all([
    ...ids.map((id) => call(`/api/requests/${id}`, 'PATCH', { note: 'Called' })),
    ...ids.map((id) => call(`/api/requests/${id}`, 'DELETE')),
    erase(),
    ...ids.map((id) => call(`/api/requests/${id}`, 'PATCH', { status: 'won' })),
    ...ids.map((id) => call(`/api/requests/${id}/restore`, 'POST')),
    ...keys.map((key) => post({}, key)),
    site.work(),
  ]);
  await expectGone();
  expect(await site.rows('SELECT * FROM entries')).toEqual([]);
  expect(await site.rows('SELECT * FROM request_text')).toEqual([]);
});

test('a deletion and a change based on one version: the first is taken and the second rejected', async () => {
  const id = await send();
  const responses = await Promise.all([
    call(`/api/requests/${id}`, 'DELETE', undefined, { 'If-Match': '"0"' }),
    call(`/api/requests/${id}`, 'PATCH', { status: 'won' }, { 'If-Match': '"0"' }),
  ]);
  const statuses = responses.map(({ status }) => status);
  expect([
    [204, 412],
    [412, 200],
  ]).toContainEqual(statuses);
  const [row] = await site.rows('SELECT status, trashed_at IS NOT NULL AS is_trashed, version FROM requests');
  expect(row).toEqual({ status: statuses[0] === 204 ? 'new' : 'won', is_trashed: statuses[0] === 204 ? 1 : 0, version: 1 });
});

test('erasing by phone finds the number however it is written, and leaves numbers that only share digits with it', async () => {
  const phones = [
    ...['512-555-0100 512-555-0199', '512-555-0199 / 5125550100', '001 512 555 0100', '011 1 512 555 0100'],
    ...['512 555 0100 12', '\u202a512\u200b555 0100\u202c extensión 4455'],
  ];
  for (const phone of phones) await send({ phone });
  const other = await send({ phone: '(737) 512-5550 100', projectDetails: 'Call 512 555 0100' });
  expect((await erasedOf({ phone: '+1 (512) 555-0100' })).deleted).toBe(phones.length);
  expect(await site.rows('SELECT id FROM requests')).toEqual([{ id: other }]);
});

test('numbers that are nearly the same and requests that mention a person are listed, not erased', async () => {
  const ids = [
    await send({ phone: '25125550100', email: 'a@b.co' }),
    await send({ phone: '555 0100', email: 'a@b.co' }),
    await send({ phone: '737 555 0111', email: 'a@b.co', projectDetails: 'My wife is Ann.Lee@example.com' }),
  ];
  await send({ phone: '737 555 0100', email: 'a@b.co' });
  const person = { email: 'ann.lee@example.com', phone: '512 555 0100' };
  const { deleted, similar } = await erasedOf(person);
  expect([deleted, similar.sort()]).toEqual([0, ids.sort()]);
  expect(await site.rows('SELECT id FROM requests')).toHaveLength(4);
});

test.each<[string, Record<string, string>, Record<string, string>, 'erased' | 'listed' | 'left']>([
  ['dots in a Gmail address', { email: 'a.n.n.lee@gmail.com' }, { email: 'annlee@gmail.com' }, 'erased'],
  ['a tag at Gmail', { email: 'annlee+floors@gmail.com' }, { email: 'Ann.Lee@googlemail.com' }, 'erased'],
  ['a trailing dot', { email: 'ann@example.com' }, { email: 'ann@example.com.' }, 'erased'],
  ['a tag elsewhere', { email: 'ann+floors@example.com' }, { email: 'ann@example.com' }, 'listed'],
  ['dots elsewhere', { email: 'ann.lee@example.com' }, { email: 'annlee@example.com' }, 'listed'],
  ['another person at Gmail', { email: 'annlee2@gmail.com' }, { email: 'annlee@gmail.com' }, 'left'],
  ['Gmail in free text', { projectDetails: 'Ask A.nn.Lee+x@gmail.com.' }, { email: 'annlee@gmail.com' }, 'listed'],
  ['a number in free text', { projectDetails: 'My son: 512.555.0100.' }, { phone: '5125550100' }, 'listed'],
  ['its end in free text', { projectDetails: 'My son: 555-0100' }, { phone: '5125550100' }, 'listed'],
  ['no area code', { phone: '512 555 0100' }, { phone: '555 0100' }, 'listed'],
  ['another area code', { phone: '737 555 0100' }, { phone: '512 555 0100' }, 'left'],
  ['a zero in parentheses', { phone: '+49 (0)30 1234567' }, { phone: '+49 30 1234567' }, 'erased'],
  ['and the other way around', { phone: '0049 30 1234567' }, { phone: '+49 (0)30 1234567' }, 'erased'],
  ['a number as dialed inside its country', { phone: '030 1234567' }, { phone: '+49 30 1234567' }, 'listed'],
])('who is erased, and who is listed to decide on: %s', async (_, stored, person, expected) => {
  const id = await send({ email: 'else@example.org', phone: '737 555 0199', ...stored });
  const { deleted, similar } = await erasedOf(person);
  expect([deleted, similar]).toEqual([expected === 'erased' ? 1 : 0, expected === 'listed' ? [id] : []]);
});

test('the newsletter forgets an address in all its spellings', async () => {
  for (const email of ['ann.lee@gmail.com', 'annlee+news@gmail.com', 'bo@gmail.com']) {
    await call('/api/newsletter', 'POST', { email });
  }
  expect((await erasedOf({ email: 'AnnLee@gmail.com' })).newsletter).toBe(true);
  expect(await site.rows('SELECT email FROM subscribers')).toEqual([{ email: 'bo@gmail.com' }]);
});

test('an internationalized domain is found in both spellings', async () => {
  const both = ['ann@bücher.example', 'ann@xn--bcher-kva.example'];
  for (const email of ['ann@bücher.example', 'Ann@xn--bcher-kva.example', 'Ann Lee <mailto:ann@\u200bbücher.example>,']) {
    for (const stored of both) {
      await (await site.kv()).put(`estimate:${crypto.randomUUID()}`, JSON.stringify(estimate({ email: stored })));
    }
    await site.rebuild();
    expect([email, (await erasedOf({ email })).deleted]).toEqual([email, 2]);
  }
});

test('the search index keeps no trace of what was erased', async () => {
  // Its bytes are in no other word, so they show in the index's blocks however SQLite packs its terms.
  const blocks = async () => (await site.rows(`SELECT id FROM request_text_data WHERE instr(block, X'908D88') > 0`)).length;
  await send({ fullName: 'Bo Oak', email: 'bo@example.com', phone: '737 555 0111' });
  const id = await send({ fullName: 'Ann \u{10348}tt Lee' });
  await call(`/api/requests/${id}`, 'PATCH', { note: 'Calls herself \u{10348}' });
  expect(await blocks()).toBeGreaterThan(0);
  await erase();
  expect(await blocks()).toBe(0);
});
