/** Rebuilding the desk from KV, its export and import, and the nightly backup. */

import { setTimeout } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { dayMs } from '../../schema/duration.ts';
import { uuidv7 } from '../../schema/uuid.ts';
import { randomFrom, shuffled } from '../../tools/desk/random.ts';
import { copyRequests, makeIntakes } from '../support/requests.ts';
import { sharedSite } from '../support/shared-site.ts';
import { nightly } from '../support/site.ts';
import { makePhoto, openAsVisitor, sendAsVisitor } from '../support/visitor.ts';

const site = await sharedSite();
const { call, exported, imported, read, send, settle } = site;

/** The lines of an export. A desk that was lost has its tombstones from the register, in another order. */
const sorted = (text: string) => text.split('\n').sort();

/** A desk with a bit of everything. Returns the ids of its requests. */
async function fillDesk(key: string = uuidv7()) {
  const worked = await send({}, { 'Idempotency-Key': key });
  const [trashed, spam] = [await send({ fullName: 'Tim Trash' }), await send({ website: 'x' })];
  await call(`/api/requests/${worked}`, 'PATCH', { status: 'quoted', note: 'Wants oak, not pine' });
  await call(`/api/requests/${trashed}`, 'DELETE');
  await send({ email: 'gone@example.com', phone: '737 555 0199', fullName: 'Gone' });
  await call('/api/requests/erase', 'POST', { email: 'gone@example.com' });
  await call('/api/newsletter', 'POST', { email: 'reader@example.com' });
  await settle();
  return [worked, trashed, spam];
}

test('a lost desk is rebuilt from KV with all that visitors sent; nobody is notified and nothing is written to KV', async () => {
  const ids = [await send({ fullName: 'First' }), await send({ fullName: 'Second' }), await send({ website: 'x' })];
  await settle();
  await site.loseDesk();
  expect(await site.rows('SELECT * FROM requests')).toEqual([]);
  await site.seen();
  expect(await (await call('/api/desk/rebuild', 'POST')).json()).toEqual({ read: 3, inserted: 3, cursor: null });
  expect(await (await call('/api/desk/rebuild', 'POST')).json()).toEqual({ read: 3, inserted: 0, cursor: null });
  await site.work();
  const { mails, fetched, calls } = await site.seen();
  expect([mails, fetched, calls.put ?? 0]).toEqual([[], [], 0]);
  const rows = await site.rows('SELECT id, status FROM requests ORDER BY position');
  expect(rows).toEqual([
    { id: ids[0], status: 'new' },
    { id: ids[1], status: 'new' },
    { id: ids[2], status: 'spam' },
  ]);
});

test('an export that is read back into an empty desk gives the same desk, and the same export', async () => {
  const key = uuidv7();
  const ids = await fillDesk(key);
  const before = await Promise.all(ids.map(read));
  const text = await exported();
  await site.loseDesk();
  const lines = text.trim().split('\n').length;
  const erased = text.match(/"tombstone"/g)?.length ?? 0;
  expect(await (await imported(text)).json()).toEqual({ added: lines - erased, skipped: erased, unreadable: [] });
  expect(await Promise.all(ids.map(read))).toEqual(before);
  expect(sorted(await exported())).toEqual(sorted(text));
  expect((await site.list('q=pine')).requests).toHaveLength(1);
  // The keys are known again, too.
  expect(await send({}, { 'Idempotency-Key': key })).toBe(ids[0]);
  expect(await (await imported(text)).json()).toEqual({ added: 0, skipped: lines, unreadable: [] });
});

test('an import after a rebuild brings back status, notes and history, but leaves alone what was worked on since', async () => {
  const ids = await fillDesk();
  const before = await Promise.all(ids.map(read));
  const text = await exported();
  await site.loseDesk();
  await call('/api/desk/rebuild', 'POST');
  await call(`/api/requests/${ids[1]}`, 'PATCH', { note: 'Called again' });
  await site.seen();
  await imported(text);
  const after = await Promise.all(ids.map(read));
  expect([after[0], after[2]]).toEqual([before[0], before[2]]);
  expect(after[1]?.state).toMatchObject({ version: 1, notes: [{ text: 'Called again' }] });
  await site.work();
  expect(await site.seen()).toMatchObject({ mails: [], calls: {} });
});

