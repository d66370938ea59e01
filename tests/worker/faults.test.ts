/** The table in docs/faults.md, row by row. */

import { expect, test } from 'vitest';
import { dayMs, hourMs } from '#schema/rules/duration.ts';
import { uuidv7 } from '#schema/rules/uuid.ts';
import { makeIntakes } from '../support/site/requests.ts';
import { impatient, sharedSite } from '../support/site/shared.ts';
import { estimate, type Failing, nightly, startSite, token } from '../support/site/start.ts';
import { callAsBusiness, sendAsVisitor } from '../support/site/visitor.ts';

const site = await sharedSite(impatient);
const { call, erase, health, plan, read } = site;

/** How many statements succeed before one fails. */
const statements = (most: number) => Array.from({ length: most }, (_, allowed) => allowed);

const key = () => ({ 'Idempotency-Key': uuidv7() });
const send = (headers: Record<string, string> = key()) => site.send({}, headers);
const listed = async () => (await site.list()).requests.map(({ id }) => id);
const inKv = async () => (await site.keysInKv()).sort();

/** Mails about requests. The schedule may also send the morning's digest. */
const mailsAmong = ({ mails }: { mails: { subject: string }[] }) =>
  mails.filter(({ subject }) => !subject.startsWith('Today:')).length;

/** All pending deliveries are done, by the alarm or by the schedule. */
async function settle() {
  const pending = async () => {
    // Only what has failed is due at once; what is under way isn't to be done twice.
    await site.rows('UPDATE outbox SET next_at = 1 WHERE failed_at IS NOT NULL');
    await site.runSchedule();
    return site.rows('SELECT task FROM outbox');
  };
  await expect.poll(pending).toEqual([]);
}

/** Each call must get a 503 that says when to retry. */
async function expectUnavailable(...calls: Parameters<typeof call>[]) {
  for (const given of calls) {
    const response = await call(...given);
    const [path, method] = given;
    expect([path, method, response.status, response.headers.get('Retry-After')]).toEqual([path, method, 503, '5']);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  }
}

/** What KV didn't take for a day is still tried. */
async function expectNotGivenUp(count: number) {
  await site.setClock(dayMs + hourMs);
  await site.rows('UPDATE outbox SET next_at = 1');
  await site.work();
  expect(await site.rows('SELECT 1 FROM outbox WHERE next_at > 1')).toHaveLength(count);
}

async function expectFine(...calls: Parameters<typeof call>[]) {
  for (const given of calls) expect([...given.slice(0, 2), (await call(...given)).ok]).toEqual([...given.slice(0, 2), true]);
}

