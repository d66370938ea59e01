/**
 * Twenty clients work at once while parts of both stores fail at random. Afterwards a model of what they were told and the two stores
 * must agree: nothing acknowledged is lost, nothing is there twice, nothing erased comes back.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { requestPageSchema } from '../../schema/inbox.ts';
import { type StoredRequest, storedRequestSchema } from '../../schema/stored-request.ts';
import { uuidv7 } from '../../schema/uuid.ts';
import { estimate, type Failing, newsVars, nightly, type Site, startSite, token } from '../support/site.ts';

const clients = 20;
const operations = process.env.TEST_FULL === '1' ? 20_000 : 5_000;
const seed = Number(process.env.CHAOS_SEED ?? Date.now() % 1_000_000);

let site: Site;
beforeAll(async () => {
  site = await startSite({ bindings: true, vars: newsVars });
});
afterAll(() => site.stop());

/** What the clients were told of one request. */
interface Known {
  body: Record<string, unknown>;
  key: string;
  /** Set once a 201 named it. */
  id: string | null;
  /** Notes whose change was acknowledged, and those whose answer never came. */
  notes: Set<string>;
  unsureNotes: Set<string>;
  isTrashed: boolean | 'unsure';
  /** How often it has been on its way to or from the trash. */
  moves: number;
  isErased: boolean | 'unsure';
  /** Other content was sent with this key and not refused, so the key may belong to that. */
  hasRival: boolean;
}

test(`${operations} random operations under random faults leave both stores as the answers said (seed ${seed})`, async () => {
  const random = randomFrom(seed);
  const everything: Known[] = [];
  let done = 0;
  const weather = changeWeather(random, () => done >= operations);
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const mine: Known[] = [];
      const email = `client${client}@example.com`;
      while (done++ < operations) await operate(random, client, email, mine, everything);
    }),
  );
  await weather;
  await calmDown();
  await compare(everything);
}, 600_000);

async function operate(random: () => number, client: number, email: string, mine: Known[], everything: Known[]): Promise<void> {
  const dice = random();
  const one = pick(random, mine);
  const any = pick(random, everything);
  if (dice < 0.4 || !one || !any) {
    const known: Known = {
      body: estimate({ fullName: `Client ${client}`, email, phone: `512 555 ${1000 + client}`, projectDetails: uuidv7() }),
      key: uuidv7(),
      id: null,
      notes: new Set(),
      unsureNotes: new Set(),
      isTrashed: false,
      moves: 0,
      isErased: false,
      hasRival: false,
    };
    mine.push(known);
    everything.push(known);
    await post(known);
  } else if (dice < 0.5) await post(one);
  else if (dice < 0.55) await postOther(one);
  else if (dice < 0.75) await note(any);
  else if (dice < 0.8) await move(one, 'trash');
  else if (dice < 0.84) await move(one, 'restore');
  else if (dice < 0.86) await erase(email, mine);
  else if (dice < 0.9) await walk(random, everything);
  else if (dice < 0.905) await call('/api/desk/rebuild', 'POST');
  else if (dice < 0.91) await site.strike(dice < 0.907 ? nightly : undefined);
  else await note(one);
}

/** Sends it, up to three times, as the form does. */
async function post(known: Known): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const response = await call('/api/contact', 'POST', known.body, { 'Idempotency-Key': known.key });
    if (response.status === 422) {
      expect(known.hasRival).toBe(true);
      return;
    }
    if (response.status !== 201) {
      expect(response.status).toBe(503);
      continue;
    }
    const { id } = z.object({ id: z.string() }).parse(await response.json());
    if (known.id !== null) expect(id).toBe(known.id);
    known.id = id;
    return;
  }
}

/** The same key with other words: refused, unless the desk that knows the key can't be reached, and then it's a request of its own. */
async function postOther(known: Known): Promise<void> {
  const response = await call('/api/contact', 'POST', { ...known.body, zipCode: '78999' }, { 'Idempotency-Key': known.key });
  expect([201, 422, 503]).toContain(response.status);
  if (response.status !== 422) known.hasRival = true;
}

async function note(known: Known): Promise<void> {
  if (known.id === null) return;
  const text = `note ${uuidv7()}`;
  known.unsureNotes.add(text);
  const { status } = await call(`/api/requests/${known.id}`, 'PATCH', { note: text });
  if (status !== 503) known.unsureNotes.delete(text);
  if (status === 200) known.notes.add(text);
  else expect([404, 409, 422, 503]).toContain(status);
}

async function move(known: Known, where: 'trash' | 'restore'): Promise<void> {
  if (known.id === null) return;
  known.moves++;
  const path = `/api/requests/${known.id}`;
  const { status } = where === 'trash' ? await call(path, 'DELETE') : await call(`${path}/restore`, 'POST');
  if (status === 503) known.isTrashed = 'unsure';
  else if (status === 404) return;
  else known.isTrashed = where === 'trash';
}

