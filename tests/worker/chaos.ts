/**
 * Clients work at once while parts of both stores fail at random, the desk is evicted, and workerd is killed. Afterwards the two stores must
 * agree with what the clients were told: nothing acknowledged is lost, nothing is there twice, and nothing erased comes back.
 */
import { createHash } from 'node:crypto';
import { beforeAll, expect } from 'vitest';
import { z } from 'zod';
import { uuidv7 } from '#schema/rules/uuid.ts';
import { pick, randomFrom } from '../support/random.ts';
import { impatient, sharedSite } from '../support/site/shared.ts';
import { estimate, type Failing, nightly } from '../support/site/start.ts';
import { makePhoto } from '../support/site/visitor.ts';

const clients = 20;
const site = await sharedSite(impatient);
const call = (...given: Parameters<typeof site.call>) => wholeAnswer(site.call(...given));

/** Whoever gets no answer, or half of one, knows as little as after a 503. */
async function wholeAnswer(answer: ReturnType<typeof site.fetch>): Promise<Response> {
  try {
    const { status, body } = await answer.then(async (response) => ({ status: response.status, body: await response.text() }));
    return new Response(body || null, { status });
  } catch {
    return new Response(null, { status: 503 });
  }
}

let pictures: Uint8Array[];
beforeAll(async () => {
  // Wakes the desk, which couldn't make its tables while SQL fails.
  await site.rows('SELECT 1');
  pictures = await Promise.all(Array.from({ length: 10 }, (_, index) => makePhoto(index * 25)));
});

/** What the clients were told of one request. */
interface Known {
  body: Record<string, unknown>;
  key: string;
  /** The secret of its visitor's page, made on the device. */
  secret: string;
  /** Empty until a 201 names it. */
  id: string;
  /** Texts of notes and names of photos: those acknowledged, and those that got no answer. */
  sure: Set<string>;
  maybe: Set<string>;
  /** Both while an answer is missing. */
  canBeTrashed: Set<boolean>;
  isErased: boolean | 'unsure';
}

function newKnown(client: number, email: string): Known {
  return {
    body: estimate({ fullName: `Client ${client}`, email, phone: `512 555 ${1000 + client}`, projectDetails: uuidv7() }),
    ...{ key: uuidv7(), secret: uuidv7().replaceAll('-', ''), id: '', isErased: false },
    ...{ sure: new Set(), maybe: new Set(), canBeTrashed: new Set([false]) },
  };
}

interface Chaos {
  /** Of the random operations and faults. */
  seed: number;
  operations: number;
  /** workerd is killed after so many. */
  operationsPerLife: number;
}

/** Whatever happens meanwhile, both stores end up as the answers said. */
export async function causeChaos(chaos: Chaos): Promise<void> {
  const random = randomFrom(chaos.seed);
  const everything: Known[] = [];
  let done = 0;
  const weather = changeWeather(random, chaos, () => done);
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const mine: Known[] = [];
      while (done++ < chaos.operations) await operate(random, client, mine, everything);
    }),
  );
  await weather;
  await site.failing([]);
  await calmDown(chaos);
  await compare(everything, chaos);
}

async function operate(random: () => number, client: number, mine: Known[], everything: Known[]): Promise<void> {
  const email = `client${client}@example.com`;
  const isAcknowledged = ({ id }: Known) => id !== '';
  const one = pick(random, mine.filter(isAcknowledged));
  const any = pick(random, everything.filter(isAcknowledged));
  const first = async () => {
    const known = newKnown(client, email);
    mine.push(known);
    everything.push(known);
    await post(known);
  };
  if (!one || !any) return first();
  /** How often each happens, in a hundred. */
  const ways: [number, () => Promise<unknown>][] = [
    [46, first],
    [10, () => post(pick(random, mine) ?? one)],
    [18, () => note(any)],
    [10, () => addPhoto(random, any)],
    [6, () => move(one, true)],
    [5, () => move(one, false)],
    [3, () => erase(email, mine)],
    [1, () => call('/api/desk/fill', 'POST')],
    [1, () => site.runSchedule(pick(random, [nightly, undefined])).catch(() => null)],
  ];
  let dice = random() * 100;
  await ways.find(([weight]) => {
    dice -= weight;
    return dice < 0;
  })?.[1]();
}

/** Sends it, up to three times, as the form does. */
async function post(known: Known): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const headers = { 'Idempotency-Key': known.key, 'X-Visitor-Secret': known.secret };
    const response = await call('/api/contact', 'POST', known.body, headers);
    if (response.status !== 201) {
      expect(response.status).toBe(503);
      continue;
    }
    const { id } = z.object({ id: z.string() }).parse(await response.json());
    if (known.id !== '') expect(id).toBe(known.id);
    known.id = id;
    return;
  }
}

