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
import { impatient, sharedSite } from '../support/shared-site.ts';
import { estimate, type Failing, nightly } from '../support/site.ts';
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

const site = await sharedSite({ ...impatient, vars: { ...impatient.vars, REPLY_MAIL_FROM: 'office@example.com' } });
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
let tally = { kills: 0, evictions: 0, decided: 0 };

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
  /** What was added to it and acknowledged, and what got no answer: the texts of notes, messages and replies, and names of photos. */
  sure: Set<string>;
  maybe: Set<string>;
  /** What can be true of it, as JSON: one value, or more while an answer is missing. */
  can: Record<Fact, Set<string>>;
  /** How often it has been on its way to or from the trash. */
  moves: number;
  isErased: boolean | 'unsure';
  /** Links that open its page; its visitor's own is the first. */
  links: { fragment: string; opens: boolean | 'unsure' }[];
  /** A link that should open was answered as if it opened nothing. */
  isLinkRefused: boolean;
  /** Other content was sent with this key and not refused, so the key may belong to that. */
  hasRival: boolean;
}

const factNames = ['isTrashed', 'isWithdrawn', 'visitDate', 'times'] as const;
type Fact = (typeof factNames)[number];

function newKnown(client: number, email: string): Known {
  return {
    body: estimate({ fullName: `Client ${client}`, email, phone: `512 555 ${1000 + client}`, projectDetails: uuidv7() }),
    ...{ key: uuidv7(), secret: uuidv7().replaceAll('-', ''), id: '', moves: 0 },
    ...{ sure: new Set(), maybe: new Set(), links: [] },
    can: {
      isTrashed: new Set(['false']),
      isWithdrawn: new Set(['false']),
      visitDate: new Set(['null']),
      times: new Set(['[]']),
    },
    ...{ isErased: false, isLinkRefused: false, hasRival: false },
  };
}

test.each(seeds)(
  `${operations} random operations under random faults leave both stores as the answers said (seed %i)`,
  async (seed) => {
    exports.length = 0;
    taken.length = 0;
    tally = { kills: 0, evictions: 0, decided: 0 };
    const random = randomFrom(seed);
    const everything: Known[] = [];
    let done = 0;
    const weather = changeWeather(random, () => done);
    await Promise.all(
      Array.from({ length: clients }, async (_, client) => {
        const mine: Known[] = [];
        while (done++ < operations) await operate(random, client, mine, everything);
      }),
    );
    await weather;
    await site.failing([]);
    // One whose photo nothing has kept from being stored.
    const last = newKnown(clients, `client${clients}@example.com`);
    everything.push(last);
    await post(last);
    await addPhoto(random, last);
    expect(last.sure.size).toBe(1);
    await calmDown();
    const requests = await compare(everything);
    await compareBackup();
    const mails = await compareMails(everything);
    console.log(`chaos, seed ${seed}: ${JSON.stringify({ operations, ...requests, ...tally, ...mails })}`);
  },
  isFull ? 1_800_000 : 600_000,
);

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
  /** How often each happens, in a thousand. */
  const ways: [number, () => Promise<unknown>][] = [
    [400, first],
    [100, () => post(pick(random, mine) ?? one)],
    [50, () => postOther(one)],
    [76, () => note(any)],
    [50, () => writeMessage(any)],
    [50, () => addPhoto(random, any)],
    [25, () => reply(any)],
    [6, () => decide(any)],
    [10, () => withdraw(one)],
    [20, () => changeTimes(random, one)],
    [20, () => visit(random, one)],
    [50, () => move(one, 'trash')],
    [40, () => move(one, 'restore')],
    [20, () => erase(email, mine)],
    [12, () => makeLink(one)],
    [5, () => revokeLinks(one)],
    [40, () => walk(random, everything)],
    [5, () => call('/api/desk/rebuild', 'POST')],
    [2, () => site.runSchedule(nightly).catch(() => null)],
    [5, () => site.runSchedule().catch(() => null)],
    [4, exportDesk],
    [10, () => importLines(random)],
  ];
  let dice = random() * 1000;
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
    if (response.status === 422) return expect(known.hasRival).toBe(true);
    if (response.status !== 201) {
      expect(response.status).toBe(503);
      continue;
    }
    const { id } = z.object({ id: z.string() }).parse(await response.json());
    if (known.id !== '') return expect(id).toBe(known.id);
    known.links.push({ fragment: `${id}.${known.secret}`, opens: true });
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

async function reply(known: Known): Promise<void> {
  const text = `reply ${uuidv7()}`;
  await add(known, text, call(`/api/requests/${known.id}/replies`, 'POST', { channel: 'mail', text }));
}

async function writeMessage(known: Known): Promise<void> {
  const text = `message ${uuidv7()}`;
  await add(known, text, fromPage(known, '/messages', 'POST', { text }));
}