test.each<[string, Failing[], ((id: string) => Promise<unknown>)?]>([
  [
    'KV put fails, as it does once the free quota is used up',
    ['put'],
    async (id) => {
      expect(await listed()).toEqual([id]);
      await expectFine(
        [`/api/requests/${id}`, 'PATCH', { status: 'contacted' }],
        ['/api/newsletter', 'POST', { email: 'a@b.co' }],
      );
      expect(await inKv()).toEqual([]);
      await expectNotGivenUp(1);
    },
  ],
  [
    'KV get fails',
    ['get'],
    async (id) => {
      expect(await listed()).toEqual([id]);
      await expectFine([`/api/requests/${id}`], [`/api/requests/${id}`, 'PATCH', { status: 'won' }]);
      await site.send({ email: 'bo@b.co', phone: '737 555 0111' });
      expect(await (await erase({ email: 'bo@b.co' })).json()).toMatchObject({ deleted: 1 });
    },
  ],
  [
    'KV list fails',
    ['list'],
    async (id) => {
      expect(await listed()).toEqual([id]);
      await expectUnavailable(['/api/requests/erase', 'POST', { email: 'ann.lee@example.com' }], ['/api/desk/fill', 'POST']);
      await site.runSchedule();
      expect((await site.seen()).logs.filter((line) => line.includes('schedule_failed'))).toHaveLength(1);
    },
  ],
  [
    "the desk can't be reached",
    ['desk'],
    async (id) => {
      await site.runSchedule(nightly);
      // Nothing but KV has it, until the desk is back.
      const days = (expiration = 0) => Math.round((expiration * 1000 - Date.now()) / dayMs);
      const { keys } = await (await site.kv()).list();
      expect(keys.map(({ name, expiration }) => [name, days(expiration)])).toEqual([
        [`estimate:${id}`, 730],
        [`queue:${id}`, 30],
      ]);
      await expectUnavailable(
        ['/api/requests'],
        ['/api/requests/counts'],
        [`/api/requests/${id}`],
        [`/api/requests/${id}`, 'PATCH', { status: 'won' }],
        [`/api/requests/${id}`, 'DELETE'],
        ['/api/requests/erase', 'POST', { email: 'ann.lee@example.com' }],
        ['/api/desk/fill', 'POST'],
        ['/api/session', 'POST', { token, name: 'Olivia' }],
        ['/api/newsletter', 'POST', { email: 'a@b.co' }],
      );
      expect(await health()).toEqual({ status: 'degraded', off: [expect.objectContaining({ guard: 'desk', since: null })] });
    },
  ],
  ["the desk can't even be opened", ['desk gone'], () => expectUnavailable(['/api/requests'])],
  [
    'the desk takes longer than a visitor should wait',
    ['desk late'],
    async (id) => expect(await inKv()).toContain(`queue:${id}`),
  ],
  ['the desk inserts a request and its answer is lost', ['desk answer']],
  ["the desk can't be reached and KV get fails", ['desk', 'get']],
])('while %s, a request is announced and stored once, and later both stores have it', async (_, failing, meanwhile) => {
  await site.failing(failing);
  const headers = key();
  const id = await send(headers);
  expect(await send(headers)).toBe(id);
  await site.seenUntil((seen) => mailsAmong(seen) > 0);
  await meanwhile?.(id);
  await site.failing([]);
  await settle();
  await expect.poll(inKv).toEqual([`estimate:${id}`]);
  expect(await send(headers)).toBe(id);
  expect(await listed()).toEqual([id]);
});

test('while KV delete fails, a request is erased from the desk at once and from KV later', async () => {
  const id = await send();
  await settle();
  await site.failing(['delete']);
  const erased = await erase();
  expect([erased.status, await erased.json()]).toEqual([200, { deleted: 1, pending: 1, newsletter: false }]);
  expect(await listed()).toEqual([]);
  expect(await inKv()).toEqual([`estimate:${id}`]);
  // The request, and its address on the newsletter's list.
  await expectNotGivenUp(2);
  await site.failing([]);
  await settle();
  expect(await inKv()).toEqual([]);
});

test('a call of KV that hangs holds up neither a request nor the next notification for more than a few seconds', async () => {
  await site.slow(30_000);
  for (const timeout of [3000, 8000]) {
    const id = await send();
    expect(await listed()).toContain(id);
    await expect.poll(async () => (await site.seen()).mails.length, { timeout }).toBe(1);
  }
});

test.each(statements(12))(
  'a statement inside the desk fails after %i others: a request is stored whole, or by KV',
  async (allowed) => {
    await site.failing(['sql'], { sql: allowed });
    const id = await send();
    await site.failing([]);
    await settle();
    expect(await listed()).toEqual([id]);
    expect((await read(id)).projectDetails).toBe(estimate().projectDetails);
    expect(await inKv()).toEqual([`estimate:${id}`]);
  },
);

test.each(statements(15))(
  'a statement inside the desk fails after %i others: a withdrawal is made whole or not at all',
  async (allowed) => {
    const visitor = await sendAsVisitor(site);
    await plan(visitor.id);
    await settle();
    await site.failing(['sql'], { sql: allowed });
    const { status } = await visitor.call('/withdraw', 'POST');
    await site.failing([]);
    const { state } = await read(visitor.id);
    const outcome = [state.status, state.version, state.visit?.state, state.withdrawnAt !== undefined, state.history.length];
    const made = ['lost', 2, 'cancelled', true, 3];
    expect([['new', 1, 'confirmed', false, 1], made]).toContainEqual(outcome);
    expect(status === 204 ? outcome : status).toEqual(status === 204 ? made : 503);
  },
);

test('requests that came in while the desk was out of reach are listed in their order', async () => {
  await site.failing(['desk']);
  const ids: string[] = [];
  for (let count = 0; count < 6; count++) {
    ids.unshift(await send());
    await new Promise((resume) => setTimeout(resume, 5));
  }
  await site.failing([]);
  await site.runSchedule();
  expect(await listed()).toEqual(ids);
});

