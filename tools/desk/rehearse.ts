/** Loads the newest dump of a site into an empty desk on this computer, and compares the counts. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { freePort } from '../free-port.ts';
import { end, start } from '../run.ts';
import { waitUntilServed } from '../served.ts';
import { writeWorkerSettings } from '../worker-settings.ts';
import { tablesSchema } from './restore.ts';
import { callDesk, type DeskSite, listDumps } from './site.ts';

const rowSchema = z.object({ table: z.string() });

/** Says what it found. Returns false if something is missing. */
export async function rehearse(site: DeskSite): Promise<boolean> {
  const [dump] = await listDumps(site);
  if (!dump) throw new Error('This site has no dump yet. The bucket is named BACKUPS in wrangler.toml.');
  const text = gunzipSync(await (await callDesk(site, `/api/desk/dumps/${dump.name}`)).bytes()).toString();
  const inDump = countTables(text);
  const loaded = await load(text);
  const differ = Object.keys(inDump).filter((table) => inDump[table] !== (loaded[table] ?? 0));
  console.log(`The dump of ${dump.at}:`);
  for (const [table, count] of Object.entries(inDump)) console.log(`  ${count} ${table}, ${loaded[table] ?? 0} of them loaded`);
  console.log(differ.length === 0 ? 'A desk on this computer took all of it.' : `Not all came back of: ${differ.join(', ')}.`);
  return differ.length === 0;
}

/** How many rows each table has in the dump. */
function countTables(text: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const line of text.trim().split('\n')) {
    const { data: row } = rowSchema.safeParse(JSON.parse(line));
    if (row) counts[row.table] = (counts[row.table] ?? 0) + 1;
  }
  return counts;
}

async function load(text: string): Promise<Record<string, number>> {
  const state = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  // The Worker needs the folder, but nothing in it.
  mkdirSync('dist/client', { recursive: true });
  writeWorkerSettings();
  const desk = { url: `http://localhost:${await freePort()}`, token: randomBytes(32).toString('base64url') };
  const options = [`--port=${new URL(desk.url).port}`, `--persist-to=${state}`, `--var=REQUESTS_TOKEN:${desk.token}`];
  const child = start('wrangler', ['dev', ...options, '--show-interactive-dev-session=false', '--log-level=error']);
  try {
    await waitUntilServed(`${desk.url}/api/health`);
    const { tables } = tablesSchema.parse(await (await callDesk(desk, '/api/desk/load', { method: 'POST', body: text })).json());
    return Object.fromEntries(Object.entries(tables).map(([table, { dumped }]) => [table, dumped]));
  } finally {
    await end(child);
    rmSync(state, { recursive: true });
  }
}
