/** Nothing comes back from the dead: what visitors took back and what was erased stays so, whatever is lost, rebuilt or imported. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { uuidv7 } from '../../schema/uuid.ts';
import { sharedSite } from '../support/shared-site.ts';
import { makePhoto, openAsVisitor, sendAsVisitor } from '../support/visitor.ts';
import { addJobPhoto, finishJob, readPublished } from './jobs.ts';

const site = await sharedSite();
const { call, exported, imported, rebuild, settle } = site;
const published = () => readPublished(site);

const lineSchema = z.looseObject({ id: z.string(), entries: z.array(z.unknown()), links: z.array(z.unknown()) });

/** Somebody whose job is finished, with a photo of it and a review. */
async function reviewed(number = 0) {
  const email = `person${number}@example.com`;
  const visitor = await finishJob(site, { email, phone: `512 555 ${1000 + number}` });
  const { name } = await addJobPhoto(site, visitor, await makePhoto(10));
  expect((await visitor.call('/review', 'PUT', { stars: 5, text: 'Fine', signature: 'initials' })).status).toBe(204);
  await visitor.call('/consent', 'PUT', { photos: [name] });
  await settle();
  return { visitor, email };
}

test('a lost desk says that it does not know what is public, until a backup or somebody’s word settles it', async () => {
  await reviewed();
  const backup = await exported();
  await site.loseDesk();
  expect(await published()).toBeNull();
  expect(await site.health()).toMatchObject({ status: 'degraded', proofMissing: 2 });
  expect(await (await call('/api/desk/accept-loss', 'POST')).json()).toEqual({ lost: 2 });
  expect(await published()).toMatchObject({ jobs: [], reviews: [] });
  // A backup turns up after all.
  await imported(backup);
  expect(await published()).toMatchObject({ jobs: [{}], reviews: [{ text: 'Fine' }] });
  expect(await site.health()).toMatchObject({ status: 'ok', proofMissing: 0 });
});

test.each<[string, (id: string) => Promise<unknown>]>([
  ['KV', async (id) => (await site.bucket()).delete(`register/${id}`)],
  ['R2', async (id) => (await site.kv()).delete(`register:${id}`)],
])('what was erased or removed stays away if only %s still has the register', async (_, loseOther) => {
  const [erased, removed] = [await reviewed(), await reviewed(1)];
  const backup = await exported();
  const value = z.string().parse(await (await site.kv()).get(`estimate:${erased.visitor.id}`));
  await site.erase({ email: erased.email });
  await call(`/api/requests/${removed.visitor.id}/review/removal`, 'POST', { reason: 'private data' });
  await settle();
  await site.loseDesk();
  for (const { visitor } of [erased, removed]) await loseOther(visitor.id);
  await site.fill([{ key: `estimate:${erased.visitor.id}`, value }]);
  await rebuild();
  await imported(backup);
  expect(await site.rows('SELECT id FROM requests')).toEqual([{ id: removed.visitor.id }]);
  // One review went with its author, and both are counted.
  expect(await published()).toMatchObject({ reviews: [], measured: { removed: { 'private data': 2 } } });
});

test.each(['import', 'rebuild', 'the public answer'])('while the register cannot be read, there is no %s', async (way) => {
  await reviewed();
  const backup = await exported();
  await site.loseDesk();
  await site.failing(['list']);
  if (way === 'import') expect((await imported(backup)).status).toBe(503);
  else if (way === 'rebuild') expect((await rebuild()).status).toBe(503);
  else expect(await published()).toBeNull();
  expect(await site.rows('SELECT id FROM requests')).toEqual([]);
});

test('an address that was erased from the newsletter stays off it, unless it subscribed again', async () => {
  const subscribe = () => call('/api/newsletter', 'POST', { email: 'Ann.Lee@gmail.com' });
  const emails = () => site.rows('SELECT email FROM subscribers');
  await subscribe();
  const before = await exported();
  await site.erase({ email: 'annlee@gmail.com' });
  await settle();
  await site.loseDesk();
  await imported(before);
  expect(await emails()).toEqual([]);
  await subscribe();
  const again = await exported();
  await site.loseDesk();
  await imported(before + again);
  expect(await emails()).toEqual([{ email: 'ann.lee@gmail.com' }]);
});

test('a lost desk takes no review that somebody invented for a backup, and brings no withdrawn request back to life', async () => {
  const customer = await finishJob(site);
  const [done = ''] = (await exported()).split('\n');
  const visitor = await sendAsVisitor(site, { email: 'bob@example.com', phone: '737 555 0199' });
  const open = (await exported()).split('\n').find((line) => line.includes(visitor.id)) ?? '';
  await visitor.call('/withdraw', 'POST');
  await settle();
  await site.loseDesk();
  const { entries, ...line } = lineSchema.parse(JSON.parse(done));
  const event = {
    at: Date.now(),
    actor: 'customer',
    by: null,
    kind: 'event',
    text: 'Review: 5 of 5 stars',
    channel: null,
    subject: null,
  };
  const review = { stars: 5, text: 'Invented', signature: 'initials', at: new Date().toISOString(), publicId: 'f'.repeat(12) };
  await imported([JSON.stringify({ ...line, entries: [...entries, event], review }), open].join('\n'));
  await rebuild();
  expect(await published()).toMatchObject({ reviews: [], measured: { jobs: 1 } });
  expect((await customer.page()).job?.review).toBeNull();
  expect(await site.rows('SELECT id FROM requests WHERE withdrawn_at IS NOT NULL')).toEqual([{ id: visitor.id }]);
});

test('a link that somebody put into a backup writes no review', async () => {
  const { visitor } = await reviewed();
  const line = lineSchema.parse(JSON.parse(await exported()));
  await site.loseDesk();
  const secret = uuidv7().replaceAll('-', '');
  const hash = createHash('sha256').update(secret).digest('hex');
  await imported(JSON.stringify({ ...line, links: [...line.links, { hash, at: Date.now() }] }));
  const forged = openAsVisitor(site, visitor.id, `${visitor.id}.${secret}`);
  expect([(await forged.call()).status, (await forged.call('/review', 'DELETE')).status]).toEqual([200, 403]);
  expect((await visitor.call('/review', 'DELETE')).status).toBe(204);
});
