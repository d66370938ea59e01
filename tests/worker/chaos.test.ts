/**
 * Twenty clients work at once while parts of both stores fail at random, mails take long, the desk is evicted, and workerd is killed.
 * Afterwards a model of what they were told and the two stores must agree: nothing acknowledged is lost, nothing is there twice, nothing
 * erased comes back, and no mail to a visitor has gone out twice.
 */
import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { requestPageSchema } from '../../schema/inbox.ts';
import { storedRequestSchema } from '../../schema/stored-request.ts';
import { uuidv7 } from '../../schema/uuid.ts';
import { windowsAhead } from '../../schema/visit-windows.ts';
import { pick, randomFrom, shuffled } from '../../tools/desk/random.ts';
import { sharedSite } from '../support/shared-site.ts';
import { estimate, type Failing, nightly, notifyVars } from '../support/site.ts';
import { makePhoto } from '../support/visitor.ts';

const clients = 20;
const isFull = process.env.TEST_FULL === '1';
const operations = isFull ? 5_000 : 400;
const seeds = process.env.CHAOS_SEED ? [Number(process.env.CHAOS_SEED)] : isFull ? [1, 2, 3] : [1];

/** What a visitor can choose from, in the opening hours of tests/support/harness.js. */
const windows = windowsAhead(Date.now(), {
  weekly: [{ days: [1, 2, 3, 4, 5], opens: 420, closes: 1080 }],
  holidays: ['2026-11-26', '2026-12-25'],
});

/** Operations between two kills of workerd. */
const operationsPerLife = isFull ? 500 : 150;

const vars = { ...notifyVars, REPLY_MAIL_FROM: 'office@example.com', TIMEOUT_MS: '1500' };
const site = await sharedSite({ bindings: true, bucket: true, vars });
const { read } = site;

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

/** What happened, for the report. */
let tally = { kills: 0, evictions: 0, replies: 0, decided: 0 };

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
  /** Set once a 201 named it. */
  id: string | null;
  /** Notes whose change was acknowledged, and those whose answer never came. */
  notes: Set<string>;
  unsureNotes: Set<string>;
  isTrashed: boolean | 'unsure';
  /** How often it has been on its way to or from the trash. */
  moves: number;
  isErased: boolean | 'unsure';
  /** The secret of its visitor's page, made on the device. */
  secret: string;
  /** What the visitor sent later and was told is stored, and what got no answer: messages, and names of photos. */
  sent: Set<string>;
  unsureSent: Set<string>;
  isWithdrawn: boolean | 'unsure';
  /** The dates its visit can have; undefined is no visit. */
  visitDates: Set<string | undefined>;
  /** What its times can be, as JSON. */
  times: Set<string>;
  /** Links that the business made, and whether they open; its visitor's own is the first. */
  links: { fragment: string; opens: boolean | 'unsure' }[];
  /** A link that should open was answered as if it opened nothing. */
  isLinkRefused: boolean;
  /** Texts of replies by mail that were acknowledged. */
  replies: Set<string>;
  /** Other content was sent with this key and not refused, so the key may belong to that. */
  hasRival: boolean;
}

test.each(seeds)(
  `${operations} random operations under random faults leave both stores as the answers said (seed %i)`,
  async (seed) => {
    exports.length = 0;
    taken.length = 0;
    tally = { kills: 0, evictions: 0, replies: 0, decided: 0 };
    const random = randomFrom(seed);
    const everything: Known[] = [];
    let done = 0;
    const weather = changeWeather(random, () => done);
    await Promise.all(
      Array.from({ length: clients }, async (_, client) => {
        const mine: Known[] = [];
        const email = `client${client}@example.com`;
        while (done++ < operations) await operate(random, client, email, mine, everything);
      }),
    );
    await weather;
    await site.failing([]);
    everything.push(await sentWithPhoto(random));
    await calmDown();
    const requests = await compare(everything);
    await compareBackup();
    const mails = await compareMails(everything);
    console.log(`chaos, seed ${seed}: ${JSON.stringify({ operations, ...requests, ...tally, ...mails })}`);
  },
  isFull ? 1_800_000 : 600_000,
);

