import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { hourMs, minuteMs } from '#schema/rules/duration.ts';
import { sharedSite } from '../support/site/shared.ts';
import { estimate, notifyVars, startSite, token } from '../support/site/start.ts';
import { sendAsVisitor } from '../support/site/visitor.ts';

const site = await sharedSite();
const { call, erase, list, post, read, seenUntil, send } = site;

const bob = { email: 'bob@example.com', phone: '737 555 0199' };

const pendingSchema = z.array(z.object({ task: z.string(), tries: z.number(), next_at: z.number().nullable() }));

/** Notifications that the desk still has to send. */
async function pending() {
  const rows = await site.rows("SELECT task, tries, next_at FROM outbox WHERE task IN ('mail', 'webhook') ORDER BY task");
  return pendingSchema.parse(rows);
}

/** Every notification has been tried so often. */
const tried = (...tries: number[]) => expect.poll(async () => (await pending()).map((row) => row.tries)).toEqual(tries);

test('a new request is mailed as plain text and posted to a signed webhook', async () => {
  const plan = {
    rooms: [{ room: 'Bedroom', width: 14, length: 16, floor: 'Walnut Hardwood', rotation: 45, pattern: 'straight' }],
    total: 3640,
    link: '#plan=bedroom.walnut-hardwood.12.12.45',
  };
  const fields = { fullName: '<img src=x onerror=alert(1)>', projectDetails: '<script>alert(1)</script>', plan };
  const id = await send(fields);
  const { mails, fetched } = await seenUntil((seen) => seen.mails.length === 1 && seen.fetched.length === 1);
  expect(mails[0]).toMatchObject({ from: notifyVars.NOTIFY_MAIL_FROM, to: notifyVars.NOTIFY_MAIL_TO });
  expect(mails[0]?.text).toContain('<script>alert(1)</script>');
  expect(mails[0]?.text).toMatch(/^Email: “ann\.lee@example\.com”$/m);
  expect(mails[0]?.text).toMatch(/^Received: \w+day, \w+ \d+, \d{4} at \d+:\d\d\s[AP]M$/m);
  expect(mails[0]).not.toHaveProperty('html');
  expect(mails[0]?.text).toContain('Plan from the visualizer:\n“Bedroom”: 14 x 16 ft');
  const [posted] = fetched;
  expect(posted?.url).toBe(notifyVars.NOTIFY_WEBHOOK_URL);
  expect(JSON.parse(posted?.body ?? '')).toMatchObject({
    ...{ event: 'request.created', planText: expect.stringMatching(/^“Bedroom”/), request: { id, ...estimate(fields) } },
  });
  const [, at, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(posted?.headers['x-signature'] ?? '') ?? [];
  expect(signature).toBe(createHmac('sha256', notifyVars.NOTIFY_WEBHOOK_SECRET).update(`${at}.${posted?.body}`).digest('hex'));
  await expect.poll(pending).toEqual([]);
  expect((await read(id)).state).not.toHaveProperty('notNotified');
});

test('a notification that fails shows in the inbox until the desk has sent it, over the channel that failed alone', async () => {
  await site.failing(['mail']);
  const id = await send({ fullName: 'Lena Late' });
  await expect.poll(async () => (await read(id)).state.notNotified?.by).toEqual(['mail']);
  expect((await read(id)).state).toMatchObject({ status: 'new', version: 0 });
  expect((await list()).requests).toMatchObject([{ notNotified: true }]);
  await site.seen();
  await site.failing([]);
  await site.setClock(minuteMs);
  await site.work();
  const { mails, fetched } = await site.seen();
  expect([mails.length, fetched.length]).toEqual([1, 0]);
  expect(mails[0]?.text).toMatch(/Lena Late[\s\S]*http:\/\/site\.test\/inbox$/);
  expect((await read(id)).state).not.toHaveProperty('notNotified');
  await site.work();
  expect((await site.seen()).mails).toEqual([]);
});

test('a notification is pending from the moment its request is stored, and one whose attempt never ended is sent by the schedule', async () => {
  await site.failing(['mail', 'fetch']);
  const id = await send();
  expect((await pending()).map(({ task }) => task)).toEqual(['mail', 'webhook']);
  await tried(1, 1);
  // What a desk that was stopped midway leaves behind: a try that was counted and neither failed nor succeeded.
  await site.rows(`UPDATE outbox SET failed_at = NULL, next_at = since WHERE task <> 'copy'`);
  await site.failing([]);
  await site.seen();
  await site.runSchedule();
  await site.setClock(minuteMs);
  await site.runSchedule();
  const { mails, fetched } = await site.seen();
  // The schedule may also send the morning's digest.
  expect([mails.filter(({ subject }) => !subject.startsWith('Today:')).length, fetched.length]).toEqual([1, 1]);
  expect(await pending()).toEqual([]);
  expect((await read(id)).state).not.toHaveProperty('notNotified');
});

test('the pauses between tries grow from five seconds to an hour, and after a day the desk gives up', async () => {
  await site.failing(['mail']);
  const id = await send();
  await tried(1);
  const pauses: number[] = [];
  const start = Date.now();
  for (let clock = 0; clock < 26 * hourMs; ) {
    const [row] = await pending();
    if (row?.next_at == null) break;
    const pause = row.next_at - start - clock;
    pauses.push(Math.round(pause / 1000));
    clock += pause + 1000;
    await site.setClock(clock);
    await site.work();
  }
  expect(pauses.slice(1, 10).every((pause, index) => pause > (pauses[index] ?? 0))).toBe(true);
  expect(pauses[0]).toBeLessThanOrEqual(6);
  expect(Math.max(...pauses)).toBeLessThan(3700);
  expect(Math.abs(pauses.length - 35)).toBeLessThan(10);
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(23 * 3600);
  expect((await pending()).map(({ next_at }) => next_at)).toEqual([null]);
  expect((await read(id)).state.notNotified?.by).toEqual(['mail']);
  await site.failing([]);
  await site.seen();
  await site.setClock(48 * hourMs);
  await site.work();
  expect((await site.seen()).mails).toEqual([]);
});

test('nobody is told late of a request that the business has started on, deleted or erased, and an erased one stays erased', async () => {
  await site.failing(['mail', 'fetch']);
  const erased = await send();
  const [called, deleted] = [await send({ ...bob, fullName: 'Carl Called' }), await send({ ...bob, fullName: 'Dora Deleted' })];
  await send({ ...bob, fullName: 'Willa Waiting' });
  await tried(...Array(8).fill(1));
  await call(`/api/requests/${called}`, 'PATCH', { status: 'contacted' });
  await call(`/api/requests/${deleted}`, 'DELETE');
  await erase();
  await site.failing([]);
  await site.seen();
  await site.setClock(minuteMs);
  await site.work();
  const { mails, fetched } = await site.seen();
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('Willa Waiting')]);
  expect([fetched.length, await pending()]).toEqual([1, []]);
  expect((await call(`/api/requests/${erased}`)).status).toBe(404);
  expect(await (await site.kv()).get(`estimate:${erased}`)).toBeNull();
});

