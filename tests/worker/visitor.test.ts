/** The visitor's own page: who gets in, what it shows, and what a visitor can do there. */

import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { dayMs, minuteMs } from '#schema/rules/duration.ts';
import { uuidv7 } from '#schema/rules/uuid.ts';
import { sharedSite } from '../support/site/shared.ts';
import { estimate } from '../support/site/start.ts';
import { fragmentIn, openAsVisitor, sendAsVisitor } from '../support/site/visitor.ts';

const site = await sharedSite();
const { call, plan, post, postForm, read, settle } = site;

/** Mails to the business about what visitors did after sending. */
async function newsMails() {
  await settle();
  const { mails } = await site.seen();
  return mails.filter(({ subject }) => !/^(?:Urgent, call|Estimate request)/.test(subject));
}

const newsSent = async () => (await newsMails()).map(({ subject }) => subject);

test('the link opens what was sent and the status', async () => {
  const visitor = await sendAsVisitor(site, { context: { city: 'austin', zip: '78704', floor: 'Not A Slug' } });
  const page = await visitor.page();
  expect(page).toMatchObject({
    id: visitor.id,
    status: 'received',
    way: 'form',
    sent: { ...estimate(), context: { city: 'austin', zip: '78704' } },
    preferredTimes: [],
    visit: null,
    photos: [],
    messages: [],
  });
  expect(page.windows.length).toBeGreaterThan(20);
  for (const [status, shown] of [
    ['contacted', 'in progress'],
    ['quoted', 'quoted'],
    ['won', 'booked'],
    ['lost', 'closed'],
    ['spam', 'received'],
  ]) {
    await call(`/api/requests/${visitor.id}`, 'PATCH', { status });
    expect((await visitor.page()).status).toBe(shown);
  }
});

test('the page shows nothing that the business wrote down for itself', async () => {
  const visitor = await sendAsVisitor(site);
  await call(`/api/requests/${visitor.id}`, 'PATCH', { note: 'A difficult customer' });
  await call(`/api/requests/${visitor.id}/replies`, 'POST', { channel: 'phone', text: 'Said he was too expensive' });
  const text = await (await visitor.call()).text();
  for (const secret of ['difficult', 'expensive', 'history', 'version']) expect(text).not.toContain(secret);
});

test("the secret can come from the visitor's device, and a retry leads to the same page", async () => {
  const secret = '0123456789abcdef0123456789abcdef';
  const headers = { 'X-Visitor-Secret': secret, 'Idempotency-Key': uuidv7() };
  const [first, retry] = [await sendAsVisitor(site, {}, headers), await sendAsVisitor(site, {}, headers)];
  expect([first.fragment, retry.fragment]).toEqual([`${first.id}.${secret}`, `${first.id}.${secret}`]);
  expect((await retry.call()).status).toBe(200);
  expect((await post({}, { 'X-Visitor-Secret': 'short' })).status).toBe(400);
});

test('neither store holds the secret', async () => {
  const visitor = await sendAsVisitor(site);
  await settle();
  const secret = visitor.fragment.split('.')[1] ?? '';
  const value = await (await site.kv()).get(`estimate:${visitor.id}`);
  const rows = JSON.stringify([await site.rows('SELECT * FROM requests'), await site.rows('SELECT * FROM links')]);
  expect(value).toContain('linkHash');
  expect(`${value}${rows}`).not.toContain(secret);
});

test('wrong, incomplete, revoked and erased links all get one answer', async () => {
  const [visitor, revoked, erased] = [await sendAsVisitor(site), await sendAsVisitor(site), await sendAsVisitor(site)];
  expect((await call(`/api/requests/${revoked.id}/links`, 'DELETE')).status).toBe(204);
  expect((await erased.call('', 'DELETE')).status).toBe(204);
  const answers = await Promise.all(
    [
      openAsVisitor(site, visitor.id, `${visitor.id}.${'0'.repeat(32)}`),
      openAsVisitor(site, visitor.id, `${revoked.id}.${visitor.fragment.split('.')[1]}`),
      openAsVisitor(site, visitor.id, `${crypto.randomUUID()}.${'0'.repeat(32)}`),
      openAsVisitor(site, visitor.id, 'nonsense'),
      revoked,
      erased,
    ].map(async (each) => {
      const response = await each.call();
      return [response.status, await response.text()];
    }),
  );
  expect(answers[0]?.[0]).toBe(404);
  expect(new Set(answers.map((answer) => answer.join(' '))).size).toBe(1);
  expect((await visitor.call()).status).toBe(200);
});

test('a message shows on both sides, and the business is told once, whatever is retried', async () => {
  const visitor = await sendAsVisitor(site);
  expect(await newsSent()).toEqual([]);
  for (let attempt = 0; attempt < 2; attempt++) {
    expect((await visitor.call('/messages', 'POST', { text: ' We have a dog,\r\nbeware ' })).status).toBe(204);
  }
  const note = { kind: 'message', text: 'We have a dog,\nbeware', actor: 'customer', at: expect.any(String) };
  expect((await read(visitor.id)).state).toMatchObject({ notes: [note], version: 0 });
  expect((await visitor.page()).messages).toEqual([{ from: 'visitor', text: note.text, at: expect.any(String) }]);
  expect(await newsSent()).toEqual(['Message from “Ann Lee”']);
  expect((await site.list('q=beware')).requests).toMatchObject([{ id: visitor.id }]);
  expect((await visitor.call('/messages', 'POST', { text: '\u0001' })).status).toBe(422);
});