test('when the schedule meets a lost desk, requests of the last week come back as news and older ones silently', async () => {
  const [recent, old] = [makeIntakes(2, () => ({}), Date.now() - dayMs), makeIntakes(30, () => ({}), Date.now() - 8 * dayMs)];
  await site.fill([...old, ...recent]);
  await site.runSchedule(nightly);
  await settle();
  expect((await site.seen()).mails).toHaveLength(2);
  const rows = await site.rows('SELECT id FROM requests ORDER BY position DESC');
  expect(rows.map(({ id }) => id)).toEqual([...recent, ...old].map(({ id }) => id));
});

test('neither an import nor a rebuild brings back what was erased', async () => {
  const id = await send();
  await settle();
  const withRequest = await exported();
  const value = z.string().parse(await (await site.kv()).get(`estimate:${id}`));
  await call('/api/requests/erase', 'POST', { email: 'ann.lee@example.com' });
  const withTombstone = await exported();
  expect(await (await imported(withRequest)).json()).toMatchObject({ added: 0, skipped: 1 });
  await site.loseDesk();
  await site.fill([{ key: `estimate:${id}`, value }]);
  await call('/api/desk/rebuild', 'POST');
  expect((await call(`/api/requests/${id}`)).status).toBe(404);
  expect(await (await imported(withRequest + withTombstone)).json()).toMatchObject({ added: 0, skipped: 3 });
  await settle();
  expect((await call(`/api/requests/${id}`)).status).toBe(404);
  expect(await site.keysInKv()).toEqual([]);
});

test('an import names the lines that cannot be read, and takes the others', async () => {
  await fillDesk();
  const text = await exported();
  const lines = text.trim().split('\n').length;
  await site.loseDesk();
  const response = await imported(`{"kind":"request"}\n${text}{}\n`);
  expect(await response.json()).toMatchObject({ unreadable: [1, lines + 2] });
  expect(sorted(await exported())).toEqual(sorted(text));
  // workerd closes the connection on a body it won't read, sometimes before the answer is out.
  const tooLong = await vi.waitFor(() => imported('x'.repeat(4 * 1024 * 1024 + 1)), { timeout: 10_000 });
  expect([tooLong.status, await tooLong.text()]).toEqual([413, expect.stringContaining('at most 4 MiB')]);
  expect((await call('/api/desk/import', 'POST', text)).status).toBe(415);
});

const visit = { date: '2026-12-02', part: 'midday', state: 'confirmed', sequence: 0, isKnown: 1, changedAt: 0 };

test.each<[string, Record<string, unknown>]>([
  ['suspicions that are no JSON', { suspicions: 'links' }],
  ['suspicions of another shape', { suspicions: '{}' }],
  ['preferred times that are no JSON', { preferred: '[' }],
  ['a preferred time without a part of the day', { preferred: '[{"date":"2026-12-02"}]' }],
  ['a visit on a day that does not exist', { visit: { ...visit, date: '2026-02-30' } }],
  ['a visit that changed at no time', { visit: { ...visit, changedAt: 8.64e15 + 1 } }],
  ['a time in the trash that is none', { trashedAt: 8.64e15 + 1 }],
  ['a withdrawal before 1970', { withdrawnAt: -1 }],
  ['a note of no time', { entries: [{ at: 8.64e15 + 1, by: null, kind: 'note', text: 'Hello' }] }],
  ['a position that is no place in a list', { position: 2 ** 53 }],
])('a line is refused for %s', async (_, fields) => {
  await send();
  await settle();
  const line = z.record(z.string(), z.unknown()).parse(JSON.parse(await exported()));
  await site.loseDesk();
  const response = await imported(JSON.stringify({ ...line, ...fields }));
  expect(await response.json()).toEqual({ added: 0, skipped: 0, unreadable: [1] });
  expect((await imported(JSON.stringify({ ...line, visit }))).status).toBe(200);
});

