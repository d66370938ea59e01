/** Dumps, restores and rewinds of the desk, and `npm run desk` as its user runs it. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { quoteLimits } from '#schema/api/quote.ts';
import { dayMs } from '#schema/rules/duration.ts';
import { uuidv7 } from '#schema/rules/uuid.ts';
import { quote, sending } from '../support/quote.ts';
import { ordinary, sharedSite } from '../support/site/shared.ts';
import { nightly, token } from '../support/site/start.ts';
import { makePhoto, openNewLink, sendAsVisitor } from '../support/site/visitor.ts';

const site = await sharedSite({ ...ordinary, port: 0 });
const { call, erase, plan, read, send, settle } = site;

const [line = expect.fail()] = quote.lines;
const today = () => new Date().toISOString().slice(0, 10);
const newestKey = () => `dumps/${today()}.ndjson.gz`;
const prepare = (dump = today()) => call('/api/desk/restore', 'POST', { dump });

/** Dumps the desk as the night does, and restores that dump. */
async function dumpDesk(): Promise<void> {
  await settle();
  await site.runSchedule(nightly);
}
async function restoreDesk(): Promise<void> {
  expect((await prepare()).status).toBe(200);
  expect((await call('/api/desk/restore/finish', 'POST')).status).toBe(204);
  expect((await site.fillFromKv()).status).toBe(200);
}

/** Everything but what restoring does by itself. */
const contents = async () => {
  const tables = (await site.rows("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB '_cf_*'")).map((row) =>
    String(row.name),
  );
  const kept = tables.filter(
    (name) => !['migrations', 'outbox', 'memory', 'request_text', 'sqlite_sequence', 'sessions'].includes(name),
  );
  return Promise.all(kept.map(async (name) => [name, await site.rows(`SELECT * FROM ${name} ORDER BY 1, 2`)] as const));
};

function runDesk(...args: string[]) {
  const env = { ...process.env, REQUESTS_TOKEN: token };
  return promisify(execFile)(process.execPath, ['tools/desk.ts', ...args, '--url', site.url('/'), '--yes'], { env });
}

/** A bit of everything. Returns the visitor whose request was worked on. */
async function fillDesk() {
  const visitor = await sendAsVisitor(site, {}, { 'Idempotency-Key': uuidv7() });
  await call(`/api/requests/${visitor.id}`, 'PATCH', { status: 'contacted', note: 'Wants oak, not pine' });
  await visitor.call('/messages', 'POST', { text: 'We have a dog' });
  await visitor.upload(await makePhoto(10));
  await plan(visitor.id);
  await call(`/api/requests/${await send({ fullName: 'Tim Trash' })}`, 'DELETE');
  await send({ website: 'x' });
  await call('/api/newsletter', 'POST', { email: 'reader@example.com' });
  return visitor;
}

test('a dump that is restored gives the same desk, down to each row, and signs everybody out', async () => {
  const visitor = await fillDesk();
  const cookie = await site.signIn();
  await dumpDesk();
  const before = await contents();
  await call(`/api/requests/${visitor.id}`, 'PATCH', { status: 'lost', note: 'Changed their mind' });
  await site.loseDesk();
  await restoreDesk();
  expect(await contents()).toEqual(before);
  expect((await site.list('q=pine')).requests).toHaveLength(1);
  expect((await visitor.call()).status).toBe(200);
  expect((await site.fetch(site.url('/api/requests'), { headers: { Cookie: cookie } })).status).toBe(401);
});

test('what came in after the dump comes back as it was sent, and nobody is notified again', async () => {
  await fillDesk();
  await dumpDesk();
  const later = await sendAsVisitor(site, { fullName: 'Later' });
  await call(`/api/requests/${later.id}`, 'PATCH', { status: 'won', note: 'Lost with the desk' });
  const photo = await makePhoto(50);
  await later.upload(photo);
  await settle();
  // KV has no copy of this one yet.
  await site.failing(['put']);
  const newest = await send({ fullName: 'Newest' });
  await site.failing([]);
  await site.seen();
  await restoreDesk();
  await site.work();
  const mails = (await site.seen()).mails.map(({ subject }) => subject);
  expect(mails.filter((subject) => subject.includes('Later'))).toEqual([]);
  expect(await read(later.id)).toMatchObject({ fullName: 'Later', photos: [{}], state: { status: 'new', notes: [] } });
  expect(await read(newest)).toMatchObject({ fullName: 'Newest' });
  expect((await later.call()).status).toBe(200);
});