async function operate(random: () => number, client: number, email: string, mine: Known[], everything: Known[]): Promise<void> {
  const dice = random();
  const one = pick(random, mine);
  const any = pick(random, everything);
  if (dice < 0.4 || !one || !any) {
    const known = newKnown(client, email);
    mine.push(known);
    everything.push(known);
    await post(known);
  } else if (dice < 0.5) await post(one);
  else if (dice < 0.55) await postOther(one);
  else if (dice < 0.62) await note(any);
  else if (dice < 0.67) await writeMessage(any);
  else if (dice < 0.72) await addPhoto(random, any);
  else if (dice < 0.73) await withdraw(one);
  else if (dice < 0.75) await visit(random, one);
  else if (dice < 0.8) await move(one, 'trash');
  else if (dice < 0.84) await move(one, 'restore');
  else if (dice < 0.86) await erase(email, mine);
  else if (dice < 0.9) await walk(random, everything);
  else if (dice < 0.905) await call('/api/desk/rebuild', 'POST');
  else if (dice < 0.912) await site.runSchedule(dice < 0.907 ? nightly : undefined).catch(() => null);
  else if (dice < 0.916) await exportDesk();
  else if (dice < 0.926) await importLines(random);
  else if (dice < 0.946) await changeTimes(random, one);
  else if (dice < 0.958) await makeLink(one);
  else if (dice < 0.963) await revokeLinks(one);
  else if (dice < 0.988) await reply(any);
  else if (dice < 0.994) await decide(any);
  else await note(one);
}

function newKnown(client: number, email: string): Known {
  return {
    body: estimate({ fullName: `Client ${client}`, email, phone: `512 555 ${1000 + client}`, projectDetails: uuidv7() }),
    key: uuidv7(),
    id: null,
    notes: new Set(),
    unsureNotes: new Set(),
    isTrashed: false,
    moves: 0,
    isErased: false,
    secret: uuidv7().replaceAll('-', ''),
    sent: new Set(),
    unsureSent: new Set(),
    isWithdrawn: false,
    visitDates: new Set([undefined]),
    times: new Set(['[]']),
    links: [],
    isLinkRefused: false,
    replies: new Set(),
    hasRival: false,
  };
}

/** Sends it, up to three times, as the form does. */
async function post(known: Known): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const headers = { 'Idempotency-Key': known.key, 'X-Visitor-Secret': known.secret };
    const response = await call('/api/contact', 'POST', known.body, headers);
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
    else known.links.push({ fragment: `${id}.${known.secret}`, opens: true });
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

async function reply(known: Known): Promise<void> {
  if (known.id === null) return;
  const text = `reply ${uuidv7()}`;
  const { status } = await call(`/api/requests/${known.id}/replies`, 'POST', { channel: 'mail', text });
  if (status === 201) {
    tally.replies++;
    known.replies.add(text);
  } else expect([404, 409, 422, 503]).toContain(status);
}

