/** Photos that visitors add to their request. */

import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { photoLimits, storedPhotoSchema } from '#schema/api/photo.ts';
import { sharedSite } from '../support/site/shared.ts';
import { type Failing, nightly } from '../support/site/start.ts';
import { makePhoto, sendAsVisitor, type Visitor } from '../support/site/visitor.ts';

const site = await sharedSite();
const { call, erase, keysInKv, read, settle } = site;

const photoKeys = () => keysInKv('photo:');

async function uploaded(visitor: Visitor, bytes: Uint8Array, kind?: 'visualizer') {
  const response = await visitor.upload(bytes, kind);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([201, 'application/json']);
  return storedPhotoSchema.parse(await response.json());
}

test.each(['jpeg', 'png', 'webp'] as const)(
  'a photo as %s is stored, listed, and served to both sides as what it is',
  async (format) => {
    const visitor = await sendAsVisitor(site);
    const bytes = new Uint8Array(await makePhoto(10, { format }));
    const photo = await uploaded(visitor, bytes);
    expect(photo).toMatchObject({ kind: 'photo', type: `image/${format}`, bytes: bytes.length });
    expect((await read(visitor.id)).photos).toEqual([photo]);
    expect((await visitor.page()).photos).toEqual([photo]);
    for (const response of [
      await call(`/api/requests/${visitor.id}/photos/${photo.name}`),
      await visitor.call(`/photos/${photo.name}`),
    ]) {
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': `image/${format}`,
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
        'cache-control': expect.stringMatching(/^private/),
        'content-disposition': expect.stringMatching(/^inline; filename="photo-[0-9a-f]{8}\.\w+"$/),
      });
    }
  },
);

test('a photo needs a session or its own link', async () => {
  const [visitor, other] = [await sendAsVisitor(site), await sendAsVisitor(site)];
  const { name } = await uploaded(visitor, await makePhoto(10));
  expect((await site.fetch(site.url(`/api/requests/${visitor.id}/photos/${name}`))).status).toBe(401);
  expect((await site.fetch(site.url(`/api/request/photos/${name}`))).status).toBe(404);
  expect((await other.call(`/photos/${name}`)).status).toBe(404);
  expect((await call(`/api/requests/${other.id}/photos/${name}`)).status).toBe(404);
});

test('what is no photo, too large or one too many is refused, and nothing of it is stored', async () => {
  const visitor = await sendAsVisitor(site);
  const jpeg = new Uint8Array(await makePhoto(10));
  const refused: [Uint8Array, number][] = [
    [new TextEncoder().encode('This is a text file named .jpg'), 415],
    [await makePhoto(10, { format: 'gif' }), 415],
    [new Uint8Array(photoLimits.wholeBytes + 1).fill(1), 413],
  ];
  for (const [bytes, status] of refused) {
    // workerd closes the connection on a body it won't read, sometimes before the answer is out.
    const response = await vi.waitFor(() => visitor.upload(bytes), { timeout: 10_000 });
    expect(response.status).toBe(status);
  }
  expect(await photoKeys()).toEqual([]);
  const first = await uploaded(visitor, jpeg);
  // The same photo again is stored once, and gets the same answer.
  expect(await uploaded(visitor, jpeg)).toEqual(first);
  for (let shade = 1; shade < 6; shade++) await uploaded(visitor, await makePhoto(shade * 20));
  expect((await visitor.upload(await makePhoto(150))).status).toBe(422);
  await uploaded(visitor, await makePhoto(150), 'visualizer');
  expect((await visitor.upload(await makePhoto(200), 'visualizer')).status).toBe(422);
  expect(await photoKeys()).toHaveLength(7);
  expect((await read(visitor.id)).photos.map(({ kind }) => kind)).toEqual([...Array(6).fill('photo'), 'visualizer']);
});

test.each<[string, Failing, number]>([
  ["that its store doesn't take", 'put', 0],
  ["that comes while the desk can't be reached", 'desk', 0],
  // The link and the photo are checked, then the desk is gone.
  ['whose insert fails halfway', 'desk', 2],
])('a photo %s gets a 503, and the next try stores it once', async (_, failing, allowed) => {
  const visitor = await sendAsVisitor(site);
  await settle();
  await site.failing([failing], { [failing]: allowed });
  const response = await visitor.upload(await makePhoto(10));
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
  await site.failing([]);
  const photo = await uploaded(visitor, await makePhoto(10));
  expect((await read(visitor.id)).photos).toEqual([photo]);
  expect(await photoKeys()).toHaveLength(1);
});

test.each<[string, (visitor: Visitor) => Promise<unknown>]>([
  ['a person', () => erase()],
  ['a request', (visitor) => visitor.call('', 'DELETE')],
])('erasing %s leaves no photo behind, even one that the desk never heard of', async (_, eraseIt) => {
  const visitor = await sendAsVisitor(site);
  const photo = await uploaded(visitor, await makePhoto(10));
  await settle();
  await (await site.kv()).put(`photo:${visitor.id}:${'0'.repeat(32)}`, 'bytes', { metadata: photo });
  expect(await photoKeys()).toHaveLength(2);
  await eraseIt(visitor);
  await site.runSchedule();
  await settle();
  expect(await site.keysInKv()).toEqual([]);
  for (const table of ['requests', 'photos']) expect(await site.rows(`SELECT * FROM ${table}`)).toEqual([]);
  expect((await visitor.call()).status).toBe(404);
});

test('a photo that arrives while its request is erased is removed again', async () => {
  const visitor = await sendAsVisitor(site);
  await settle();
  await site.slow(500);
  const upload = visitor.upload(await makePhoto(10));
  await expect.poll(async () => (await site.seen()).calls.put ?? 0, { interval: 20, timeout: 10_000 }).toBeGreaterThan(0);
  await site.slow(0);
  expect((await visitor.call('', 'DELETE')).status).toBe(204);
  await settle();
  expect((await upload).status).toBe(404);
  await settle();
  expect(await site.keysInKv()).toEqual([]);
  expect(await site.rows('SELECT * FROM photos')).toEqual([]);
});

test('a photo whose last step failed is listed by the next morning', async () => {
  const visitor = await sendAsVisitor(site);
  await settle();
  await site.failing(['desk'], { desk: 2 });
  expect((await visitor.upload(await makePhoto(10))).status).toBe(503);
  await site.failing([]);
  await site.runSchedule(nightly);
  const { photos } = await read(visitor.id);
  expect(photos).toHaveLength(1);
  expect((await visitor.call(`/photos/${photos[0]?.name}`)).status).toBe(200);
});

test('a lost photo is a 404, and its request still opens', async () => {
  const visitor = await sendAsVisitor(site);
  const { name } = await uploaded(visitor, await makePhoto(10));
  await (await site.kv()).delete(`photo:${visitor.id}:${name}`);
  const response = await call(`/api/requests/${visitor.id}/photos/${name}`);
  expect(z.object({ detail: z.string() }).parse(await response.json()).detail).toBe('There is no such photo.');
  expect((await read(visitor.id)).photos).toHaveLength(1);
});

test('spam is answered like any other request, and none of its photos is stored', async () => {
  const visitor = await sendAsVisitor(site, { website: 'x' });
  for (let shade = 0; shade < 8; shade++) expect((await visitor.upload(await makePhoto(shade * 20))).status).toBe(201);
  expect(await site.rows('SELECT * FROM photos')).toEqual([]);
  expect(await photoKeys()).toEqual([]);
});
