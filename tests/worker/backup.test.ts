/** Rebuilding the desk from KV, its export and import, and the nightly backup. */

import { setTimeout } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { dayMs, hourMs } from '../../schema/duration.ts';
import { uuidv7 } from '../../schema/uuid.ts';
import { randomFrom, shuffled } from '../../tools/desk/random.ts';
import { copyRequests, makeIntakes } from '../support/requests.ts';
import { sharedSite } from '../support/shared-site.ts';
import { nightly } from '../support/site.ts';
import { makePhoto, openNewLink, sendAsVisitor } from '../support/visitor.ts';

const site = await sharedSite();
const { call, erase, exported, health, imported, plan, read, rebuild, send, setTime, settle } = site;

const lineSchema = z.looseObject({ id: z.string() });

/** The lines of an export. A desk that was lost has its tombstones from the register, in another order. */
const sorted = (text: string) => text.split('\n').sort();

/** A desk with a bit of everything. Returns the ids of its requests. */
async function fillDesk(key: string = uuidv7()) {
  const worked = await send({}, { 'Idempotency-Key': key });
  const [trashed, spam] = [await send({ fullName: 'Tim Trash' }), await send({ website: 'x' })];
  await call(`/api/requests/${worked}`, 'PATCH', { status: 'quoted', note: 'Wants oak, not pine' });
  await call(`/api/requests/${trashed}`, 'DELETE');
  await send({ email: 'gone@example.com', phone: '737 555 0199', fullName: 'Gone' });
  await erase({ email: 'gone@example.com' });
  await call('/api/newsletter', 'POST', { email: 'reader@example.com' });
  await call('/api/calendar', 'POST');
  await plan(worked);
  await plan(worked, { date: '2027-03-11' });
  await settle();
  return [worked, trashed, spam];
}