async function addPhoto(random: () => number, known: Known): Promise<void> {
  const picture = pick(random, pictures) ?? new Uint8Array();
  const name = createHash('sha256').update(picture).digest('hex').slice(0, 32);
  await add(known, name, fromPage(known, '/photos', 'POST', picture));
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

/** Notes what an answer says of a change. */
async function change(known: Known, fact: Fact, value: unknown, answer: Promise<Response>): Promise<void> {
  const { status } = await answer;
  if (status < 300) known.can[fact].clear();
  if (status < 300 || status === 503) known.can[fact].add(JSON.stringify(value));
  else expect([404, 409, 422]).toContain(status);
}

const withdraw = (known: Known) => change(known, 'isWithdrawn', true, fromPage(known, '/withdraw', 'POST'));

async function changeTimes(random: () => number, known: Known): Promise<void> {
  const preferredTimes = windows.filter(() => random() < 0.3).slice(0, 2);
  await change(known, 'times', preferredTimes, fromPage(known, '/times', 'PUT', { preferredTimes }));
}

async function visit(random: () => number, known: Known): Promise<void> {
  const date = `2027-0${1 + Math.floor(random() * 9)}-1${Math.floor(random() * 10)}`;
  await change(known, 'visitDate', date, wholeAnswer(site.plan(known.id, { date })));
}

async function move(known: Known, where: 'trash' | 'restore'): Promise<void> {
  known.moves++;
  const path = `/api/requests/${known.id}`;
  await change(known, 'isTrashed', where === 'trash', where === 'trash' ? call(path, 'DELETE') : call(`${path}/restore`, 'POST'));
}

async function makeLink(known: Known): Promise<void> {
  const response = await call(`/api/requests/${known.id}/links`, 'POST');
  if (response.status !== 201) return expect([404, 503]).toContain(response.status);
  const { link } = z.object({ link: z.string() }).parse(await response.json());
  known.links.push({ fragment: link.split('#')[1] ?? '', opens: true });
}

async function revokeLinks(known: Known): Promise<void> {
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
  const isSteady = ({ isErased, can }: Known) => isErased === false && [...can.isTrashed].join() === 'false';
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
    ...(['get', 'put', 'list', 'delete', 'desk', 'desk answer', 'sql', 'mail', 'mail answer', 'fetch', 'bucket'] as const),
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
  expect((await site.keysInKv('estimate:')).sort()).toEqual(inDesk.map((id) => `estimate:${id}`).sort());
  expect(new Set(inDesk).size).toBe(inDesk.length);

  const acknowledged = everything.filter(({ id }) => id !== '');
  expect(acknowledged.length).toBeGreaterThan(operations / 5);
  expect(new Set(acknowledged.map(({ id }) => id)).size).toBe(acknowledged.length);
  expect(acknowledged.filter(({ id, isErased }) => isErased !== 'unsure' && isErased === inDesk.includes(id))).toEqual([]);

  for (const known of acknowledged.filter(({ isErased }) => isErased === false)) {
    const { projectDetails, photos, state } = await read(known.id);
    const added = [...state.notes.map(({ text }) => text), ...photos.map(({ name }) => name)];
    expect(new Set(added).size).toBe(added.length);
    expect([...known.sure].filter((what) => !added.includes(what))).toEqual([]);
    expect(added.filter((what) => !known.sure.has(what) && !known.maybe.has(what))).toEqual([]);
    const facts: Record<Fact, unknown> = {
      isTrashed: state.trashedAt !== undefined,
      isWithdrawn: state.withdrawnAt !== undefined,
      visitDate: state.visit?.date ?? null,
      times: state.preferredTimes,
    };
    for (const fact of factNames) expect([...known.can[fact]]).toContain(JSON.stringify(facts[fact]));
    if (facts.isWithdrawn) expect(state.visit?.state ?? 'cancelled').toBe('cancelled');
    expect(known.isLinkRefused).toBe(false);
    for (const { fragment, opens } of known.links.filter(({ opens }) => opens !== 'unsure')) {
      expect((await fromPage(known, '', 'GET', undefined, fragment)).status).toBe(opens ? 200 : 404);
    }
    expect(projectDetails).toBe(known.body.projectDetails);
  }
  const photos = (await site.rows('SELECT request_id, name FROM photos')).map((row) => `photo:${row.request_id}:${row.name}`);
  expect(photos.length).toBeGreaterThan(0);
  expect((await site.keysInKv('photo:')).sort()).toEqual(photos.sort());
  expect(await site.health()).toMatchObject({ copiesPending: 0, removalsPending: 0, notificationsPending: 0 });
  return { acknowledged: acknowledged.length, inDesk: inDesk.length, photos: photos.length };
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
  const replies = everything
    .filter(({ isErased }) => isErased === false)
    .flatMap(({ sure }) => [...sure].filter((text) => text.startsWith('reply ')));
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

/** A call from its visitor's page, from an address of its own, because links to what was erased count as guesses. */
async function fromPage(
  known: Known,
  path: string,
  method: string,
  sent?: Uint8Array | object,
  fragment = `${known.id}.${known.secret}`,
): Promise<Response> {
  const isPicture = sent instanceof Uint8Array;
  const headers = {
    Authorization: `Bearer ${fragment}`,
    'CF-Connecting-IP': `caller ${known.key}`,
    'Content-Type': isPicture ? 'image/jpeg' : 'application/json',
  };
  const body = isPicture ? sent : sent && JSON.stringify(sent);
  const answer = await wholeAnswer(site.fetch(site.url(`/api/request${path}`), { method, headers, ...(body && { body }) }));
  const [own] = known.links;
  if (answer.status === 404 && fragment === own?.fragment && own.opens === true) known.isLinkRefused = true;
  return answer;
}