test('whoever was erased after the dump stays erased, from the newsletter, too', async () => {
  await fillDesk();
  await call('/api/newsletter', 'POST', { email: 'ann.lee@example.com' });
  await dumpDesk();
  await erase();
  await settle();
  await site.loseDesk();
  await restoreDesk();
  await settle();
  expect(await site.rows('SELECT id FROM requests')).toEqual([]);
  expect(await site.rows('SELECT email FROM subscribers')).toEqual([{ email: 'reader@example.com' }]);
  expect(await site.keysInKv()).toEqual([]);
});

test('after a restore, a link that only the customer has had opens their page, and neither a revoked one nor one that the office made does', async () => {
  const visitor = await sendAsVisitor(site);
  const made = await openNewLink(site, visitor.id);
  await dumpDesk();
  const later = await sendAsVisitor(site);
  await call(`/api/requests/${later.id}/links`, 'DELETE');
  await settle();
  await site.loseDesk();
  await restoreDesk();
  const opened = await Promise.all([visitor, made, later].map(async (each) => (await each.call()).status));
  expect(opened).toEqual([200, 404, 404]);
});

test('neither a restore nor a rewind opens a link that was revoked since', async () => {
  const visitor = await sendAsVisitor(site);
  await dumpDesk();
  await call('/api/desk/bookmark');
  const then = new Date(Date.now() + 1).toISOString();
  await new Promise((done) => setTimeout(done, 5));
  await call(`/api/requests/${visitor.id}/links`, 'DELETE');
  await restoreDesk();
  expect((await visitor.call()).status).toBe(404);
  expect((await call('/api/desk/rewind', 'POST', { to: then })).status).toBe(200);
  expect((await visitor.call()).status).toBe(404);
});

test('npm run desk -- restore says what will be lost, as it is counted, and restores the newest dump', async () => {
  const visitor = await fillDesk();
  await dumpDesk();
  const later = await send({ fullName: 'Later' });
  await call(`/api/requests/${visitor.id}`, 'PATCH', { note: 'One' });
  await call(`/api/requests/${visitor.id}`, 'PATCH', { note: 'Two' });
  await openNewLink(site, later);
  await settle();
  const { stdout } = await runDesk('restore');
  // The one that came in and the one that was changed; two notes and the line that says who made the link; the visitor's link and the new one.
  expect(stdout).toContain('2 requests\n  3 notes, messages and lines of history\n  2 links\n');
  expect(stdout).toContain('and 1 requests that came later are back as they were sent.');
  expect((await read(visitor.id)).state.notes.map(({ text }) => text)).toEqual(['Wants oak, not pine', 'We have a dog']);
  await expect(runDesk('restore', '2020-01-01')).rejects.toMatchObject({ stderr: expect.stringContaining('no such dump') });
});

test('a request with the most that all limits allow is dumped and restored, and what its customer adds ends with a sentence', async () => {
  const visitor = await sendAsVisitor(site, { projectDetails: 'x'.repeat(4000) });
  const long = (text: string, length: number) => text.repeat(length / text.length);
  const lines = Array.from({ length: quoteLimits.lines }, () => ({
    ...line,
    description: long('“Oak” ', quoteLimits.description),
  }));
  for (let days = 1; days <= 20; days++) {
    const sent = sending({ lines, days, discount: 0, terms: long('<&"\\> ', 2000), notes: long('ñ 床 ', 2000) }, 'text');
    expect((await call(`/api/requests/${visitor.id}/quote`, 'POST', sent)).status).toBe(201);
  }
  for (let shade = 0; shade < 6; shade++) await visitor.upload(await makePhoto(shade));
  const many = (count: number, columns: string) =>
    site.rows(`WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
      INSERT INTO entries (request_id, at, actor, kind, text) SELECT '${visitor.id}', n, ${columns} FROM numbers`);
  await many(180, `'office', 'reply', printf('%.*c', 4000, '"')`);
  await many(50, `'customer', 'message', printf('%.*c', 2000, '\\')`);
  await many(300, `'customer', 'event', printf('%.*c', 2000, '"')`);
  const decline = await visitor.call('/quote', 'POST', { action: 'decline', number: 20, text: 'Once more' });
  expect([decline.status, await decline.text()]).toEqual([422, expect.stringContaining('Please call us instead.')]);
  const message = await visitor.call('/messages', 'POST', { text: 'Once more' });
  expect([message.status, await message.text()]).toEqual([422, expect.stringContaining('Please call us.')]);
  await dumpDesk();
  const before = await contents();
  await site.loseDesk();
  await restoreDesk();
  expect(await contents()).toEqual(before);
});