test('no log line contains anything about the visitor, whatever fails', async () => {
  const fields = {
    ...{ fullName: 'Quirina Quill', email: 'quirina@quill.example', phone: '(512) 555-0177', zipCode: '78759' },
    projectDetails: 'Secret room behind the bookcase',
  };
  const { path } = z.object({ path: z.string() }).parse(await (await call('/api/calendar', 'POST')).json());
  await site.failing(['mail', 'fetch']);
  const visitor = await sendAsVisitor(site, fields);
  await expect.poll(async () => (await read(visitor.id)).state.notNotified).toBeDefined();
  await send({ ...fields, website: 'https://hidden.example' });
  const callFrom = (path: string, method: string, body?: unknown) =>
    call(path, method, body, { 'CF-Connecting-IP': '203.0.113.77' });
  await callFrom('/api/requests/erase', 'POST', { email: 'nobody@quill.example' });
  await callFrom('/api/newsletter', 'POST', { email: fields.email });
  await callFrom('/api/session', 'POST', { token: 'a-wrong-token', name: fields.fullName });
  await callFrom(`/api/requests?q=${encodeURIComponent(fields.fullName)}`, 'GET');
  await site.failing(['put', 'get', 'list', 'delete', 'desk', 'mail', 'fetch']);
  await callFrom('/api/contact', 'POST', estimate(fields));
  await callFrom('/api/newsletter', 'POST', { email: fields.email });
  await callFrom(path, 'GET');
  await visitor.call('/messages', 'POST', { text: 'A secret message' });
  await site.runSchedule();
  await site.failing(['desk', 'mail', 'fetch']);
  await callFrom('/api/contact', 'POST', estimate({ ...fields, projectDetails: 'Another secret' }));
  const { logs } = await seenUntil((seen) => seen.logs.some((line) => line.includes('notification_failed')));
  const events = ['estimate_stored', 'task_failed', 'person_erased', 'sign_in_refused', 'api_error', 'schedule_failed'];
  expect(logs.map((line) => JSON.parse(line).event)).toEqual(expect.arrayContaining([...events, 'desk_unreachable']));
  const secrets = [visitor.fragment.split('.')[1] ?? '', path.slice('/api/calendar/'.length, -4), 'a-wrong-token', token];
  const unsaid = [...Object.values(fields), ...secrets, 'quill', '555-0177', 'hidden.example', '203.0.113.77', 'secret message'];
  for (const text of unsaid) expect(logs.join('\n').toLowerCase()).not.toContain(text.toLowerCase());
});

test('spam and retries send no notification', async () => {
  await send({ website: 'x' });
  for (let attempt = 0; attempt < 3; attempt++) await post({}, { 'Idempotency-Key': 'one-key' });
  await site.work();
  await expect.poll(pending).toEqual([]);
  const { mails, fetched } = await site.seen();
  expect([mails.length, fetched.length]).toEqual([1, 1]);
});

test('nothing is sent without mail addresses or the webhook secret', async () => {
  const silent = await startSite({ bindings: true, vars: { NOTIFY_WEBHOOK_URL: notifyVars.NOTIFY_WEBHOOK_URL } });
  await sendAsVisitor(silent);
  await silent.work();
  expect(await silent.seen()).toMatchObject({ mails: [], fetched: [] });
  await silent.stop();
});

test('a delivery of the webhook has the same id each time, and nothing is dropped during an outage', async () => {
  await site.failing(['mail', 'fetch']);
  const visitor = await sendAsVisitor(site);
  await tried(1, 1);
  await visitor.call('/messages', 'POST', { text: 'Hello' });
  await visitor.call('/withdraw', 'POST');
  // What the alarm delivers from here on counts, even before the clock is set.
  await site.seen();
  await site.failing([]);
  await site.setClock(10 * minuteMs);
  await site.work();
  const posted = (await site.seen()).fetched.map(({ body }) =>
    z.object({ id: z.string(), event: z.string() }).parse(JSON.parse(body)),
  );
  expect(posted.find(({ event }) => event === 'request.created')?.id).toBe(`${visitor.id}.0`);
  expect(posted.map(({ event }) => event)).toEqual(expect.arrayContaining(['request.message', 'request.updated']));
});
