/**
 * Nothing comes back from the dead: what visitors took back and what was erased stays so, whatever is lost, rebuilt or imported. A model of
 * what visitors decided is compared with what shows, along random histories; TEST_FULL=1 plays more of them, CHAOS_SEED another one.
 */
import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { dayMs } from '../../schema/duration.ts';
import { uuidv7 } from '../../schema/uuid.ts';
import { pick, randomFrom, shuffled } from '../../tools/desk/random.ts';
import { sharedSite } from '../support/shared-site.ts';
import { nightly } from '../support/site.ts';
import { makePhoto, openAsVisitor, sendAsVisitor, type Visitor } from '../support/visitor.ts';
import { addJobPhoto, finishJob, job, readPublished } from './jobs.ts';

const site = await sharedSite();
const { call, exported, imported, rebuild, settle } = site;
const published = () => readPublished(site);

const histories = process.env.TEST_FULL === '1' ? 30 : 2;
const seed = Number(process.env.CHAOS_SEED ?? 1);
let picture: Uint8Array;
beforeAll(async () => {
  picture = await makePhoto(10);
});

/** What one visitor sent and decided. */
interface Person {
  visitor: Visitor;
  email: string;
  isDone: boolean;
  /** The text of the review as it stands; null without one. */
  review: string | null;
  /** The photo of the job, and whether it may be shown. */
  photo: string;
  isShown: boolean;
  isWithdrawn: boolean;
  isErased: boolean;
}

const lineSchema = z.looseObject({ kind: z.string(), id: z.string(), value: z.string(), version: z.number() });
type Line = z.infer<typeof lineSchema>;

async function newPerson(number: number, isDone: boolean): Promise<Person> {
  const email = `person${number}@example.com`;
  const fields = { email, phone: `512 555 ${1000 + number}`, projectDetails: uuidv7() };
  const visitor = await (isDone ? finishJob(site, fields) : sendAsVisitor(site, fields));
  const photo = isDone ? (await addJobPhoto(site, visitor, picture)).name : '';
  return { visitor, email, isDone, review: null, photo, isShown: false, isWithdrawn: false, isErased: false };
}

/** Something that one of them decides. A desk that isn't restored yet may refuse it, and then nothing has changed. */
async function decide(random: () => number, people: Person[]): Promise<void> {
  const still = people.filter(({ isErased }) => !isErased);
  const person = pick(random, still);
  if (!person) return;
  const { visitor } = person;
  const isTaken = async (path: string, method: string, body?: unknown) => (await visitor.call(path, method, body)).status === 204;
  const dice = random();
  if (dice < 0.1) {
    person.isErased = random() < 0.5 ? await isTaken('', 'DELETE') : await erase(person);
  } else if (!person.isDone) {
    if (await isTaken('/withdraw', person.isWithdrawn ? 'DELETE' : 'POST')) person.isWithdrawn = !person.isWithdrawn;
  } else if (dice < 0.4) {
    const text = `Review ${uuidv7()}`;
    if (await isTaken('/review', 'PUT', { stars: 4, text, signature: 'initials' })) person.review = text;
  } else if (dice < 0.6) {
    if (await isTaken('/review', 'DELETE')) person.review = null;
  } else {
    const isShown = dice < 0.8;
    if (await isTaken('/consent', 'PUT', { photos: isShown ? [person.photo] : [] })) person.isShown = isShown;
  }
}

async function erase({ email }: Person): Promise<boolean> {
  const response = await site.erase({ email });
  return z.object({ deleted: z.number() }).parse(await response.json()).deleted > 0;
}

/** A line as somebody might change it who wants a review, a photo or a request to show, or a bad review not to. */
function forge(random: () => number, line: Line): Line {
  const entries = z.array(z.unknown()).parse(line.entries);
  const told = { at: Date.now(), by: 'Visitor', kind: 'event', text: 'Review: 5 of 5 stars', channel: null, subject: null };
  const review = { stars: 5, text: 'Invented', signature: 'initials', at: new Date().toISOString(), publicId: 'f'.repeat(12) };
  const photos = z.array(z.looseObject({})).parse(line.photos);
  const better = { ...line, entries: [...entries, told], job: { ...job, publicId: uuidv7().slice(-12) } };
  const receivedAt = new Date(Date.now() - 30 * dayMs).toISOString();
  const invented = { id: uuidv7(), value: JSON.stringify({ ...JSON.parse(line.value), receivedAt }), keyHash: null, links: [] };
  const ways = [
    { ...better, review, version: line.version + 1 },
    { ...better, ...invented, review },
    { ...better, withdrawnAt: null, status: 'done', photos: photos.map((photo) => ({ ...photo, isShown: true })) },
    { ...better, version: line.version + 1, trashedAt: 1, review: undefined },
    { ...better, version: line.version + 1, status: 'spam', expiresAt: Date.now() + 100, review: undefined },
  ];
  return pick(random, ways) ?? line;
}

const reviewsOf = (people: Person[]) => people.flatMap(({ isErased, review }) => (isErased || review === null ? [] : [review]));
const photosOf = (people: Person[]) => people.flatMap(({ isErased, isShown, photo }) => (isErased || !isShown ? [] : [photo]));

