/** `npm run desk -- restore` and `rehearse`, run as their user runs them, with the file that the nightly backup wrote. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ordinary, sharedSite } from '../support/shared-site.ts';
import { nightly, token } from '../support/site.ts';
import { makePhoto, sendAsVisitor, type Visitor } from '../support/visitor.ts';

const site = await sharedSite({ ...ordinary, port: 0 }, beforeAll);
const { call, exported, read, settle } = site;
let worked: Visitor;
/** The file, and what the desk held when it was written. */
let backup: string;
let before: string;

beforeAll(async () => {
  worked = await sendAsVisitor(site);
  await worked.upload(await makePhoto(10));
  await call(`/api/requests/${worked.id}`, 'PATCH', { status: 'quoted', note: 'Wants oak' });
  await call(`/api/requests/${worked.id}/visit`, 'PUT', { date: '2027-03-10', part: 'midday', state: 'confirmed' });
  await call('/api/newsletter', 'POST', { email: 'reader@example.com' });
  await sendAsVisitor(site, { email: 'gone@example.com', phone: '737 555 0199' });
  await call('/api/requests/erase', 'POST', { email: 'gone@example.com' });
  await settle();
  before = await exported();
  await site.runSchedule(nightly);
  const bucket = await site.bucket();
  const [{ key } = { key: '' }] = (await bucket.list()).objects;
  backup = join(process.env.TMPDIR ?? '.', 'backup.ndjson.gz');
  await writeFile(backup, new Uint8Array(z.instanceof(ArrayBuffer).parse(await (await bucket.get(key))?.arrayBuffer())));
});

async function desk(...command: string[]): Promise<string> {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['tools/desk.ts', ...command, '--url', site.url('/')], {
    env: { ...process.env, REQUESTS_TOKEN: token },
  });
  return stdout;
}

test('a rehearsal restores the newest backup here, and says that everything came back', async () => {
  expect(await desk('rehearse')).toMatch(
    /: 1 requests, 2 erased, 1 subscribers, 0 calendars\.\nRestored on this computer, the counts are the same, and so are 1 requests/,
  );
  expect(await exported()).toBe(before);
});

test('into an empty desk it brings back everything', async () => {
  await site.loseDesk();
  expect(await desk('restore', backup)).toMatch(
    /^Added 2 lines; 2 had been erased[\s\S]+Read 1 requests from KV and inserted 0 /,
  );
  expect((await exported()).split('\n').sort()).toEqual(before.split('\n').sort());
  expect((await worked.call()).status).toBe(200);
});

test('beside requests that came in since, it brings back the old ones and leaves the new ones alone; nobody is notified', async () => {
  const later = await sendAsVisitor(site, { fullName: 'Later Than Backup' });
  await settle();
  await site.loseDesk();
  const newest = await sendAsVisitor(site, { fullName: 'Met The Empty Desk' });
  await call(`/api/requests/${newest.id}`, 'PATCH', { note: 'Called at once' });
  await site.work();
  await site.seen();
  // Without a file, it takes the site's own newest backup.
  expect(await desk('restore')).toContain('inserted 1 ');
  const requests = await Promise.all([worked.id, later.id, newest.id].map(read));
  expect(requests.map(({ fullName, state }) => [fullName, state.status, state.notes.map(({ text }) => text)])).toEqual([
    ['Ann Lee', 'quoted', ['Wants oak']],
    ['Later Than Backup', 'new', []],
    ['Met The Empty Desk', 'new', ['Called at once']],
  ]);
  expect(requests[0]).toMatchObject({ photos: [{ kind: 'photo' }], state: { visit: { date: '2027-03-10' } } });
  expect(await site.rows('SELECT email FROM subscribers')).toEqual([{ email: 'reader@example.com' }]);
  await site.work();
  expect(await site.seen()).toMatchObject({ mails: [], fetched: [] });
});