test('damaged rows break no list, calendar or export, and the export can be imported', async () => {
  const id = await send();
  await call(`/api/requests/${id}/visit`, 'PUT', { date: '2026-12-02', part: 'midday', state: 'confirmed' });
  const { path } = z.object({ path: z.string() }).parse(await (await call('/api/calendar', 'POST')).json());
  await settle();
  await site.rows(`UPDATE requests SET suspicions = 'links', preferred = '[', withdrawn_at = 1e16`);
  await site.rows(`UPDATE visits SET date = '2026-02-30'`);
  for (const paths of [
    '/api/requests',
    `/api/requests/${id}`,
    '/api/requests.csv',
    '/api/visits?from=2026-02-01&to=2026-03-31',
    path,
  ]) {
    expect([paths, (await call(paths)).status]).toEqual([paths, 200]);
  }
  expect((await read(id)).state).toMatchObject({ suspicions: [], preferredTimes: [], withdrawnAt: expect.any(String) });
  const text = await exported();
  await site.loseDesk();
  expect((await imported(text)).status).toBe(200);
});

test.each(['1e16', '-1'])('a desk whose times are all %s is exported so that it can be imported', async (time) => {
  const { id, upload } = await sendAsVisitor(site);
  await fillDesk();
  await upload(await makePhoto(10));
  await call(`/api/requests/${id}/visit`, 'PUT', { date: '2026-12-02', part: 'midday', state: 'confirmed' });
  await call('/api/calendar', 'POST');
  await settle();
  await site.rows(`UPDATE requests SET withdrawn_at = ${time}`);
  // Before 1970, these would have the desk delete the requests.
  if (time === '1e16') await site.rows('UPDATE requests SET trashed_at = 1e16, expires_at = 1e16');
  await site.rows(`UPDATE entries SET at = ${time}`);
  await site.rows(`UPDATE visits SET changed_at = ${time}`);
  await site.rows(`UPDATE photos SET at = ${time}, expires_at = ${time}`);
  await site.rows(`UPDATE links SET at = ${time}`);
  await site.rows(`UPDATE calendars SET at = ${time}`);
  await site.rows(`UPDATE subscribers SET asked_at = ${time}, confirmed_at = ${time}`);
  const text = await exported();
  await site.loseDesk();
  expect(await (await imported(text)).json()).toMatchObject({ unreadable: [] });
  expect(sorted(await exported())).toEqual(sorted(text));
});

test('every night the export goes to the bucket, gzipped, and health says how old it is', async () => {
  await fillDesk();
  expect(await (await call('/api/health')).json()).toMatchObject({ status: 'ok', backupAgeHours: null });
  await site.runSchedule();
  expect((await (await site.bucket()).list({ prefix: 'backups/' })).objects).toEqual([]);
  const text = await exported();
  await site.runSchedule(nightly);
  const [backup] = (await (await site.bucket()).list()).objects;
  expect(backup?.key).toBe(`backups/${new Date().toISOString().slice(0, 10)}.ndjson.gz`);
  const stored = await (await site.bucket()).get(backup?.key ?? '');
  expect(gunzipSync(z.instanceof(ArrayBuffer).parse(await stored?.arrayBuffer())).toString()).toBe(text);
  await site.setClock(5 * 3_600_000);
  expect(await (await call('/api/health')).json()).toMatchObject({ backupAgeHours: 5 });
});

test('the latest thirty backups are kept', async () => {
  const bucket = await site.bucket();
  const days = Array.from({ length: 31 }, (_, index) => String(index + 1).padStart(2, '0'));
  await Promise.all(days.map((day) => bucket.put(`backups/2026-01-${day}.ndjson.gz`, 'x')));
  await bucket.put('else.txt', 'x');
  await site.runSchedule(nightly);
  const keys = (await bucket.list()).objects.map(({ key }) => key);
  expect(keys.filter((key) => key.startsWith('backups/'))).toHaveLength(30);
  expect(keys).not.toContain('backups/2026-01-02.ndjson.gz');
  expect(keys).toContain('backups/2026-01-03.ndjson.gz');
  expect(keys).toContain('else.txt');
});

test('a rebuilt desk gets messages and visits back from an import, and keeps photos that came later', async () => {
  const visitor = await sendAsVisitor(site);
  await visitor.call('/messages', 'POST', { text: 'We have a dog' });
  await settle();
  const lines = await exported();
  const photo = await visitor.upload(await makePhoto(10));
  const { name } = z.object({ name: z.string() }).parse(await photo.json());
  await settle();
  await site.loseDesk();
  await call('/api/desk/rebuild', 'POST');
  expect(await (await imported(lines)).json()).toMatchObject({ added: 1 });
  const request = await read(visitor.id);
  expect([request.state.notes, request.photos]).toMatchObject([[{ kind: 'message', text: 'We have a dog' }], [{ name }]]);
  expect((await visitor.call()).status).toBe(200);
});