test('a request that neither store can take gets a 503, and is stored once when it is sent again', async () => {
  const headers = key();
  for (const failing of [['desk', 'put'] as const, ['sql', 'put'] as const]) {
    await site.failing([...failing]);
    await expectUnavailable(['/api/contact', 'POST', estimate(), headers]);
  }
  await site.failing(['desk', 'get']);
  await expectUnavailable(['/api/health']);
  await site.failing([]);
  await settle();
  expect(await listed()).toEqual([]);
  const id = await send(headers);
  await settle();
  expect(await listed()).toEqual([id]);
  expect(await inKv()).toEqual([`estimate:${id}`]);
});

test('a request whose mark shows in KV before the request itself is inserted with the next run', async () => {
  const [marked = expect.fail()] = makeIntakes(1);
  await site.fill([{ key: `queue:${marked.id}`, value: 'https://site.test' }]);
  await site.runSchedule();
  expect(await listed()).toEqual([]);
  await site.fill([marked]);
  await site.runSchedule();
  expect(await listed()).toEqual([marked.id]);
  await settle();
  expect(await inKv()).toEqual([marked.key]);
});

test("a request that the desk can't take stops no other one, waits in KV, and makes health degraded", async () => {
  await site.failing(['desk']);
  const [bad, good] = [await send(), await send()];
  await site.failing([]);
  await site.rows(`CREATE TRIGGER refuse BEFORE INSERT ON requests WHEN new.id = '${bad}' BEGIN SELECT raise(abort, 'x'); END`);
  await site.runSchedule();
  expect(await listed()).toEqual([good]);
  expect(await inKv()).toContain(`queue:${bad}`);
  expect(await health()).toMatchObject({ status: 'degraded', off: [{ guard: 'queue' }] });
  await site.rows('DROP TRIGGER refuse');
  await site.runSchedule();
  expect((await listed()).sort()).toEqual([bad, good].sort());
  expect(await health()).toMatchObject({ status: 'ok' });
});

test('runs of the schedule that overlap insert and announce each request once', async () => {
  await site.failing(['desk']);
  const ids = await Promise.all([send(), send(), send()]);
  await site.failing([]);
  // While the desk couldn't be reached, each request was announced at once.
  await site.seenUntil((seen) => mailsAmong(seen) === 3);
  // Slow enough for all three to find the same requests before any has inserted them.
  await site.slow(300);
  await Promise.all([site.runSchedule(), site.runSchedule(), site.runSchedule()]);
  await site.slow(0);
  await settle();
  expect((await listed()).sort()).toEqual([...ids].sort());
  expect(await inKv()).toEqual(ids.map((id) => `estimate:${id}`).sort());
  await site.seenUntil((seen) => mailsAmong(seen) === 3);
});

test("neither the browser's clock nor a desk's that goes back an hour puts requests out of order", async () => {
  const ids = [await send()];
  await site.setClock(-hourMs);
  for (const days of [365, 0, -365]) ids.unshift(await send({ 'Idempotency-Key': uuidv7(Date.now() + days * dayMs) }));
  expect(await listed()).toEqual(ids);
  const { receivedAt } = await read(ids[0] ?? '');
  expect(Math.abs(Date.parse(receivedAt) - Date.now() + hourMs)).toBeLessThan(60_000);
  expect((await call(`/api/requests/${ids[3]}`, 'PATCH', { note: 'Called' })).status).toBe(200);
  await settle();
  expect(await inKv()).toHaveLength(4);
});

test("a rate limiter that fails or isn't bound keeps nobody out", async () => {
  const bare = await startSite({ rateLimit: null });
  await site.failing(['limit']);
  for (const from of [site, bare]) {
    for (const [path, body, status] of [
      ['/api/contact', estimate(), 201],
      ['/api/session', { token, name: 'Olivia' }, 200],
      ['/api/newsletter', { email: 'a@b.co' }, 204],
    ] as const) {
      for (let count = 0; count < 6; count++) expect((await callAsBusiness(from, path, 'POST', body)).status).toBe(status);
    }
  }
  await bare.stop();
});