async function erase(email: string, mine: Known[]): Promise<void> {
  const { status } = await call('/api/requests/erase', 'POST', { email });
  for (const known of mine) if (known.isErased !== true) known.isErased = status === 200 ? true : 'unsure';
  // What is sent from now on is another matter.
  mine.length = 0;
}

/** Reads the list page by page while it changes: no row twice, and none left out that was there all the time. */
async function walk(random: () => number, everything: Known[]): Promise<void> {
  const isSteady = ({ id, isErased, isTrashed }: Known) => id !== null && isErased === false && isTrashed === false;
  const inDesk = new Set((await site.rows('SELECT id FROM requests')).map(({ id }) => id));
  const before = everything
    .filter((known) => isSteady(known) && inDesk.has(known.id))
    .map((known) => ({ known, moves: known.moves }));
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const response = await call(`/api/requests?limit=${50 + Math.floor(random() * 500)}&cursor=${cursor}`);
    if (response.status === 503) return;
    const page: z.infer<typeof requestPageSchema> = requestPageSchema.parse(await response.json());
    seen.push(...page.requests.map(({ id }) => id));
    cursor = page.cursor;
  }
  expect(new Set(seen).size).toBe(seen.length);
  const stayed = before.filter(({ known, moves }) => isSteady(known) && known.moves === moves);
  expect(stayed.filter(({ known }) => !seen.includes(String(known.id)))).toEqual([]);
}

async function changeWeather(random: () => number, isOver: () => boolean): Promise<void> {
  const parts: Failing[] = ['get', 'put', 'list', 'delete', 'desk', 'desk answer', 'sql', 'mail', 'fetch'];
  while (!isOver()) {
    const isFair = random() < 0.4;
    const failing = isFair ? [] : parts.filter(() => random() < 0.25);
    await site.failing(failing, Object.fromEntries(failing.map((part) => [part, Math.floor(random() * 4)])));
    await new Promise((resume) => setTimeout(resume, 20 + random() * 80));
  }
}

/** Lets the clock and the alarm finish their work. */
async function calmDown(): Promise<void> {
  await site.failing([]);
  await site.strike(nightly);
  for (let run = 0; run < 500; run++) {
    await site.work();
    if ((await site.rows('SELECT 1 FROM owed WHERE next_at IS NOT NULL')).length === 0) break;
    await site.rows('UPDATE owed SET next_at = 1 WHERE next_at IS NOT NULL');
  }
  await site.strike(nightly);
  await site.work();
}

async function compare(everything: Known[]): Promise<void> {
  const inDesk = (await site.rows('SELECT id FROM requests')).map(({ id }) => String(id));
  const inKv = await idsInKv();
  expect(inKv.sort()).toEqual([...inDesk].sort());
  expect(new Set(inDesk).size).toBe(inDesk.length);

  const acknowledged = everything.filter(({ id }) => id !== null);
  expect(acknowledged.length).toBeGreaterThan(operations / 5);
  expect(new Set(acknowledged.map(({ id }) => id)).size).toBe(acknowledged.length);
  const lost = acknowledged.filter(({ id, isErased }) => isErased === false && !inDesk.includes(String(id)));
  expect(lost).toEqual([]);
  const back = acknowledged.filter(({ id, isErased }) => isErased === true && inDesk.includes(String(id)));
  expect(back).toEqual([]);

  for (const known of acknowledged.filter(({ isErased }) => isErased === false)) {
    const request = await read(String(known.id));
    const notes = request.state.notes.map(({ text }) => text);
    expect(new Set(notes).size).toBe(notes.length);
    expect([...known.notes].filter((text) => !notes.includes(text))).toEqual([]);
    expect(notes.filter((text) => !known.notes.has(text) && !known.unsureNotes.has(text))).toEqual([]);
    if (known.isTrashed !== 'unsure') expect(request.state.trashedAt !== undefined).toBe(known.isTrashed);
    expect(request.projectDetails).toBe(known.body.projectDetails);
  }
  const health = z
    .object({ copiesOwed: z.literal(0), removalsOwed: z.literal(0), notificationsOwed: z.literal(0) })
    .safeParse(await (await call('/api/health')).json());
  expect(health.error).toBeUndefined();
}

async function idsInKv(): Promise<string[]> {
  const kv = await site.kv();
  const ids: string[] = [];
  for (let cursor: string | undefined, more = true; more; ) {
    const page = await kv.list({ prefix: 'estimate:', ...(cursor && { cursor }) });
    ids.push(...page.keys.map(({ name }) => name.slice('estimate:'.length)));
    more = !page.list_complete;
    cursor = 'cursor' in page ? page.cursor : undefined;
  }
  return ids;
}

async function read(id: string): Promise<StoredRequest> {
  return storedRequestSchema.parse(await (await call(`/api/requests/${id}`)).json());
}

function call(path: string, method = 'GET', body?: unknown, headers: Record<string, string> = {}) {
  return site.fetch(site.url(path), {
    method,
    headers: { Authorization: `Bearer ${token}`, ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

function pick<Item>(random: () => number, items: Item[]): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

/** Mulberry32: small, and the same numbers for the same seed. */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
