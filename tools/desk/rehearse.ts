/** Restores the newest backup of a site into an empty desk on this computer, and compares what came back with the file. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { freePort } from '../free-port.ts';
import { end, start } from '../run.ts';
import { waitUntilServed } from '../served.ts';
import { writeWorkerSettings } from '../worker-settings.ts';
import { shuffled } from './random.ts';
import { callDesk, type DeskSite, importLines } from './site.ts';

const requestsCompared = 20;
const names = { request: 'requests', tombstone: 'erased', subscriber: 'subscribers', calendar: 'calendars' } as const;
const kinds = ['request', 'tombstone', 'subscriber', 'calendar'] as const;

const lineSchema = z.looseObject({ kind: z.enum(kinds), id: z.string().optional(), expiresAt: z.number().optional() });
type Line = z.infer<typeof lineSchema>;

/** Says what it found. False if something is missing or differs. */
export async function rehearse(site: DeskSite): Promise<boolean> {
  const response = await callDesk(site, '/api/desk/backup');
  const text = readLines(gunzipSync(await response.bytes()).toString());
  const backup = parse(text);
  console.log(`The newest backup is from ${response.headers.get('Last-Modified')}: ${describeCounts(backup)}.`);
  const problems = compare(backup, await restoredLines(text));
  for (const problem of problems) console.error(problem);
  console.log(
    problems.length === 0
      ? `Restored on this computer, the counts are the same, and so are ${Math.min(requestsCompared, countOf(backup, 'request'))} requests picked at random.`
      : 'This backup would not bring everything back.',
  );
  return problems.length === 0;
}

/** What a desk on this computer exports after it has imported these lines. It takes them as examples, because it has no register. */
async function restoredLines(lines: string[]): Promise<Line[]> {
  const state = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  // The Worker needs the folder, but nothing in it.
  mkdirSync('dist/client', { recursive: true });
  writeWorkerSettings();
  const desk = { url: `http://localhost:${await freePort()}`, token: randomBytes(32).toString('base64url') };
  const options = [`--port=${new URL(desk.url).port}`, `--persist-to=${state}`, `--var=REQUESTS_TOKEN:${desk.token}`];
  const child = start('wrangler', ['dev', ...options, '--show-interactive-dev-session=false', '--log-level=error']);
  try {
    await waitUntilServed(`${desk.url}/api/health`);
    await callDesk(desk, '/api/desk/example', { method: 'POST' });
    await importLines(desk, lines);
    return parse(readLines(await (await callDesk(desk, '/api/desk/export')).text()));
  } finally {
    await end(child);
    rmSync(state, { recursive: true });
  }
}

/** What is wrong, a sentence each. */
export function compare(backup: Line[], restored: Line[], random: () => number = Math.random): string[] {
  const counts = kinds
    .filter((kind) => countOf(backup, kind) !== countOf(restored, kind))
    .map((kind) => `The backup has ${countOf(backup, kind)} ${names[kind]}, the restored desk ${countOf(restored, kind)}.`);
  const byId = new Map(restored.map((line) => [line.id, line]));
  const picked = shuffled(
    random,
    backup.filter(({ kind }) => kind === 'request'),
  ).slice(0, requestsCompared);
  return [...counts, ...picked.flatMap((line) => describeDifference(line, byId.get(line.id)))];
}

function describeDifference({ id, ...line }: Line, restored: Line | undefined): string[] {
  if (!restored) return [`Request ${id} didn't come back.`];
  const fields = Object.keys(line).filter((name) => !isDeepStrictEqual(line[name], restored[name]));
  return fields.length > 0 ? [`Request ${id} came back with another ${fields.join(', ')}.`] : [];
}

function readLines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}

/** Without what has expired since. */
function parse(lines: string[]): Line[] {
  return lines
    .map((line) => lineSchema.parse(JSON.parse(line)))
    .filter(({ expiresAt = Number.POSITIVE_INFINITY }) => expiresAt > Date.now());
}

function countOf(lines: Line[], kind: Line['kind']): number {
  return lines.filter((line) => line.kind === kind).length;
}

function describeCounts(lines: Line[]): string {
  return kinds.map((kind) => `${countOf(lines, kind)} ${names[kind]}`).join(', ');
}
