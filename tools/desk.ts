/**
 * `npm run desk -- <command> [--url https://www.example.com]`: looks after the desk of a running site.
 *
 *   rebuild         fills an empty desk from KV
 *   export FILE     writes everything the desk holds as NDJSON
 *   import FILE     reads such a file or a backup back; it never changes what somebody has worked on since
 *   restore FILE    does both for a lost desk: imports the latest backup, and takes from KV what came in after it
 *   example         fills an empty desk on this computer with a made-up year: requests, jobs with photos, reviews
 *
 * The token is read from the environment (REQUESTS_TOKEN) or from .dev.vars.
 */
import { createReadStream, createWriteStream, existsSync, renameSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';
import sharp from 'sharp';
import { z } from 'zod';
import { type StoredPhoto, storedPhotoSchema } from '../schema/photo.ts';
import { exampleYear } from './desk/example.ts';
import { readToken } from './local-token.ts';

/** Bytes of one import call, below what the API takes. */
const importBytes = 512 * 1024;

const importedSchema = z.object({ added: z.number(), skipped: z.number(), unreadable: z.array(z.number()) });

/** Pictures of the example, made small once. */
const pictures = new Map<string, Promise<Buffer<ArrayBuffer>>>();

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string', default: 'http://localhost:8787' } },
});
const [command, file] = positionals;

const commands: Record<string, () => Promise<void>> = { rebuild, export: exportTo, import: importFrom, restore, example };
const run = commands[command ?? ''];
if (!run || (!['rebuild', 'example'].includes(command ?? '') && !file)) {
  console.error(
    'Usage: npm run desk -- rebuild | export FILE | import FILE | restore FILE | example   [--url https://www.example.com]',
  );
  process.exit(2);
}
await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

async function rebuild(): Promise<void> {
  const pageSchema = z.object({ read: z.number(), inserted: z.number(), cursor: z.string().nullable() });
  let [read, inserted] = [0, 0];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const response = await call(`/api/desk/rebuild?${new URLSearchParams({ cursor })}`, { method: 'POST' });
    const page = pageSchema.parse(await response.json());
    read += page.read;
    inserted += page.inserted;
    cursor = page.cursor;
  }
  console.log(`Read ${read} requests from KV and inserted ${inserted} that the desk didn't have.`);
}

async function exportTo(): Promise<void> {
  const { body } = await call('/api/desk/export');
  if (!body) throw new Error('The export is empty.');
  // Half a file must not pass for a whole one.
  const part = `${file}.part`;
  await pipeline(body, createWriteStream(part));
  renameSync(part, file ?? '');
  console.log(`Wrote ${file}.`);
}

async function restore(): Promise<void> {
  await importFrom();
  await rebuild();
}

async function importFrom(): Promise<void> {
  if (!existsSync(file ?? '')) throw new Error(`There is no file ${file}.`);
  const { added, skipped } = await importLines(createInterface({ input: openFile(file ?? '') }));
  console.log(`Added ${added} lines; ${skipped} had been erased or were already there.`);
  console.log(
    'What KV lacks of them is copied in the nights to come, at most 500 a night; /api/health counts the rest as copiesLeft.',
  );
}

async function importLines(source: AsyncIterable<string> | string[]): Promise<{ added: number; skipped: number }> {
  const total = { added: 0, skipped: 0 };
  let sent = 0;
  const send = async (lines: string[]) => {
    const response = await call('/api/desk/import', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-ndjson' },
      body: lines.join('\n'),
    });
    const answer = importedSchema.parse(await response.json());
    total.added += answer.added;
    total.skipped += answer.skipped;
    for (const number of answer.unreadable) console.error(`Line ${sent + number} isn't from an export of the desk.`);
    sent += lines.length;
  };
  let lines: string[] = [];
  let bytes = 0;
  for await (const line of source) {
    const length = Buffer.byteLength(line) + 1;
    if (lines.length > 0 && bytes + length > importBytes) {
      await send(lines);
      [lines, bytes] = [[], 0];
    }
    lines.push(line);
    bytes += length;
  }
  if (lines.length > 0) await send(lines);
  return total;
}

async function example(): Promise<void> {
  await call('/api/desk/example', { method: 'POST' });
  const year = exampleYear(Date.now());
  await importLines(year.map(({ line }) => JSON.stringify(line)));
  const decided: string[] = [];
  for (const { line, photos, decide } of year.filter((request) => request.photos.length > 0)) {
    const stored: StoredPhoto[] = [];
    for (const { image, kind } of photos) stored.push(await addPhoto(line.id, image, kind));
    decided.push(JSON.stringify(decide(stored)));
  }
  await importLines(decided);
  console.log(`Filled the desk with ${year.length} made-up requests and ${decided.length} jobs.`);
}

async function addPhoto(id: string, image: string, kind: string): Promise<StoredPhoto> {
  const response = await call(`/api/requests/${id}/photos?kind=${kind}`, {
    method: 'POST',
    headers: { 'Content-Type': 'image/jpeg' },
    body: await smallPicture(image),
  });
  return storedPhotoSchema.parse(await response.json());
}

function smallPicture(image: string): Promise<Buffer<ArrayBuffer>> {
  const known = pictures.get(image);
  if (known) return known;
  const picture = sharp(`content/images/${image}.webp`)
    .resize({ width: 1000, withoutEnlargement: true })
    .jpeg({ quality: 70 })
    .toBuffer();
  pictures.set(image, picture);
  return picture;
}

/** Backups are gzipped. */
function openFile(name: string): Readable {
  const content = createReadStream(name);
  return name.endsWith('.gz') ? content.pipe(createGunzip()) : content;
}

async function call(path: string, init: RequestInit = {}): Promise<Response> {
  const token = process.env.REQUESTS_TOKEN ?? readToken();
  if (!token) throw new Error('Set REQUESTS_TOKEN to the token of this site.');
  const response = await fetch(new URL(path, values.url), {
    ...init,
    headers: { ...init.headers, Authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response;
}