test('a message waits for an answer, first in the list, through notes and changes, until it is answered or marked so', async () => {
  const visitor = await sendAsVisitor(site);
  await sendAsVisitor(site);
  const isWaiting = async () => {
    const { requests } = z
      .object({ requests: z.array(z.object({ id: z.string(), isUnanswered: z.optional(z.boolean()) })) })
      .parse(await (await call('/api/requests')).json());
    return [requests[0]?.id === visitor.id && requests[0].isUnanswered === true, (await visitor.page()).isUnanswered];
  };
  for (const answer of [
    () => call(`/api/requests/${visitor.id}/replies`, 'POST', { channel: 'text', text: 'Yes, we do.' }),
    () => call(`/api/requests/${visitor.id}`, 'PATCH', { isAnswered: true }),
  ]) {
    await visitor.call('/messages', 'POST', { text: `Do you haul the old carpet away? ${Math.random()}` });
    await call(`/api/requests/${visitor.id}`, 'PATCH', { note: 'Asks about carpet' });
    await call(`/api/requests/${visitor.id}`, 'PATCH', { status: 'won' });
    await call(`/api/requests/${visitor.id}/quote/work`, 'PUT', { first: '2099-12-01', last: '2099-12-01', crew: 'Ray' });
    expect(await isWaiting()).toEqual([true, true]);
    expect((await answer()).ok).toBe(true);
    expect(await isWaiting()).toEqual([false, false]);
  }
});

test('the business also hears of what a visitor does after their request went to the trash, and that it is there', async () => {
  const visitor = await sendAsVisitor(site);
  await call(`/api/requests/${visitor.id}`, 'DELETE');
  expect((await visitor.call('/messages', 'POST', { text: 'Are you coming?' })).status).toBe(204);
  const warning = /^This request is in the trash\. It will be deleted for good on \w+day, .+ [AP]M, unless you restore it\.$/m;
  expect(await newsMails()).toEqual([
    expect.objectContaining({ subject: 'Message from “Ann Lee”', text: expect.stringMatching(warning) }),
  ]);
});

test('a request takes fifty messages and no more', async () => {
  const visitor = await sendAsVisitor(site);
  await site.rows(`WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 49)
    INSERT INTO entries (request_id, at, actor, kind, text) SELECT '${visitor.id}', n, 'customer', 'message', n FROM numbers`);
  expect((await visitor.call('/messages', 'POST', { text: 'The last one' })).status).toBe(204);
  expect((await visitor.call('/messages', 'POST', { text: 'One more' })).status).toBe(422);
});

test('preferred times can come with the request and change later; only windows we offer are taken', async () => {
  const [first, second, third] = (await (await sendAsVisitor(site)).page()).windows;
  const visitor = await sendAsVisitor(site, { preferredTimes: [first] });
  expect((await read(visitor.id)).state.preferredTimes).toEqual([first]);
  expect((await visitor.call('/times', 'PUT', { preferredTimes: [second, third] })).status).toBe(204);
  expect((await read(visitor.id)).state).toMatchObject({ preferredTimes: [second, third], version: 1 });
  expect((await visitor.page()).preferredTimes).toEqual([second, third]);
  expect(await newsSent()).toEqual([expect.stringMatching(/^“Ann Lee”: Preferred times: /)]);
  for (const preferredTimes of [[{ date: '2020-01-06', part: 'morning' }], [first, second, third]]) {
    expect((await visitor.call('/times', 'PUT', { preferredTimes })).status).toBe(422);
  }
});

test('a preferred time that has passed, or makes no sense, costs no request', async () => {
  const visitor = await sendAsVisitor(site, { preferredTimes: [{ date: '2020-01-06', part: 'morning' }] });
  expect((await read(visitor.id)).state.preferredTimes).toEqual([{ date: '2020-01-06', part: 'morning' }]);
  const garbled = await sendAsVisitor(site, { preferredTimes: 'tomorrow' });
  expect((await read(garbled.id)).state.preferredTimes).toEqual([]);
});