/** Notes what an answer says of something that was to be added. */
async function add(known: Known, what: string, answer: Promise<Response>): Promise<void> {
  if (!known.sure.has(what)) known.maybe.add(what);
  const { status } = await answer;
  if (status !== 503) known.maybe.delete(what);
  if (status < 300) known.sure.add(what);
  else expect([404, 409, 422, 503]).toContain(status);
}

async function note(known: Known): Promise<void> {
  const text = `note ${uuidv7()}`;
  await add(known, text, call(`/api/requests/${known.id}`, 'PATCH', { note: text }));
}

async function addPhoto(random: () => number, known: Known): Promise<void> {
  const body = pick(random, pictures) ?? new Uint8Array();
  const name = createHash('sha256').update(body).digest('hex').slice(0, 32);
  const headers = {
    Authorization: `Bearer ${known.id}.${known.secret}`,
    'Content-Type': 'image/jpeg',
  };
  await add(known, name, wholeAnswer(site.fetch(site.url('/api/request/photos'), { method: 'POST', headers, body })));
}

async function move(known: Known, isToTrash: boolean): Promise<void> {
  const path = `/api/requests/${known.id}`;
  const { status } = await (isToTrash ? call(path, 'DELETE') : call(`${path}/restore`, 'POST'));
  if (status < 300) known.canBeTrashed.clear();
  if (status < 300 || status === 503) known.canBeTrashed.add(isToTrash);
  else expect([404, 409]).toContain(status);
}

async function erase(email: string, mine: Known[]): Promise<void> {
  const there = mine.filter(({ isErased }) => isErased !== true);
  for (const known of there) known.isErased = 'unsure';
  const { status } = await call('/api/requests/erase', 'POST', { email });
  if (status === 200) for (const known of there) known.isErased = true;
  // What is sent from now on is another matter.
  mine.length = 0;
}

async function changeWeather(random: () => number, { operations, operationsPerLife }: Chaos, done: () => number): Promise<void> {
  const parts: Failing[] = ['get', 'put', 'list', 'delete', 'desk', 'desk answer', 'sql', 'mail', 'fetch', 'bucket'];
  for (let kills = 0; done() < operations; ) {
    const failing = random() < 0.4 ? [] : parts.filter(() => random() < 0.25);
    // workerd may be on its way down.
    await site.failing(failing, Object.fromEntries(failing.map((part) => [part, Math.floor(random() * 4)]))).catch(() => null);
    await new Promise((resume) => setTimeout(resume, 20 + random() * 80));
    if (random() < 0.1) await site.evict();
    if (done() > (kills + 1) * operationsPerLife) {
      kills++;
      await site.kill();
    }
  }
}

/** Lets the schedule and the alarm finish their work. */
async function calmDown({ operations }: Chaos): Promise<void> {
  await site.runSchedule(nightly);
  // Each time makes at most 800 copies.
  for (let turn = 0; turn < operations / 500; turn++) await site.settle();
  await site.runSchedule(nightly);
  await site.settle();
}

async function compare(everything: Known[], { operations }: Chaos): Promise<void> {
  const inDesk = (await site.rows('SELECT id FROM requests')).map(({ id }) => String(id));
  expect((await site.keysInKv('estimate:')).sort()).toEqual(inDesk.map((id) => `estimate:${id}`).sort());

  const acknowledged = everything.filter(({ id }) => id !== '');
  expect(acknowledged.length).toBeGreaterThan(operations / 5);
  expect(new Set(acknowledged.map(({ id }) => id)).size).toBe(acknowledged.length);
  expect(acknowledged.filter(({ id, isErased }) => isErased !== 'unsure' && isErased === inDesk.includes(id))).toEqual([]);
  for (const known of acknowledged.filter(({ isErased }) => isErased === false)) {
    const { projectDetails, photos, state } = await site.read(known.id);
    const added = [...state.notes.map(({ text }) => text), ...photos.map(({ name }) => name)];
    expect(new Set(added).size).toBe(added.length);
    expect([...known.sure].filter((what) => !added.includes(what))).toEqual([]);
    expect(added.filter((what) => !known.sure.has(what) && !known.maybe.has(what))).toEqual([]);
    expect([...known.canBeTrashed]).toContain(state.trashedAt !== undefined);
    expect(projectDetails).toBe(known.body.projectDetails);
  }
  const photos = (await site.rows('SELECT request_id, name FROM photos')).map((row) => `photo:${row.request_id}:${row.name}`);
  expect((await site.keysInKv('photo:')).sort()).toEqual(photos.sort());
  expect(await site.rows('SELECT task FROM outbox')).toEqual([]);
}