test('a desk of more than 32 MiB is exported and backed up', { timeout: 60_000 }, async () => {
  const id = await send();
  await copyRequests(site, 60);
  // Each character takes six bytes in JSON.
  await site.rows(`WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 50)
    INSERT INTO entries (request_id, at, by, kind, text)
    SELECT id, n, 'Visitor', 'message', replace(printf('%.*c', 2000, 'x'), 'x', char(1)) FROM requests, numbers`);
  await site.runSchedule(nightly);
  expect(await (await call('/api/health')).json()).toMatchObject({ status: 'ok', backupAgeHours: 0 });
  const lines = (await exported()).trim().split('\n');
  expect([lines.length, lines.join().length > 32 * 1024 * 1024, lines.some((line) => line.includes(id))]).toEqual([
    61,
    true,
    true,
  ]);
});

test('a backup that fails makes health degraded and shows in the inbox and the morning mail, until one succeeds', async () => {
  await send();
  await site.failing(['bucket']);
  await site.runSchedule(nightly);
  await site.failing([]);
  expect(await (await call('/api/health')).json()).toMatchObject({ status: 'degraded', off: [{ guard: 'backup' }] });
  await site.rows(`DELETE FROM memory WHERE name = 'digestOn'`);
  await site.setClock(Date.parse('2026-12-02T06:05:00-06:00') - Date.now());
  await site.seen();
  await site.runSchedule();
  await site.work();
  expect((await site.seen()).mails.map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/^Today: .*Backup failed/),
  );
  await site.setClock(0);
  await site.runSchedule(nightly);
  expect(await (await call('/api/health')).json()).toMatchObject({ status: 'ok', off: [] });
});

test('the nightly check says whether the newest backup can be read, all of it', async () => {
  await fillDesk();
  await site.runSchedule(nightly);
  const health = async () => (await call('/api/health')).json();
  expect(await health()).toMatchObject({ status: 'ok', off: [] });
  const bucket = await site.bucket();
  const whole = gunzipSync(Buffer.from((await (await call('/api/desk/backup')).arrayBuffer()) ?? ''));
  // Tomorrow's, which tonight's run doesn't write anew.
  const key = `backups/${new Date(Date.now() + dayMs).toISOString().slice(0, 10)}.ndjson.gz`;
  const zipped = gzipSync(whole);
  for (const damaged of [zipped.subarray(0, -20), whole, gzipSync(whole.subarray(0, -20)), gzipSync('{"kind":"request"}\n')]) {
    await bucket.put(key, damaged);
    await site.runSchedule(nightly);
    expect(await health()).toMatchObject({ status: 'degraded', off: [{ guard: 'backup unreadable' }] });
  }
  await bucket.put(key, zipped);
  await site.runSchedule(nightly);
  expect(await health()).toMatchObject({ status: 'ok', off: [] });
});

const rounds = process.env.TEST_FULL === '1' ? 100 : 8;
const seed = Number(process.env.CHAOS_SEED ?? 1);

