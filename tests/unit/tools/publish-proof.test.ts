import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishProof } from '../../../tools/publish-proof/publish.ts';

const photo = (letter: string, kind: string) => ({
  name: letter.repeat(32),
  kind,
  type: 'image/jpeg',
  width: 40,
  height: 30,
  path: `/api/published/photos/${'a'.repeat(12)}/${letter.repeat(32)}`,
});
const job = {
  id: 'a1b2c3d4e5f6',
  finishedOn: '2026-11-12',
  floor: 'hardwood',
  squareFeet: 820,
  daysOnSite: 4,
  city: 'Kyle',
  photos: [photo('b', 'before'), photo('c', 'after')],
  review: 'f6e5d4c3b2a1',
};
const review = {
  id: 'f6e5d4c3b2a1',
  stars: 2,
  text: 'They came late: {price.lvp} <b>twice</b>.',
  signature: 'María G.',
  city: 'Kyle',
  floor: 'hardwood',
  language: 'en',
  on: '2026-11-14',
};
const measured = {
  answered: { count: 1, medianMinutes: 9 },
  jobs: 1,
  squareFeet: 820,
  reviews: { count: 1, meanStars: 2 },
  removed: { abuse: 0, 'private data': 1 },
};
const everything = { jobs: [job], reviews: [review], measured, isExample: false };

let answer: unknown;
let publishedStatus: number;
let photoStatus: (path: string) => number;
let photoBytes: (path: string) => Promise<Buffer>;
const server = createServer(async (request, response) => {
  const path = request.url ?? '';
  if (path === '/api/published') return response.writeHead(publishedStatus).end(JSON.stringify(answer));
  const status = photoStatus(path);
  response.writeHead(status, { 'Retry-After': '0' }).end(status === 200 ? await photoBytes(path) : undefined);
});
const project = process.cwd();

beforeEach(async () => {
  answer = everything;
  publishedStatus = 200;
  photoStatus = () => 200;
  photoBytes = phonePhoto;
  process.chdir(mkdtempSync(join(tmpdir(), 'proof-')));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});

afterEach(() => {
  process.chdir(project);
  server.closeAllConnections();
  server.close();
});

test('jobs, photos, reviews and figures become content, and a second run changes nothing', async () => {
  expect(await publish()).toEqual([
    'added content/images/jobs/2026-11-kyle-hardwood-a1b2-before-bbbbbbbb.webp',
    'added content/images/jobs/2026-11-kyle-hardwood-a1b2-after-cccccccc.webp',
    'added content/jobs/2026-11-kyle-hardwood-a1b2.yaml',
    'added content/reviews.yaml',
    'added content/measured.yaml',
  ]);
  expect(readFileSync('content/jobs/2026-11-kyle-hardwood-a1b2.yaml', 'utf8')).toContain('squareFeet: 820\n');
  // On its side as the phone stored it, and with the place in it.
  const picture = await sharp('content/images/jobs/2026-11-kyle-hardwood-a1b2-after-cccccccc.webp').metadata();
  expect(picture).toMatchObject({ format: 'webp', width: 30, height: 40 });
  expect(picture.exif).toBeUndefined();
  expect(await publish()).toEqual([]);
});

test('a withdrawn job is removed together with its photos', async () => {
  await publish();
  answer = { ...everything, jobs: [{ ...job, photos: [photo('c', 'after')] }] };
  expect(await publish()).toEqual([
    'changed content/jobs/2026-11-kyle-hardwood-a1b2.yaml',
    'removed content/images/jobs/2026-11-kyle-hardwood-a1b2-before-bbbbbbbb.webp',
  ]);
  answer = { ...everything, jobs: [], reviews: [] };
  await publish();
  expect(contents()).toEqual(['content/measured.yaml', 'content/reviews.yaml']);
});

test('a photo whose consent is withdrawn while the run is on is left out, and so is a job without any other', async () => {
  photoStatus = (path) => (path.endsWith('b') ? 410 : 200);
  await publish();
  expect(readFileSync('content/jobs/2026-11-kyle-hardwood-a1b2.yaml', 'utf8')).not.toContain('before');
  rmSync('content', { recursive: true });
  photoStatus = () => 410;
  await publish();
  expect(contents()).toEqual(['content/measured.yaml', 'content/reviews.yaml']);
});

test("a photo that can't be read is left out and named", async () => {
  photoBytes = async (path) => (path.endsWith('b') ? (await phonePhoto()).subarray(0, 200) : phonePhoto());
  const changes = await publish();
  expect(changes.at(-1)).toBe(`left out ${origin()}${photo('b', 'before').path}, which isn't a picture`);
  expect(readFileSync('content/jobs/2026-11-kyle-hardwood-a1b2.yaml', 'utf8')).not.toContain('before');
  expect(globSync('content/images/jobs/*')).toHaveLength(1);
});

test('if the site asks to wait, the run waits', async () => {
  let calls = 0;
  photoStatus = () => (calls++ % 2 === 0 ? 429 : 200);
  expect(await publish()).toHaveLength(5);
});

test('the next run completes one that was cut short', async () => {
  await publish();
  const before = contents();
  rmSync('content/jobs/2026-11-kyle-hardwood-a1b2.yaml');
  writeFileSync('content/jobs/2026-11-kyle-hardwood-a1b2.yaml.new', 'id: a1b');
  writeFileSync('content/images/jobs/half.webp.new', 'RIFF');
  await publish();
  expect(contents()).toEqual(before);
});

test.each<[string, () => void, string]>([
  ["can't be reached", () => server.close(), "can't be reached"],
  ['answers something else', () => (answer = { jobs: [] }), "didn't answer as expected: reviews"],
  ['has a job in a wrong form', () => (answer = { ...everything, jobs: [{ ...job, floor: 'lava' }] }), 'jobs.0.floor'],
  [
    "doesn't know, because its desk was lost",
    () => {
      publishedStatus = 503;
      answer = { detail: "what is public isn't known" };
    },
    'answered 503: {"detail":"what is public isn\'t known"}',
  ],
  ['fails over a photo', () => (photoStatus = () => 500), 'answered 500'],
])('if the site %s, nothing changes', async (_, fail, message) => {
  await publish();
  const before = contents();
  const other = { ...job, id: '0123456789ab', photos: [photo('d', 'after')] };
  answer = { ...everything, jobs: [other], reviews: [] };
  const site = origin();
  fail();
  await expect(publishProof(site)).rejects.toThrow(message);
  expect(contents()).toEqual(before);
});

function publish(): Promise<string[]> {
  return publishProof(origin());
}

function origin(): string {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

function contents(): string[] {
  return existsSync('content')
    ? globSync('content/**/*.*')
        .map((file) => file.replaceAll('\\', '/'))
        .sort()
    : [];
}

function phonePhoto(): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 30, channels: 3, background: '#987' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '29/1 59/1 50/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