/** Somebody looks at what the mail service took, and decides about the mails that nobody knows of. */
async function decide(known: Known): Promise<void> {
  const response = await call(`/api/requests/${known.id}`);
  if (response.status !== 200) return;
  for (const { about } of storedRequestSchema.parse(await response.json()).state.undecidedMails ?? []) {
    const wasSent = (await takenMails()).some(({ headers }) => headers['X-Mail-Id'] === `${known.id}.${about}.reply`);
    const { status } = await call(`/api/requests/${known.id}/mails/${about}`, 'POST', { wasSent });
    if (status === 200) tally.decided++;
    else expect([404, 409, 503]).toContain(status);
  }
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

async function writeMessage(known: Known): Promise<void> {
  const text = `message ${uuidv7()}`;
  known.unsureSent.add(text);
  await asVisitor(known, text, '/messages', JSON.stringify({ text }), 'application/json');
}

async function addPhoto(random: () => number, known: Known): Promise<void> {
  const picture = pick(random, pictures) ?? new Uint8Array();
  const name = createHash('sha256').update(picture).digest('hex').slice(0, 32);
  if (!known.sent.has(name)) known.unsureSent.add(name);
  await asVisitor(known, name, '/photos', picture, 'image/jpeg');
}

/** One request with a photo when nothing fails, so that a run whose every photo was refused has one to compare. */
async function sentWithPhoto(random: () => number): Promise<Known> {
  const known = newKnown(clients, `client${clients}@example.com`);
  await post(known);
  await addPhoto(random, known);
  expect(known.sent.size).toBe(1);
  return known;
}

/** Sends something from the visitor's page, and keeps what the answer said of it. */
async function asVisitor(known: Known, what: string, path: string, body: string | Uint8Array, type: string): Promise<void> {
  if (known.id === null) return void known.unsureSent.delete(what);
  const { status } = await fromPage(known, path, { method: 'POST', body, headers: { 'Content-Type': type } });
  if (status !== 503) known.unsureSent.delete(what);
  if (status === 201 || status === 204) known.sent.add(what);
  else if (status === 404) noteRefusal(known);
  else expect([422, 503]).toContain(status);
}

async function withdraw(known: Known): Promise<void> {
  if (known.id === null) return;
  const { status } = await fromPage(known, '/withdraw', { method: 'POST' });
  if (status === 204) known.isWithdrawn = true;
  else if (status === 404) noteRefusal(known);
  else {
    expect(status).toBe(503);
    if (known.isWithdrawn === false) known.isWithdrawn = 'unsure';
  }
}

function noteRefusal(known: Known): void {
  if (known.links[0]?.opens === true) known.isLinkRefused = true;
}

async function changeTimes(random: () => number, known: Known): Promise<void> {
  if (known.id === null) return;
  const preferredTimes = windows.filter(() => random() < 0.3).slice(0, 2);
  const body = JSON.stringify({ preferredTimes });
  const { status } = await fromPage(known, '/times', { method: 'PUT', body, headers: { 'Content-Type': 'application/json' } });
  if (status === 204) known.times = new Set([JSON.stringify(preferredTimes)]);
  else if (status === 503) known.times.add(JSON.stringify(preferredTimes));
  else if (status === 404) noteRefusal(known);
  else expect([409, 422]).toContain(status);
}

async function makeLink(known: Known): Promise<void> {
  if (known.id === null) return;
  const response = await call(`/api/requests/${known.id}/links`, 'POST');
  if (response.status !== 201) return expect([404, 503]).toContain(response.status);
  const { link } = z.object({ link: z.string() }).parse(await response.json());
  known.links.push({ fragment: link.split('#')[1] ?? '', opens: true });
}

async function revokeLinks(known: Known): Promise<void> {
  if (known.id === null) return;
  const before = [...known.links];
  for (const link of before) if (link.opens) link.opens = 'unsure';
  const { status } = await call(`/api/requests/${known.id}/links`, 'DELETE');
  if (status === 204) for (const link of before) link.opens = false;
  else expect([404, 503]).toContain(status);
}

/** Exports that came through whole. */
const exports: string[][] = [];

async function exportDesk(): Promise<void> {
  try {
    const response = await site.call('/api/desk/export');
    const text = await response.text();
    if (response.ok) exports.push(text.trim().split('\n'));
  } catch {
    // The desk failed midway, and the download broke off.
  }
}

/** A part of an earlier export: nothing in it is news to this desk, and nothing erased may come back. */
async function importLines(random: () => number): Promise<void> {
  const lines = shuffled(random, pick(random, exports) ?? []).slice(0, 100);
  if (lines.length === 0) return;
  expect([200, 503]).toContain((await wholeAnswer(site.imported(lines.join('\n')))).status);
}

async function visit(random: () => number, known: Known): Promise<void> {
  if (known.id === null) return;
  const date = `2027-0${1 + Math.floor(random() * 9)}-1${Math.floor(random() * 10)}`;
  const body = { date, part: 'morning', state: 'confirmed' };
  const { status } = await call(`/api/requests/${known.id}/visit`, 'PUT', body);
  if (status === 200) known.visitDates = new Set([date]);
  else if (status === 503) known.visitDates.add(date);
  else expect([404, 409]).toContain(status);
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
  const there = mine.filter(({ isErased }) => isErased !== true);
  for (const known of there) known.isErased = 'unsure';
  const { status } = await call('/api/requests/erase', 'POST', { email });
  if (status === 200) for (const known of there) known.isErased = true;
  // What is sent from now on is another matter.
  mine.length = 0;
}

/** Reads the list page by page while it changes: no row twice, and none left out that was there all the time. */
async function walk(random: () => number, everything: Known[]): Promise<void> {
  const isSteady = ({ id, isErased, isTrashed }: Known) => id !== null && isErased === false && isTrashed === false;
  const inDesk = new Set((await site.rows('SELECT id FROM requests').catch(() => [])).map(({ id }) => id));
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

async function changeWeather(random: () => number, done: () => number): Promise<void> {
  const parts: Failing[] = [
    'get',
    'put',
    'list',
    'delete',
    'desk',
    'desk answer',
    'sql',
    'mail',
    'mail answer',
    'fetch',
    'bucket',
  ];
  while (done() < operations) {
    const isFair = random() < 0.4;
    const failing = isFair ? [] : parts.filter(() => random() < 0.25);
    const slowMail = isFair ? 0 : (pick(random, [0, 0, 100, 500, 2000]) ?? 0);
    // workerd may be on its way down.
    const change = site.failing(failing, Object.fromEntries(failing.map((part) => [part, Math.floor(random() * 4)])), slowMail);
    await change.catch(() => null);
    await new Promise((resume) => setTimeout(resume, 20 + random() * 80));
    if (random() < 0.1) {
      tally.evictions++;
      await site.evict();
    }
    if (done() > (tally.kills + 1) * operationsPerLife) {
      tally.kills++;
      await site.kill();
    }
  }
}

/** Lets the schedule and the alarm finish their work. */
async function calmDown(): Promise<void> {
  await site.runSchedule(nightly);
  for (let run = 0; run < 500; run++) {
    await site.work();
    if ((await site.rows('SELECT 1 FROM outbox WHERE coalesce(next_at, started_at) IS NOT NULL')).length === 0) break;
    await site.rows('UPDATE outbox SET next_at = 1 WHERE next_at IS NOT NULL');
  }
  await site.runSchedule(nightly);
  await site.work();
}

async function compare(everything: Known[]): Promise<Record<string, number>> {
  const inDesk = (await site.rows('SELECT id FROM requests')).map(({ id }) => String(id));
  const kinds =
    'status, trashed_at IS NOT NULL AS is_trashed, urgency IS NOT NULL AS is_urgent, withdrawn_at IS NOT NULL AS is_withdrawn';
  expect(await site.rows('SELECT * FROM counts WHERE requests > 0 ORDER BY 1, 2, 3, 4')).toEqual(
    await site.rows(`SELECT ${kinds}, count(*) AS requests FROM requests GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`),
  );
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
    const notes = request.state.notes.flatMap(({ kind, text }) => (kind === undefined ? [text] : []));
    expect(new Set(notes).size).toBe(notes.length);
    expect([...known.notes].filter((text) => !notes.includes(text))).toEqual([]);
    expect(notes.filter((text) => !known.notes.has(text) && !known.unsureNotes.has(text))).toEqual([]);
    if (known.isTrashed !== 'unsure') expect(request.state.trashedAt !== undefined).toBe(known.isTrashed);
    const messages = request.state.notes.flatMap(({ kind, text }) => (kind === 'message' ? [text] : []));
    const sent = [...messages, ...request.photos.map(({ name }) => name)];
    expect(new Set(sent).size).toBe(sent.length);
    expect([...known.sent].filter((what) => !sent.includes(what))).toEqual([]);
    expect(sent.filter((what) => !known.sent.has(what) && !known.unsureSent.has(what))).toEqual([]);
    if (known.isWithdrawn !== 'unsure') expect(request.state.withdrawnAt !== undefined).toBe(known.isWithdrawn);
    expect([...known.visitDates]).toContain(request.state.visit?.date);
    if (known.isWithdrawn === true) expect(request.state.visit?.state ?? 'cancelled').toBe('cancelled');
    expect(known.isLinkRefused).toBe(false);
    expect([...known.times]).toContain(JSON.stringify(request.state.preferredTimes));
    for (const { fragment, opens } of known.links.filter(({ opens }) => opens !== 'unsure')) {
      expect((await openLink(fragment, known.key)).status).toBe(opens ? 200 : 404);
    }
    expect(request.projectDetails).toBe(known.body.projectDetails);
  }
  const photos = (await site.rows('SELECT request_id, name FROM photos')).map((row) => `photo:${row.request_id}:${row.name}`);
  expect(photos.length).toBeGreaterThan(0);
  expect((await keysInKv('photo:')).sort()).toEqual(photos.sort());

  const health = z
    .object({ copiesPending: z.literal(0), removalsPending: z.literal(0), notificationsPending: z.literal(0) })
    .safeParse(await (await call('/api/health')).json());
  expect(health.error).toBeUndefined();
  return { acknowledged: acknowledged.length, inDesk: inDesk.length, inKv: inKv.length, photos: photos.length };
}

/** What the mail service has taken since the test began. */
const taken: Awaited<ReturnType<typeof site.seen>>['mails'] = [];
async function takenMails() {
  const seen = await site.seen().catch(() => null);
  taken.push(...(seen?.mails ?? []));
  return taken;
}

/** A mail to a visitor went out once, or the outbox has it. Of a mail to the business, only one copy doesn't say that there may be two. */
async function compareMails(everything: Known[]): Promise<Record<string, number>> {
  const mails = await takenMails();
  const byId = Object.entries(Object.groupBy(mails, ({ headers }) => headers['X-Mail-Id']));
  const copies = byId.map(([id, all = []]) => {
    const sure = id.endsWith('.reply') ? all : all.filter(({ text }) => !text.startsWith('You may get this mail twice'));
    return { id, count: sure.length };
  });
  expect(copies.filter(({ count }) => count > 1)).toEqual([]);
  const pending = new Set(
    (await site.rows("SELECT text FROM outbox JOIN entries ON number = about WHERE task = 'reply'")).map(({ text }) => text),
  );
  const replies = everything.filter(({ isErased }) => isErased === false).flatMap((known) => [...known.replies]);
  expect(replies.filter((text) => !pending.has(text) && !mails.some((mail) => mail.text.startsWith(text)))).toEqual([]);
  return { repliesCompared: replies.length, undecidedOrRefused: pending.size, mails: mails.length };
}

/** The backup written in the end has every request, and whatever was written in between was replaced by it. */
async function compareBackup(): Promise<void> {
  const { objects } = await (await site.bucket()).list({ prefix: 'backups/' });
  expect(objects).toHaveLength(1);
  const stored = await (await site.bucket()).get(objects[0]?.key ?? '');
  const lines = gunzipSync(z.instanceof(ArrayBuffer).parse(await stored?.arrayBuffer()))
    .toString()
    .trim()
    .split('\n')
    .map((line) => z.looseObject({ kind: z.string(), id: z.optional(z.string()) }).parse(JSON.parse(line)));
  const inDesk = (await site.rows('SELECT id FROM requests')).map(({ id }) => id);
  expect(lines.flatMap(({ kind, id }) => (kind === 'request' ? [id] : [])).sort()).toEqual(inDesk.sort());
}

async function idsInKv(): Promise<string[]> {
  return (await keysInKv('estimate:')).map((name) => name.slice('estimate:'.length));
}

async function keysInKv(prefix: string): Promise<string[]> {
  const kv = await site.kv();
  const keys: string[] = [];
  for (let cursor: string | undefined, more = true; more; ) {
    const page = await kv.list({ prefix, ...(cursor && { cursor }) });
    keys.push(...page.keys.map(({ name }) => name));
    more = !page.list_complete;
    cursor = 'cursor' in page ? page.cursor : undefined;
  }
  return keys;
}

/** From an address of its own, because links to what was erased count as guesses. */
function fromPage(
  { id, secret, key }: Known,
  path: string,
  init: { method?: string; body?: string | Uint8Array; headers?: object },
) {
  return openLink(`${id}.${secret}`, key, path, init);
}

function openLink(
  fragment: string,
  key: string,
  path = '',
  init: { method?: string; body?: string | Uint8Array; headers?: object } = {},
) {
  const headers = { ...init.headers, Authorization: `Bearer ${fragment}`, 'CF-Connecting-IP': `caller ${key}` };
  return wholeAnswer(site.fetch(site.url(`/api/request${path}`), { ...init, headers }));
}
