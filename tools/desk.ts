/**
 * `npm run desk -- <command> [--url https://www.example.com]`: looks after the desk of a running site.
 *
 *   rebuild         fills an empty desk from KV
 *   export FILE     writes everything the desk holds as NDJSON
 *   import FILE     reads such a file or a backup back; it never changes what somebody has worked on since
 *   restore [FILE]  does both for a lost desk: imports the latest backup, and takes from KV what came in after it
 *   rehearse        restores the latest backup into an empty desk on this computer, and says whether everything came back
 *   accept-loss     has a restored desk publish again without the jobs and reviews that no backup has
 *   example         fills an empty desk on this computer with a made-up year: requests, jobs with photos, reviews
 *
 * The token is read from the environment (REQUESTS_TOKEN) or from .dev.vars.
 */

import { createReadStream, createWriteStream, existsSync, renameSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { z } from 'zod';
import { type StoredPhoto, storedPhotoSchema } from '../schema/photo.ts';
import { exampleYear } from './desk/example.ts';
import { rehearse } from './desk/rehearse.ts';
import { callDesk, importLines } from './desk/site.ts';
import { readToken } from './local-token.ts';
import { readOptions, refuse } from './options.ts';

/** Pictures of the example, made small once. */
const pictures = new Map<string, Buffer<ArrayBuffer>>();

const { positionals, values } = readOptions({ url: { type: 'string', default: 'http://localhost:8787' } }, true);
const [command, file] = positionals;

const commands: Record<string, () => Promise<void>> = {
  rebuild,
  export: writeExport,
  import: importBackup,
  restore,
  rehearse: async () => {
    if (!(await rehearse(site))) process.exitCode = 1;
  },
  'accept-loss': acceptLoss,
  example,
};
const run = commands[command ?? ''];
if (!run || (['export', 'import'].includes(command ?? '') && !file)) {
  refuse(run ? 'Name the file' : 'Say what to do');
}
const token = process.env.REQUESTS_TOKEN ?? readToken();
if (!token) throw new Error('Set REQUESTS_TOKEN to the token of this site.');
const site = { url: values.url, token };
await run();

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

async function writeExport(): Promise<void> {
  const { body } = await call('/api/desk/export');
  if (!body) throw new Error('The export is empty.');
  // Half a file must not pass for a whole one.
  const part = `${file}.part`;
  await pipeline(body, createWriteStream(part));
  renameSync(part, file ?? '');
  console.log(`Wrote ${file}.`);
}

async function restore(): Promise<void> {
  await importBackup();
  await rebuild();
  const health = z.object({ proofMissing: z.number().nullable() });
  const { proofMissing } = health.parse(await (await call('/api/health')).json());
  if (!proofMissing) return;
  console.log(
    `${proofMissing} finished jobs, reviews and signed quotes aren't back, so the site doesn't say what is public. Import a newer backup that has them. If there is none: npm run desk -- accept-loss`,
  );
}

/** Without a file, from the site's own latest backup. */
async function importBackup(): Promise<void> {
  if (file && !existsSync(file)) throw new Error(`There is no file ${file}.`);
  const input = file ? openFile(file) : Readable.from([gunzipSync(await (await call('/api/desk/backup')).bytes())]);
  const { added, skipped } = await importLines(site, createInterface({ input }));
  console.log(`Added ${added} lines; ${skipped} had been erased or were already there.`);
  console.log(
    'What KV lacks of them is copied in the nights to come, at most 500 a night; /api/health counts the rest as copiesLeft.',
  );
}

async function acceptLoss(): Promise<void> {
  const { lost } = z.object({ lost: z.number() }).parse(await (await call('/api/desk/accept-loss', { method: 'POST' })).json());
  console.log(`The desk publishes again, without ${lost} lost jobs and reviews.`);
}

async function example(): Promise<void> {
  await call('/api/desk/example', { method: 'POST' });
  const year = exampleYear(Date.now());
  await importLines(
    site,
    year.map(({ line }) => JSON.stringify(line)),
  );
  const decided: string[] = [];
  for (const { line, photos, decide } of year.filter((request) => request.photos.length > 0)) {
    const stored: StoredPhoto[] = [];
    for (const { image, kind } of photos) stored.push(await addPhoto(line.id, image, kind));
    decided.push(JSON.stringify(decide(stored)));
  }
  await importLines(site, decided);
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

async function smallPicture(image: string): Promise<Buffer<ArrayBuffer>> {
  const picture = pictures.get(image) ?? (await sharp(image).resize({ width: 1000 }).jpeg({ quality: 70 }).toBuffer());
  pictures.set(image, picture);
  return picture;
}

/** Backups are gzipped. */
function openFile(name: string): Readable {
  const content = createReadStream(name);
  return name.endsWith('.gz') ? content.pipe(createGunzip()) : content;
}

function call(path: string, init?: RequestInit): Promise<Response> {
  return callDesk(site, path, init);
}
