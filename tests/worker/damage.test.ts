/** What a damaged database does: disks fail, and nobody looks at a page until somebody needs it. */

import { globSync } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { copyRequests } from '../support/requests.ts';
import { nightly, startSite } from '../support/site.ts';
import { callAsBusiness, sendAsVisitor } from '../support/visitor.ts';

test('a damaged page in the database makes health degraded by the next morning, and requests still come in', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'damage-'));
  const sound = await startSite({ folder, bucket: true });
  await sendAsVisitor(sound);
  await copyRequests(sound, 500);
  await sound.runSchedule(nightly);
  expect(await (await callAsBusiness(sound, '/api/health')).json()).toMatchObject({ status: 'ok', off: [] });
  await sound.stop();

  await damage(folder);
  const site = await startSite({ folder, bucket: true });
  await site.runSchedule(nightly);
  expect(await (await callAsBusiness(site, '/api/health')).json()).toMatchObject({
    status: 'degraded',
    off: [{ guard: 'database' }, { guard: 'backup' }],
  });
  await sendAsVisitor(site, { fullName: 'Comes Later' });
  await site.stop();
  await rm(folder, { recursive: true });
});

/** Overwrites a page that holds requests. */
async function damage(folder: string): Promise<void> {
  const file = globSync(`${folder.replaceAll('\\', '/')}/do/*-Desk/*.sqlite`).find((name) => !name.includes('metadata')) ?? '';
  const database = new DatabaseSync(file);
  const pages = database.prepare("SELECT pageno FROM dbstat WHERE name = 'requests' AND pagetype = 'leaf' ORDER BY pageno").all();
  database.close();
  const { pageno } = z.object({ pageno: z.number() }).parse(pages[5]);
  const handle = await open(file, 'r+');
  await handle.write(new Uint8Array(4096).fill(0xff), 0, 4096, (pageno - 1) * 4096);
  await handle.close();
}