test.each<[string, (text: string) => string | Buffer]>([
  ['is cut off', (text) => gzipSync(text.split('\n').slice(0, -2).join('\n'))],
  ['lacks rows', (text) => gzipSync(text.split('\n').toSpliced(3, 1).join('\n'))],
  ['has a line that is no JSON', (text) => gzipSync(text.replace('\n', '\n{"table":\n'))],
  ['has a column that the desk lacks', (text) => gzipSync(text.replace('\n', '\n{"table":"links","row":{"hash) --":1}}\n'))],
  ['is cut off as a file', (text) => gzipSync(text + randomBytes(500_000).toString('hex')).subarray(0, -1000)],
  ['is of another version', (text) => gzipSync(text.replace('"version":1', '"version":2'))],
])('a dump that %s is refused, and the desk stays as it is', async (_, damage) => {
  await fillDesk();
  await dumpDesk();
  const bucket = await site.bucket();
  const stored = await (await bucket.get(newestKey()))?.arrayBuffer();
  await bucket.put(newestKey(), damage(gunzipSync(Buffer.from(stored ?? new ArrayBuffer(0))).toString()));
  const before = await contents();
  expect((await prepare()).status).toBe(422);
  expect((await call('/api/desk/restore/finish', 'POST')).status).toBe(409);
  expect(await contents()).toEqual(before);
});

test('no session reaches what looks after the desk', async () => {
  const Cookie = await site.signIn();
  const headers = { Cookie, 'X-Requested-With': 'inbox', 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' };
  for (const path of ['restore', 'restore/finish', 'fill', 'rewind']) {
    const response = await site.fetch(site.url(`/api/desk/${path}`), { method: 'POST', headers, body: '{}' });
    expect([path, response.status]).toEqual([path, 401]);
  }
});

test('dumps of the last 30 days are kept, an older one is refused, and the bucket keeps what is not ours', async () => {
  await send();
  const bucket = await site.bucket();
  await bucket.put('dumps/2026-01-01.ndjson.gz', 'x');
  await bucket.put('else.txt', 'x');
  await site.setClock(29 * dayMs);
  await site.runSchedule(nightly);
  expect((await bucket.list()).objects).toHaveLength(3);
  await site.setClock(31 * dayMs);
  expect((await prepare('2026-01-01')).status).toBe(409);
  await site.runSchedule(nightly);
  const keys = (await bucket.list()).objects.map(({ key }) => key);
  expect(keys).not.toContain('dumps/2026-01-01.ndjson.gz');
  expect(keys).toContain('else.txt');
});

test('npm run desk -- rewind goes back by the platform, erases again who was erased since, and can be undone', async () => {
  const visitor = await fillDesk();
  const gone = await send({ email: 'gone@example.com', phone: '737 555 0133' });
  await settle();
  await expect(call('/api/desk/bookmark')).resolves.toMatchObject({ status: 200 });
  const then = new Date(Date.now() + 1).toISOString();
  await new Promise((done) => setTimeout(done, 5));
  await erase({ email: 'gone@example.com', phone: '737 555 0133' });
  const later = await send({ fullName: 'Later' });
  await call(`/api/requests/${visitor.id}`, 'PATCH', { note: 'Done in error' });
  await settle();
  const { stdout } = await runDesk('rewind', '--to', then);
  expect(stdout).toContain('and 1 requests that came later are back as they were sent.');
  expect((await read(visitor.id)).state.notes).toHaveLength(2);
  expect((await call(`/api/requests/${gone}`)).status).toBe(404);
  expect((await read(later)).fullName).toBe('Later');
  const undo = /--bookmark (\S+)/.exec(stdout)?.[1] ?? '';
  await runDesk('rewind', '--bookmark', undo);
  expect((await read(visitor.id)).state.notes).toHaveLength(3);
  const tooOld = await call('/api/desk/rewind', 'POST', { to: new Date(Date.now() - 40 * dayMs).toISOString() });
  expect([tooOld.status, await tooOld.text()]).toEqual([503, expect.stringContaining('at most 30 days')]);
});
