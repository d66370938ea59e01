/** The table in docs/faults.md, row by row. */

import { expect, test } from 'vitest';
import { z } from 'zod';
import { dayMs } from '../../schema/duration.ts';
import { uuidv7 } from '../../schema/uuid.ts';
import { copyRequests, makeIntakes } from '../support/requests.ts';
import { sharedSite } from '../support/shared-site.ts';
import { estimate, nightly, notifyVars, type Site, startSite, token } from '../support/site.ts';
import { sendAsVisitor } from '../support/visitor.ts';

const vars = { ...notifyVars, TIMEOUT_MS: '1500' };
const site = await sharedSite({ bindings: true, bucket: true, rateLimit: true, vars });
const { read } = site;

/** How many statements succeed before one fails: a few of the possible numbers, and all of them in the full run. */
const statements = (most: number) =>
  Array.from({ length: most }, (_, allowed) => allowed).filter((allowed) => process.env.TEST_FULL === '1' || allowed % 3 === 0);

let caller = 0;
function call(path: string, method = 'GET', body?: unknown, headers: Record<string, string> = {}, to: Site = site) {
  caller += 1;
  return to.fetch(to.url(path), {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      'CF-Connecting-IP': `198.51.${100 + Math.floor(caller / 250)}.${caller % 250}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

const key = () => ({ 'Idempotency-Key': uuidv7() });

async function send(headers: Record<string, string> = key(), to: Site = site) {
  const response = await call('/api/contact', 'POST', estimate(), headers, to);
  expect(response.status).toBe(201);
  return z.object({ id: z.string() }).parse(await response.json()).id;
}

const listed = async () => (await site.list()).requests.map(({ id }) => id);

async function inKv() {
  return (await site.keysInKv()).sort();
}

async function health() {
  return z.looseObject({ status: z.string() }).parse(await (await call('/api/health')).json());
}

/** Waits until so many mails about requests have gone out. The schedule may also send the morning's digest. */
async function expectMails(count: number) {
  let sent = 0;
  const mails = async () => {
    sent += (await site.seen()).mails.filter(({ subject }) => !subject.startsWith('Today:')).length;
    return sent;
  };
  await expect.poll(mails, { timeout: 20_000 }).toBe(count);
}

/** All pending deliveries are done, by the alarm or by the schedule. */
async function settle() {
  const pending = async () => {
    // Only what has failed is due at once; what is under way isn't to be done twice.
    await site.rows('UPDATE outbox SET next_at = 1 WHERE failed_at IS NOT NULL');
    await site.runSchedule();
    return site.rows('SELECT task FROM outbox');
  };
  await expect.poll(pending, { timeout: 20_000 }).toEqual([]);
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

async function expectFine(...calls: Parameters<typeof call>[]) {
  for (const given of calls) {
    const response = await call(...given);
    expect([...given.slice(0, 2), response.ok]).toEqual([...given.slice(0, 2), true]);
  }
}

test('while KV put fails, as it does once the free quota is used up, the desk keeps everything, and the copy follows', async () => {
  await site.failing(['put']);
  const headers = key();
  const id = await send(headers);
  expect(await send(headers)).toBe(id);
  expect(await listed()).toEqual([id]);
  await expectFine(
    [`/api/requests/${id}`, 'PATCH', { status: 'contacted' }],
    ['/api/newsletter', 'POST', { email: 'a@b.co' }],
    ['/api/requests.csv', 'GET'],
  );
  expect(await inKv()).toEqual([]);
  expect(await health()).toMatchObject({ copiesPending: 1 });
  await site.failing([]);
  await settle();
  expect(await inKv()).toEqual([`estimate:${id}`]);
  expect(await health()).toMatchObject({ copiesPending: 0 });
});

test('while KV put fails, the business is notified all the same', async () => {
  await site.failing(['put']);
  await send();
  await expectMails(1);
});

test('while KV get fails, the inbox works, and so does erasing', async () => {
  await site.failing(['get']);
  const id = await send();
  expect(await listed()).toEqual([id]);
  await expectFine(
    [`/api/requests/${id}`, 'GET'],
    [`/api/requests/${id}`, 'PATCH', { status: 'won' }],
    ['/api/requests.csv', 'GET'],
  );
  expect(await health()).toMatchObject({ status: 'degraded', off: [{ guard: 'kv' }] });
  await expectFine(['/api/requests/erase', 'POST', { email: 'ann.lee@example.com' }]);
  expect(await listed()).toEqual([]);
  await site.failing([]);
  await settle();
  expect(await inKv()).toEqual([]);
});

test('while KV list fails, the inbox works, erasing and rebuilding say to try again later, and the schedule logs it', async () => {
  await site.failing(['list']);
  const id = await send();
  expect(await listed()).toEqual([id]);
  await expectUnavailable(['/api/requests/erase', 'POST', { email: 'ann.lee@example.com' }], ['/api/desk/rebuild', 'POST']);
  expect((await read(id)).id).toBe(id);
  await site.runSchedule(nightly);
  expect((await site.seen()).logs.filter((line) => line.includes('schedule_failed'))).toHaveLength(2);
});

test('while KV delete fails, a request is erased from the desk at once and from KV later', async () => {
  const id = await send();
  await settle();
  await site.failing(['delete']);
  const erased = await call('/api/requests/erase', 'POST', { email: 'ann.lee@example.com' });
  expect([erased.status, await erased.json()]).toEqual([200, { deleted: 1, pending: 1, similar: [], newsletter: false }]);
  expect(await listed()).toEqual([]);
  expect(await inKv()).toEqual([`estimate:${id}`]);
  // The request, and its address on the newsletter's list.
  expect(await health()).toMatchObject({ removalsPending: 2 });
  await site.failing([]);
  await settle();
  expect(await inKv()).toEqual([]);
  expect(await health()).toMatchObject({ removalsPending: 0 });
});

test('while KV is slow, a request is stored and read all the same', async () => {
  await site.slow(300);
  const id = await send();
  expect((await read(id)).id).toBe(id);
  expect(await listed()).toEqual([id]);
});

test('a call of KV that hangs holds up the next notification by no more than a few seconds', async () => {
  await site.slow(30_000);
  await send();
  await expect.poll(async () => (await site.seen()).mails.length, { timeout: 3000 }).toBe(1);
  await send();
  await expect.poll(async () => (await site.seen()).mails.length, { timeout: 8000 }).toBe(1);
});

test("the desk can't be reached", async () => {
  const earlier = await send();
  await settle();
  await site.seen();
  await site.failing(['desk']);
  const headers = key();
  const id = await send(headers);
  expect(await send(headers)).toBe(id);
  expect(await inKv()).toEqual([`estimate:${earlier}`, `estimate:${id}`, `queue:${id}`].sort());
  await expectUnavailable(
    ['/api/requests', 'GET'],
    ['/api/requests/counts', 'GET'],
    [`/api/requests/${earlier}`, 'GET'],
    [`/api/requests/${earlier}`, 'PATCH', { status: 'won' }],
    [`/api/requests/${earlier}`, 'DELETE'],
    ['/api/requests/erase', 'POST', { email: 'ann.lee@example.com' }],
    ['/api/requests.csv', 'GET'],
    ['/api/desk/export', 'GET'],
    ['/api/session', 'POST', { token, name: 'Olivia' }],
    ['/api/newsletter', 'POST', { email: 'a@b.co' }],
  );
  expect(await health()).toEqual({ status: 'degraded', off: [expect.objectContaining({ guard: 'desk', since: null })] });
  await expect.poll(async () => (await site.seen()).mails.length, { timeout: 20_000 }).toBeGreaterThan(0);
  await site.failing([]);
  await site.runSchedule();
  expect(await listed()).toEqual([id, earlier]);
  expect(await send(headers)).toBe(id);
  await settle();
  expect(await inKv()).toEqual([`estimate:${earlier}`, `estimate:${id}`].sort());
});

test("the desk can't even be opened", async () => {
  await site.failing(['desk gone']);
  await expectUnavailable(['/api/published'], ['/api/next-visit'], ['/api/requests']);
  await send();
});

test('the desk takes longer than a visitor should wait', async () => {
  await site.failing(['desk late']);
  const id = await send();
  expect(await inKv()).toContain(`queue:${id}`);
  await site.failing([]);
  await settle();
  expect(await listed()).toEqual([id]);
  await expect.poll(inKv, { timeout: 20_000 }).toEqual([`estimate:${id}`]);
});

test('the desk inserts a request and its answer is lost', async () => {
  await site.failing(['desk answer']);
  const headers = key();
  const id = await send(headers);
  expect(await send(headers)).toBe(id);
  await site.failing([]);
  await settle();
  expect(await listed()).toEqual([id]);
  expect(await inKv()).toEqual([`estimate:${id}`]);
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

test.each(statements(12))(
  'a statement inside the desk fails after %i others: a change is made whole or not at all',
  async (allowed) => {
    const id = await send();
    await settle();
    await site.failing(['sql'], { sql: allowed });
    const { status } = await call(`/api/requests/${id}`, 'PATCH', { status: 'won', note: 'Signed' });
    await site.failing([]);
    const { state } = await read(id);
    const outcome = [state.status, state.version, state.notes.length, state.history.length];
    expect([
      ['new', 0, 0, 0],
      ['won', 1, 1, 1],
    ]).toContainEqual(outcome);
    if (status === 200) expect(outcome[0]).toBe('won');
    else expect(status).toBe(503);
  },
);

test.each(statements(15))(
  'a statement inside the desk fails after %i others: a visitor withdraws wholly or not at all',
  async (allowed) => {
    const visitor = await sendAsVisitor(site, {}, { 'CF-Connecting-IP': `203.0.113.${100 + allowed}` });
    await call(`/api/requests/${visitor.id}/visit`, 'PUT', { date: '2027-03-10', part: 'morning', state: 'confirmed' });
    await settle();
    await site.failing(['sql'], { sql: allowed });
    const { status } = await visitor.call('/withdraw', 'POST');
    await site.failing([]);
    const { state } = await read(visitor.id);
    const outcome = [state.status, state.version, state.visit?.state, state.withdrawnAt !== undefined, state.history.length];
    expect([
      ['new', 1, 'confirmed', false, 1],
      ['lost', 2, 'cancelled', true, 3],
    ]).toContainEqual(outcome);
    if (status === 204) expect(outcome[0]).toBe('lost');
    else expect(status).toBe(503);
  },
);

test("the desk can't be reached and KV get fails", async () => {
  await site.failing(['desk', 'get']);
  const headers = key();
  const id = await send(headers);
  expect(await send(headers)).toBe(id);
  await site.failing([]);
  await settle();
  expect(await listed()).toEqual([id]);
});

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

test('neither store can take a request', async () => {
  const headers = key();
  for (const failing of [['desk', 'put'] as const, ['sql', 'put'] as const]) {
    await site.failing([...failing]);
    await expectUnavailable(['/api/contact', 'POST', estimate(), headers]);
  }
  await site.failing(['desk', 'get']);
  await expectUnavailable(['/api/health', 'GET']);
  await site.failing([]);
  await settle();
  expect(await listed()).toEqual([]);
  const id = await send(headers);
  await settle();
  expect(await listed()).toEqual([id]);
  expect(await inKv()).toEqual([`estimate:${id}`]);
});

test('the Worker is stopped after the desk has the request and before KV does', async () => {
  await site.failing(['put']);
  const id = await send();
  await expect.poll(async () => (await site.rows("SELECT tries FROM outbox WHERE task = 'copy'"))[0]?.tries).toBeGreaterThan(0);
  await site.failing([]);
  // The alarm is lost with the Worker; the schedule makes up for it.
  await settle();
  expect(await inKv()).toEqual([`estimate:${id}`]);
});

test('the Worker is stopped after KV has the request and before its mark or the desk does', async () => {
  const [{ id, key: name, value } = { id: '', key: '', value: '' }] = makeIntakes(1);
  await site.fill([{ key: name, value }]);
  await site.runSchedule();
  expect(await listed()).toEqual([]);
  await site.seen();
  await site.runSchedule(nightly);
  expect(await listed()).toEqual([id]);
  expect(await health()).toMatchObject({ foundInKvOnly: 1 });
  await settle();
  expect(await site.rows('SELECT task FROM outbox')).toEqual([]);
});

test('KV shows the mark of a request before its value', async () => {
  const [{ id, key: name, value } = { id: '', key: '', value: '' }] = makeIntakes(1);
  await site.fill([{ key: `queue:${id}`, value: 'https://site.test' }]);
  await site.runSchedule();
  expect(await listed()).toEqual([]);
  await site.fill([{ key: name, value }]);
  await site.runSchedule();
  expect(await listed()).toEqual([id]);
  expect(await inKv()).toEqual([name]);
});

test("a request that the desk can't take stops no other one and no erasure, and health counts it", async () => {
  await site.failing(['desk']);
  const [bad, good] = [await send(), await send()];
  const other = makeIntakes(1)[0] ?? { id: '', key: '', value: '' };
  await site.failing([]);
  await site.rows(
    `CREATE TRIGGER refuse BEFORE INSERT ON requests WHEN new.id IN ('${bad}', '${other.id}') BEGIN SELECT raise(abort, 'x'); END`,
  );
  await site.runSchedule();
  expect(await listed()).toEqual([good]);
  expect(await inKv()).toContain(`queue:${bad}`);
  await site.fill([other]);
  await site.runSchedule(nightly);
  expect(await health()).toMatchObject({ status: 'degraded', off: [{ guard: 'intake' }], notInserted: 2 });
  const erased = await call('/api/requests/erase', 'POST', { email: 'ann.lee@example.com' });
  expect(await erased.json()).toMatchObject({ deleted: 2, pending: 0 });
  await site.rows('DROP TRIGGER refuse');
  await site.runSchedule(nightly);
  expect(await listed()).toEqual([other.id]);
});

test('KV has lost a request that the desk has', async () => {
  const id = await send();
  await settle();
  await (await site.kv()).delete(`estimate:${id}`);
  await site.runSchedule(nightly);
  await settle();
  expect(await inKv()).toEqual([`estimate:${id}`]);
});

test.each([undefined, nightly])('two runs of the schedule overlap: %s', async (cron) => {
  await site.failing(['desk']);
  const ids = await Promise.all([send(), send(), send()]);
  await site.failing([]);
  // While the desk couldn't be reached, each request was announced at once.
  await expectMails(3);
  // Slow enough for all three to find the same requests before any has inserted them.
  await site.slow(300);
  await Promise.all([site.runSchedule(cron), site.runSchedule(cron), site.runSchedule(cron)]);
  await site.slow(0);
  await settle();
  expect((await listed()).sort()).toEqual([...ids].sort());
  expect(await inKv()).toEqual(ids.map((id) => `estimate:${id}`).sort());
  await expectMails(3);
});

test.each([-365, 365])("the browser's clock is off by %i days", async (days) => {
  const headers = { 'Idempotency-Key': uuidv7(Date.now() + days * dayMs) };
  const id = await send(headers);
  const later = await send();
  expect(await send(headers)).toBe(id);
  expect(await listed()).toEqual([later, id]);
  expect(Math.abs(Date.parse((await read(id)).receivedAt) - Date.now())).toBeLessThan(60_000);
});

test("the desk's clock goes back an hour", async () => {
  const first = await send();
  await site.setClock(-3_600_000);
  const second = await send();
  expect(await listed()).toEqual([second, first]);
  expect((await call(`/api/requests/${first}`, 'PATCH', { note: 'Called' })).status).toBe(200);
  await settle();
  expect(await inKv()).toHaveLength(2);
});

test.each([0, 1, 2])('the bucket for backups fails after %i calls', async (allowed) => {
  const id = await send();
  await settle();
  // Has the desk read the register.
  await call('/api/desk/rebuild', 'POST');
  await site.failing(['bucket'], { bucket: allowed });
  await site.runSchedule(nightly);
  expect((await site.seen()).logs.some((line) => line.includes('schedule_failed'))).toBe(true);
  await site.failing([]);
  expect(await listed()).toEqual([id]);
  await site.runSchedule(nightly);
  expect(await health()).toMatchObject({ backupAgeHours: 0 });
});

test('mail and webhook fail', async () => {
  await site.failing(['mail', 'fetch']);
  const id = await send();
  expect(await listed()).toEqual([id]);
  await expect.poll(async () => (await read(id)).state.notNotified?.by, { timeout: 20_000 }).toEqual(['mail', 'webhook']);
  expect(await health()).toMatchObject({ notificationsPending: 2 });
  expect((await call(`/api/requests/${id}`, 'PATCH', { note: 'Called', version: 0 })).status).toBe(200);
  await site.failing([]);
  await settle();
  expect((await read(id)).state).toMatchObject({ version: 1, notes: [{ text: 'Called' }] });
  expect((await read(id)).state).not.toHaveProperty('notNotified');
});

test.each(['/api/requests.csv', '/api/desk/export'])('the desk fails in the middle of %s', async (path) => {
  await send();
  await copyRequests(site, 600);
  // More than one page of the export.
  await site.rows(`UPDATE requests SET value = json_set(value, '$.more', printf('%.*c', 10000, 'x'))`);
  // One call checks the guesses of this address, the next reads the first portion.
  await site.failing(['desk'], { desk: 2 });
  await expect(call(path).then((response) => response.text())).rejects.toThrow();
});

test("the rate limiter fails or isn't bound", async () => {
  const sameAddress = { 'CF-Connecting-IP': '203.0.113.7' };
  const bare = await startSite({ rateLimit: null });
  await site.failing(['limit']);
  for (const from of [site, bare]) {
    for (let count = 0; count < 6; count++) {
      await send({ ...key(), ...sameAddress }, from);
      expect((await call('/api/session', 'POST', { token, name: 'Olivia' }, sameAddress, from)).status).toBe(200);
      expect((await call('/api/newsletter', 'POST', { email: 'a@b.co' }, sameAddress, from)).status).toBe(200);
    }
  }
  await bare.stop();
});