test(`rebuilding and importing two backups gives the same desk in ${rounds} random orders (seed ${seed})`, async () => {
  const visitor = await sendAsVisitor(site);
  const path = `/api/requests/${visitor.id}`;
  const linkSchema = z.object({ link: z.string() });
  const makeLink = async () => linkSchema.parse(await (await call(`${path}/links`, 'POST')).json()).link.split('#')[1] ?? '';
  await visitor.call('/messages', 'POST', { text: 'We have a dog' });
  await fillDesk();
  const erased = await send({ email: 'later@example.com', phone: '737 555 0133' });
  const early = await makeLink();
  await call(path, 'PATCH', { status: 'contacted' });
  await settle();
  const older = (await exported()).trim().split('\n');
  expect((await visitor.upload(await makePhoto(10))).status).toBe(201);
  await call(`${path}/links`, 'DELETE');
  const late = await makeLink();
  await call(path, 'PATCH', { note: 'Wants oak' });
  await call(`${path}/visit`, 'PUT', { date: '2027-03-10', part: 'midday', state: 'confirmed' });
  await call('/api/requests/erase', 'POST', { email: 'later@example.com' });
  await settle();
  const newer = (await exported()).trim().split('\n');
  expect([older, newer].map((lines) => lines.some((line) => line.includes(`"request","id":"${erased}`)))).toEqual([true, false]);

  const random = randomFrom(seed);
  const steps = {
    rebuild: () => call('/api/desk/rebuild', 'POST'),
    older: () => imported(shuffled(random, older).join('\n')),
    newer: () => imported(shuffled(random, newer).join('\n')),
  };
  const names = ['rebuild', 'older', 'newer'] as const;
  for (let round = 0; round < rounds; round++) {
    const repeated = names.filter(() => random() < 0.4);
    const order = shuffled(random, ['newer' as const, ...names.filter(() => random() < 0.7), ...repeated]);
    await site.loseDesk();
    for (const step of order) expect((await steps[step]()).status).toBe(200);
    await settle();
    const opens = [visitor.fragment, early, late].map((link) => openAsVisitor(site, visitor.id, link).call());
    expect([order, (await Promise.all(opens)).map(({ status }) => status)]).toEqual([order, [404, 404, 200]]);
    expect([order, (await exported()).trim().split('\n').sort()]).toEqual([order, newer.toSorted()]);
    await site.rows('DELETE FROM guesses');
  }
});

test('a link that the business makes after a rebuild outlives an import, and what was revoked stays closed', async () => {
  const visitor = await sendAsVisitor(site);
  const path = `/api/requests/${visitor.id}`;
  await call(`${path}/links`, 'DELETE');
  await settle();
  const backup = await exported();
  await site.loseDesk();
  await call('/api/desk/rebuild', 'POST');
  const { link } = z.object({ link: z.string() }).parse(await (await call(`${path}/links`, 'POST')).json());
  await call(path, 'PATCH', { note: 'Called' });
  await imported(backup);
  expect((await visitor.call()).status).toBe(404);
  expect((await openAsVisitor(site, visitor.id, link.split('#')[1] ?? '').call()).status).toBe(200);
  expect((await read(visitor.id)).state.notes).toMatchObject([{ text: 'Called' }]);
});

test('a position of the far future from an import stops no request that comes in later', async () => {
  await send();
  await settle();
  const line = z.record(z.string(), z.unknown()).parse(JSON.parse(await exported()));
  await site.loseDesk();
  expect(await (await imported(JSON.stringify({ ...line, position: 2 ** 53 - 1 }))).json()).toMatchObject({ added: 1 });
  const later = await send({ fullName: 'Later' });
  expect(await site.rows('SELECT id FROM requests ORDER BY position DESC LIMIT 1')).toEqual([{ id: later }]);
  expect(Number((await site.rows('SELECT max(position) AS top FROM requests'))[0]?.top)).toBeLessThan((Date.now() + 1000) * 1000);
});

test('copies of what an import has added are spread over the nights, and health says how many are left', async () => {
  await send();
  await settle();
  await copyRequests(site, 620);
  const health = async () => (await call('/api/health')).json();
  // The alarm takes no part in this: it would need many rounds.
  await site.failing(['put']);
  await site.runSchedule(nightly);
  expect(await health()).toMatchObject({ status: 'ok', copiesPending: 500, copiesLeft: 120 });
  await site.runSchedule(nightly);
  expect(await health()).toMatchObject({ copiesPending: 620, copiesLeft: 0 });
});

test('visitors need not wait for an import to finish', async () => {
  await send();
  const line = z.looseObject({ id: z.string() }).parse(JSON.parse(await exported()));
  const lines = Array.from({ length: 400 }, () => JSON.stringify({ ...line, id: uuidv7(), keyHash: null }));
  const finished: string[] = [];
  await Promise.all([
    imported(lines.join('\n')).then(() => finished.push('import')),
    // Once the desk is at work.
    setTimeout(100)
      .then(() => send({ fullName: 'Cannot Wait' }))
      .then(() => finished.push('request')),
  ]);
  expect(finished).toEqual(['request', 'import']);
});