test('withdrawing closes the request, cancels its visit and tells the business, which can reopen it', async () => {
  const visitor = await sendAsVisitor(site);
  await plan(visitor.id);
  await call(`/api/requests/${visitor.id}`, 'PATCH', { status: 'quoted' });
  await newsSent();
  for (let attempt = 0; attempt < 2; attempt++) expect((await visitor.call('/withdraw', 'POST')).status).toBe(204);
  const withdrawn = { withdrawnAt: expect.any(String), visit: { state: 'cancelled' } };
  expect((await read(visitor.id)).state).toMatchObject({ status: 'lost', ...withdrawn });
  expect(await newsSent()).toEqual(['“Ann Lee”: Withdrew the request']);
  expect(await visitor.page()).toMatchObject({ status: 'withdrawn', visit: { state: 'cancelled' } });
  expect((await visitor.call('/times', 'PUT', { preferredTimes: [] })).status).toBe(409);
  await call(`/api/requests/${visitor.id}`, 'PATCH', { status: 'contacted' });
  expect((await read(visitor.id)).state).not.toHaveProperty('withdrawnAt');
  expect(await visitor.page()).toMatchObject({ status: 'in progress' });
});

test('while the desk is away, a link opens nothing, and once it is back, it opens before the schedule has run', async () => {
  await site.failing(['desk']);
  const headers = { 'Idempotency-Key': uuidv7(), 'X-Visitor-Secret': '0'.repeat(32) };
  const visitor = await sendAsVisitor(site, {}, headers);
  expect((await sendAsVisitor(site, {}, headers)).fragment).toBe(visitor.fragment);
  const response = await visitor.call();
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
  await site.failing([]);
  expect(await visitor.page()).toMatchObject({ sent: estimate() });
  expect((await visitor.call('/messages', 'POST', { text: 'Hello' })).status).toBe(204);
  await site.runSchedule();
  expect(await site.rows('SELECT id FROM requests')).toEqual([{ id: visitor.id }]);
});

test.each([
  ['https://site.test/contact?service=lvp&city=austin&zip=78704&x=1', { service: 'lvp', city: 'austin', zip: '78704' }],
])(
  'without scripts, the page that led to the form is known from its address, even once it was rejected: %s',
  async (Referer, context) => {
    const rejected = parse(await (await postForm({ zipCode: '787' }, { Referer })).text());
    const kept = rejected.querySelector('[name="context"]')?.getAttribute('value') ?? '';
    for (const response of [await postForm({}, { Referer }), await postForm({ context: kept, zipCode: '78701' })]) {
      const visitor = openAsVisitor(site, '', fragmentIn(await response.text()));
      expect((await visitor.page()).sent.context).toEqual(context);
    }
  },
);

test('a request takes thirty changes of times a day, and the business gets one mail for those that it has not been told of', async () => {
  const visitor = await sendAsVisitor(site);
  const { windows } = await visitor.page();
  await newsSent();
  await site.failing(['mail', 'fetch']);
  const statuses: number[] = [];
  for (let count = 0; count <= 30; count++)
    statuses.push((await visitor.call('/times', 'PUT', { preferredTimes: [windows[count % 20]] })).status);
  expect(statuses).toEqual([...Array(30).fill(204), 422]);
  for (const text of ['We have a dog', 'And a cat']) await visitor.call('/messages', 'POST', { text });
  expect(await site.rows(`SELECT count(*) AS n FROM outbox WHERE task = 'mail'`)).toEqual([{ n: 2 }]);
  await settle();
  expect((await read(visitor.id)).state.notNotified?.by).toEqual(['mail', 'webhook']);
  await site.failing([]);
  await site.seen();
  const mails = await newsMails();
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'Message from “Ann Lee”',
    expect.stringMatching(/^“Ann Lee”: Preferred/),
  ]);
  expect(mails.find(({ subject }) => subject === 'Message from “Ann Lee”')?.text).toContain('> We have a dog\n> \n> And a cat');
  expect((await read(visitor.id)).state).not.toHaveProperty('notNotified');
  await site.setClock(dayMs + minuteMs);
  expect((await visitor.call('/times', 'PUT', { preferredTimes: [] })).status).toBe(204);
});

test('what comes in while a mail about the same request goes out gets a mail of its own', async () => {
  const visitor = await sendAsVisitor(site);
  await newsSent();
  await site.failing([], {}, 500);
  await visitor.call('/messages', 'POST', { text: 'First' });
  await expect.poll(async () => (await site.rows('SELECT tries FROM outbox'))[0]?.tries).toBe(1);
  await visitor.call('/messages', 'POST', { text: 'Second' });
  await site.failing([]);
  const texts: string[] = [];
  const told = async () => texts.push(...(await site.seen()).mails.map(({ text }) => text.split('\n')[0] ?? '')) && texts;
  await expect.poll(told).toEqual(['> First', '> Second']);
});

test('a request sent again opens by the link of its first try alone, and no more once that is revoked', async () => {
  const linkOf = async (digit: string) => {
    const answer = await post({}, { 'Idempotency-Key': 'one-key', 'X-Visitor-Secret': digit.repeat(32) });
    return z.object({ id: z.string(), link: z.optional(z.string()) }).parse(await answer.json());
  };
  const { id, link } = await linkOf('1');
  expect([link, await linkOf('2'), await linkOf('1')]).toEqual([`/request#${id}.${'1'.repeat(32)}`, { id }, { id, link }]);
  await call(`/api/requests/${id}/links`, 'DELETE');
  expect(await linkOf('1')).toEqual({ id });
  expect(await site.rows('SELECT * FROM links')).toEqual([]);
});