test('a lost desk is rebuilt from KV with all that visitors sent; nobody is notified and nothing is written to KV', async () => {
  const ids = [await send({ fullName: 'First' }), await send({ fullName: 'Second' }), await send({ website: 'x' })];
  await settle();
  await site.loseDesk();
  expect(await site.rows('SELECT * FROM requests')).toEqual([]);
  await site.seen();
  expect(await (await rebuild()).json()).toEqual({ read: 3, inserted: 3, cursor: null });
  expect(await (await rebuild()).json()).toEqual({ read: 3, inserted: 0, cursor: null });
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

test('when the schedule meets a lost desk, requests of the last week come back as news and older ones silently', async () => {
  const [recent, old] = [makeIntakes(2, () => ({}), Date.now() - dayMs), makeIntakes(30, () => ({}), Date.now() - 8 * dayMs)];
  await site.fill([...old, ...recent]);
  await site.runSchedule(nightly);
  await settle();
  expect((await site.seen()).mails).toHaveLength(2);
  const rows = await site.rows('SELECT id FROM requests ORDER BY position DESC');
  expect(rows.map(({ id }) => id)).toEqual([...recent, ...old].map(({ id }) => id));
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

test('a line is refused for times, days or a position that cannot be, and for JSON of another shape', async () => {
  await send();
  await settle();
  const line = lineSchema.parse(JSON.parse(await exported()));
  const wrong = [
    { suspicions: 'links' },
    { suspicions: '{}' },
    { preferred: '[' },
    { preferred: '[{"date":"2026-12-02"}]' },
    { visit: { ...visit, date: '2026-02-30' } },
    { visit: { ...visit, changedAt: 8.64e15 + 1 } },
    { trashedAt: 8.64e15 + 1 },
    { withdrawnAt: -1 },
    { entries: [{ at: 8.64e15 + 1, by: null, kind: 'note', text: 'Hello' }] },
    { position: 2 ** 53 },
  ];
  await site.loseDesk();
  const lines = wrong.map((fields) => JSON.stringify({ ...line, ...fields }));
  expect(await (await imported(lines.join('\n'))).json()).toEqual({
    added: 0,
    skipped: 0,
    unreadable: lines.map((_, index) => index + 1),
  });
  expect(await (await imported(JSON.stringify({ ...line, visit }))).json()).toMatchObject({ added: 1 });
});

test('damaged rows break no list, calendar or export, and the export can be imported', async () => {
  const id = await send();
  await plan(id, { date: '2026-12-02' });
  const { path } = z.object({ path: z.string() }).parse(await (await call('/api/calendar', 'POST')).json());
  await settle();
  await site.rows(`UPDATE requests SET suspicions = 'links', preferred = '[', withdrawn_at = 1e16`);
  await site.rows(`UPDATE visits SET date = '2026-02-30'`);
  const visits = '/api/visits?from=2026-02-01&to=2026-03-31';
  for (const shown of ['/api/requests', `/api/requests/${id}`, '/api/requests.csv', visits, path]) {
    expect([shown, (await call(shown)).status]).toEqual([shown, 200]);
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
  await plan(id, { date: '2026-12-02' });
  await call('/api/calendar', 'POST');
  await settle();
  await site.rows(`UPDATE requests SET withdrawn_at = ${time}`);
  // Before 1970, these would have the desk delete the requests.
  if (time === '1e16') await site.rows('UPDATE requests SET trashed_at = 1e16, expires_at = 1e16');
  for (const [table, ...columns] of [
    ...[
      ['entries', 'at'],
      ['visits', 'changed_at'],
      ['photos', 'at', 'expires_at'],
      ['links', 'at'],
      ['calendars', 'at'],
    ],
    ['subscribers', 'asked_at', 'confirmed_at'],
  ]) {
    await site.rows(`UPDATE ${table} SET ${columns.map((column) => `${column} = ${time}`)}`);
  }
  const text = await exported();
  await site.loseDesk();
  expect(await (await imported(text)).json()).toMatchObject({ unreadable: [] });
  expect(sorted(await exported())).toEqual(sorted(text));
});

test('every night the export goes to the bucket, gzipped, and health says how old it is', async () => {
  await fillDesk();
  expect(await health()).toMatchObject({ status: 'ok', backupAgeHours: null });
  await site.runSchedule();
  expect((await (await site.bucket()).list({ prefix: 'backups/' })).objects).toEqual([]);
  const text = await exported();
  await site.runSchedule(nightly);
  const [backup] = (await (await site.bucket()).list()).objects;
  expect(backup?.key).toBe(`backups/${new Date().toISOString().slice(0, 10)}.ndjson.gz`);
  const stored = await (await site.bucket()).get(backup?.key ?? '');
  expect(gunzipSync(z.instanceof(ArrayBuffer).parse(await stored?.arrayBuffer())).toString()).toBe(text);
  await site.setClock(5 * hourMs);
  expect(await health()).toMatchObject({ backupAgeHours: 5 });
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

test('a desk of more than 32 MiB is exported and backed up', { timeout: 60_000 }, async () => {
  const id = await send();
  await copyRequests(site, 60);
  // Each character takes six bytes in JSON.
  await site.rows(`WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 50)
    INSERT INTO entries (request_id, at, actor, kind, text)
    SELECT id, n, 'customer', 'message', replace(printf('%.*c', 2000, 'x'), 'x', char(1)) FROM requests, numbers`);
  await site.runSchedule(nightly);
  expect(await health()).toMatchObject({ status: 'ok', backupAgeHours: 0 });
  const lines = (await exported()).trim().split('\n');
  expect([lines.length, lines.some((line) => line.includes(id))]).toEqual([61, true]);
  expect(lines.join().length).toBeGreaterThan(32 * 1024 * 1024);
});

test('a backup that fails makes health degraded and shows in the inbox and the morning mail, until one succeeds', async () => {
  await send();
  await site.failing(['bucket']);
  await site.runSchedule(nightly);
  await site.failing([]);
  expect(await health()).toMatchObject({ status: 'degraded', off: [{ guard: 'backup' }] });
  await site.rows(`DELETE FROM memory WHERE name = 'digestOn'`);
  await setTime('2026-12-02T06:05:00-06:00');
  await site.seen();
  await site.runSchedule();
  await site.work();
  expect((await site.seen()).mails.map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/^Today: .*Backup failed/),
  );
  await site.setClock(0);
  await site.runSchedule(nightly);
  expect(await health()).toMatchObject({ status: 'ok', off: [] });
});

test('the nightly check says whether the newest backup can be read, all of it', async () => {
  await fillDesk();
  await site.runSchedule(nightly);
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
  await visitor.call('/messages', 'POST', { text: 'We have a dog' });
  await fillDesk();
  const erased = await send({ email: 'later@example.com', phone: '737 555 0133' });
  const early = await openNewLink(site, visitor.id);
  await call(path, 'PATCH', { status: 'contacted' });
  await settle();
  const older = (await exported()).trim().split('\n');
  expect((await visitor.upload(await makePhoto(10))).status).toBe(201);
  await call(`${path}/links`, 'DELETE');
  const late = await openNewLink(site, visitor.id);
  await call(path, 'PATCH', { note: 'Wants oak' });
  await plan(visitor.id);
  await erase({ email: 'later@example.com' });
  await settle();
  const newer = (await exported()).trim().split('\n');
  expect([older, newer].map((lines) => lines.some((line) => line.includes(`"request","id":"${erased}`)))).toEqual([true, false]);

  const random = randomFrom(seed);
  const steps = {
    rebuild,
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
    const opens = [visitor, early, late].map((each) => each.call());
    expect([order, (await Promise.all(opens)).map(({ status }) => status)]).toEqual([order, [404, 404, 200]]);
    expect([order, (await exported()).trim().split('\n').sort()]).toEqual([order, newer.toSorted()]);
  }
});

test('a link that the business makes after a rebuild outlives an import, and what was revoked stays closed', async () => {
  const visitor = await sendAsVisitor(site);
  const path = `/api/requests/${visitor.id}`;
  await call(`${path}/links`, 'DELETE');
  await settle();
  const backup = await exported();
  await site.loseDesk();
  await rebuild();
  const made = await openNewLink(site, visitor.id);
  await call(path, 'PATCH', { note: 'Called' });
  await imported(backup);
  expect((await visitor.call()).status).toBe(404);
  expect((await made.call()).status).toBe(200);
  expect((await read(visitor.id)).state.notes).toMatchObject([{ text: 'Called' }]);
});

test('a position of the far future from an import stops no request that comes in later', async () => {
  await send();
  await settle();
  const line = lineSchema.parse(JSON.parse(await exported()));
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
  // The alarm takes no part in this: it would need many rounds.
  await site.failing(['put']);
  await site.runSchedule(nightly);
  expect(await health()).toMatchObject({ status: 'ok', copiesPending: 500, copiesLeft: 120 });
  await site.runSchedule(nightly);
  expect(await health()).toMatchObject({ copiesPending: 620, copiesLeft: 0 });
});

test('visitors need not wait for an import to finish', async () => {
  await send();
  const line = lineSchema.parse(JSON.parse(await exported()));
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