/** Whatever is back by now, nothing of it was taken back. */
async function expectNothingTakenBack(people: Person[]): Promise<void> {
  const shown = await published();
  expect((shown?.reviews ?? []).map(({ text }) => text).filter((text) => !reviewsOf(people).includes(text))).toEqual([]);
  expect(shown?.jobs.length ?? 0).toBeLessThanOrEqual(photosOf(people).length);
  const rows = await site.rows('SELECT id, withdrawn_at FROM requests');
  const find = ({ visitor }: Person) => rows.find(({ id }) => id === visitor.id);
  expect(people.filter((person) => person.isErased && find(person))).toEqual([]);
  expect(people.filter((person) => person.isWithdrawn && find(person)?.withdrawn_at === null)).toEqual([]);
}

test.each(Array.from({ length: histories }, (_, index) => seed + index))(
  'along a random history of decisions, losses and restores, nothing shows that its owner took back, and nothing else is missing (seed %i)',
  async (start) => {
    const random = randomFrom(start);
    const people: Person[] = [];
    const backups: Line[][] = [];
    const tombstones: string[] = [];
    for (let life = 0; life < 3; life++) {
      for (const isDone of [true, true, false]) people.push(await newPerson(people.length, isDone));
      for (let step = 0; step < 16; step++) {
        await decide(random, people);
        if (random() > 0.3 && step < 15) continue;
        const lines = (await exported()).trim().split('\n');
        tombstones.push(...lines.filter((line) => line.includes('"tombstone"')));
        backups.push(lines.filter((line) => line.includes('"request"')).map((line) => lineSchema.parse(JSON.parse(line))));
      }
      // What comes after the newest backup must all be taking back, or it would be lost.
      for (const person of people.filter(({ isErased }) => !isErased && random() < 0.4)) {
        if (person.review && (await person.visitor.call('/review', 'DELETE')).status === 204) person.review = null;
        else if ((await person.visitor.call('', 'DELETE')).status === 204) person.isErased = true;
      }
      await settle();
      await expectNothingTakenBack(people);
      await site.loseDesk();
      const old = backups.flat();
      const steps = [
        rebuild,
        () => imported(old.length === 0 ? '' : JSON.stringify(forge(random, pick(random, old) ?? expect.fail()))),
        () => imported((pick(random, backups) ?? []).map((line) => JSON.stringify(line)).join('\n')),
        () => imported(shuffled(random, tombstones).slice(0, 3).join('\n')),
        () => site.runSchedule(nightly).then(() => ({ status: 200 })),
        () => decide(random, people).then(() => ({ status: 200 })),
      ];
      for (let step = 0; step < 8; step++) {
        expect((await (pick(random, steps) ?? expect.fail())()).status).toBe(200);
        await expectNothingTakenBack(people);
      }
      for (const lines of shuffled(random, backups)) await imported(lines.map((line) => JSON.stringify(line)).join('\n'));
      await rebuild();
      await settle();
      await expectNothingTakenBack(people);
      const shown = await published();
      expect(shown?.reviews.map(({ text }) => text).sort()).toEqual(reviewsOf(people).sort());
      expect(shown?.jobs.flatMap(({ photos }) => photos.map(({ name }) => name))).toEqual(photosOf(people));
      const rows = await site.rows('SELECT id, withdrawn_at IS NOT NULL AS is_withdrawn FROM requests');
      for (const { visitor, isErased, isWithdrawn } of people) {
        const row = rows.find(({ id }) => id === visitor.id);
        expect(row).toEqual(isErased ? undefined : { id: visitor.id, is_withdrawn: isWithdrawn ? 1 : 0 });
      }
      // Invented requests come back as what they are, without anything that shows.
      const known = people.map(({ visitor }) => visitor.id);
      for (const { id } of rows.filter(({ id }) => !known.includes(String(id)))) {
        await site.rows(`DELETE FROM jobs WHERE request_id = '${id}'`);
      }
    }
  },
  600_000,
);

async function reviewed(number = 0): Promise<Person> {
  const person = await newPerson(number, true);
  expect((await person.visitor.call('/review', 'PUT', { stars: 5, text: 'Fine', signature: 'initials' })).status).toBe(204);
  await person.visitor.call('/consent', 'PUT', { photos: [person.photo] });
  await settle();
  return person;
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
  await erase(erased);
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

test('a visitor who is the first to open a lost desk finds the request as they left it', async () => {
  const { visitor } = await newPerson(0, false);
  await visitor.call('/withdraw', 'POST');
  await settle();
  await site.loseDesk();
  expect((await visitor.call('/withdraw', 'DELETE')).status).toBe(204);
  await settle();
  await site.loseDesk();
  await rebuild();
  expect(await site.rows('SELECT status, withdrawn_at FROM requests')).toEqual([{ status: 'new', withdrawn_at: null }]);
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

test('a link that somebody put into a backup writes no review', async () => {
  const { visitor } = await reviewed();
  const line = lineSchema.parse(JSON.parse(await exported()));
  await site.loseDesk();
  const secret = uuidv7().replaceAll('-', '');
  const hash = createHash('sha256').update(secret).digest('hex');
  await imported(JSON.stringify({ ...line, links: [...z.array(z.unknown()).parse(line.links), { hash, at: Date.now() }] }));
  const forged = openAsVisitor(site, visitor.id, `${visitor.id}.${secret}`);
  expect([(await forged.call()).status, (await forged.call('/review', 'DELETE')).status]).toEqual([200, 403]);
  expect((await visitor.call('/review', 'DELETE')).status).toBe(204);
});
