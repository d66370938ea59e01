/** What the inbox puts first, what is due today, and what the business answers. */

import { expect, test } from 'vitest';
import { dateOf, dateText } from '#schema/rules/business-time.ts';
import { dayMs } from '#schema/rules/duration.ts';
import { referenceOf } from '#schema/rules/reference.ts';
import { sending } from '../support/quote.ts';
import { makeIntakes } from '../support/site/requests.ts';
import { sharedSite } from '../support/site/shared.ts';
import { notifyVars } from '../support/site/start.ts';
import { openAsVisitor, sendAsVisitor } from '../support/site/visitor.ts';

const vars = { ...notifyVars, REPLY_MAIL_FROM: 'office@example.com' };
const site = await sharedSite({ bindings: true, vars });
/** Replies can't be mailed from here. */
const quiet = await sharedSite();
const { call, list, plan, read, setTime, settle } = site;

const send = (fullName: string, fields: Record<string, unknown> = {}) => site.send({ fullName, ...fields });
const names = async (query = '') => (await list(query)).requests.map(({ fullName }) => fullName);
const digests = async () => (await site.seen()).mails.filter(({ subject }) => subject.startsWith('Today:'));

/** Moves a request into the past. */
const age = (id: string, ms: number) => site.rows(`UPDATE requests SET received_at = received_at - ${ms} WHERE id = '${id}'`);

test('urgent requests come first while they are new, with the reason, which the mail says, too', async () => {
  const ids = new Map<string, string>();
  for (const name of ['Urgent 1', 'Plain 1', 'Plain 2', 'Urgent 2', 'Plain 3', 'Urgent 3']) {
    ids.set(name, await send(name, { howSoon: name.startsWith('Urgent') ? 'urgent' : '', serviceNeeded: 'repair' }));
  }
  await settle();
  const { mails } = await site.seen();
  const urgent = mails.filter(({ subject }) => subject.startsWith('Urgent, call “(512) 555-0100”: '));
  expect(urgent.map(({ text }) => /^Urgent: .+/.exec(text)?.[0])).toEqual(Array(3).fill('Urgent: chosen in the form'));
  const expected = ['Urgent 3', 'Urgent 2', 'Urgent 1', 'Plain 3', 'Plain 2', 'Plain 1'];
  for (const limit of [2, 10]) expect(await names(`limit=${limit}`)).toEqual(expected.slice(0, limit));
  expect((await list()).requests[0]?.urgency).toBe('chosen in the form');
  expect(await names('q=plain')).toEqual(['Plain 3', 'Plain 2', 'Plain 1']);
  await call(`/api/requests/${ids.get('Urgent 3')}`, 'PATCH', { status: 'contacted' });
  expect((await names())[0]).toBe('Urgent 2');
});

test('a request is found by its reference number, however it is read out', async () => {
  await send('Ann Lee');
  const bob = await send('Bob Roe');
  const reference = referenceOf(bob);
  const digits = reference.replace('-', '');
  for (const q of [reference, reference.toLowerCase(), digits, `${digits.slice(0, 4)} ${digits.slice(4)}`]) {
    const { requests } = await list(new URLSearchParams({ q }).toString());
    expect([q, requests.map(({ fullName }) => fullName)]).toEqual([q, ['Bob Roe']]);
  }
});

test('today shows what the morning mail lists: visits and crews of today, and what is due, each with why', async () => {
  const today = dateText(dateOf(Date.now()));
  const ids = new Map<string, string>();
  const add = async (name: string, status: string, more: Record<string, unknown> = {}) => {
    const id = await send(name, more);
    ids.set(name, id);
    if (status !== 'new') await call(`/api/requests/${id}`, 'PATCH', { status });
    return id;
  };
  await plan(await add('Vic Visited', 'contacted'), { date: today });
  await plan(await add('Later', 'contacted'), { date: '2099-01-05' });
  await age(await add('Olga Older', 'new'), dayMs + 60_000);
  await age(await add('Called', 'contacted'), dayMs + 60_000);
  await add('Fay Fresh', 'new');
  await add('Uma Urgent', 'new', { howSoon: 'urgent' });
  const working = await add('Wes Working', 'won');
  await call(`/api/requests/${working}/quote/work`, 'PUT', { first: today, last: today, crew: 'Ray' });
  const over = await add('Jo Over', 'won');
  const yesterday = dateText(Date.parse(today) - dayMs);
  await call(`/api/requests/${over}/quote/work`, 'PUT', { first: yesterday, last: yesterday, crew: 'Ray' });
  await site.rows(`UPDATE requests SET is_unanswered = 1 WHERE id = '${await add('Mia Message', 'won')}'`);
  const quoted = await add('Quin Quoted', 'contacted');
  await call(`/api/requests/${quoted}/quote`, 'POST', sending({ validUntil: today }, 'text'));
  await add('Sid Signed', 'won');
  const withdrawn = [await add('Will Withdrew', 'lost'), await add('Lou Long Ago', 'lost')].entries();
  for (const [index, id] of withdrawn) {
    await site.rows(`UPDATE requests SET withdrawn_at = ${Date.now() - (1 + 2 * index) * dayMs} WHERE id = '${id}'`);
  }
  const { requests } = await list('view=today');
  expect(requests.map(({ fullName, due }) => [fullName, due])).toEqual([
    ['Uma Urgent', 'urgent'],
    ['Mia Message', 'message'],
    ['Will Withdrew', 'withdrawn'],
    ['Sid Signed', 'work'],
    ['Quin Quoted', 'quote'],
    ['Jo Over', 'job'],
    ['Wes Working', undefined],
    ['Fay Fresh', 'new'],
    ['Olga Older', 'new'],
    ['Vic Visited', undefined],
  ]);
  expect(await (await call('/api/requests/counts')).json()).toMatchObject({ today: 10, week: 2, new: 3 });
  await settle();
  await site.seen();
  await site.rows(`DELETE FROM memory WHERE name = 'digestOn'`);
  await setTime(`${today}T18:00:00-06:00`);
  await site.runSchedule();
  await settle();
  const [digest] = await digests();
  for (const { fullName } of requests) expect(digest?.text).toContain(fullName);
  expect(digest?.text).not.toMatch(/Later|Called|Long Ago/);
  await site.setClock(0);
});

test("if the opening hours can't be read, a customer's page offers no times, and nothing else fails", async () => {
  await site.failing(['assets']);
  const visitor = await sendAsVisitor(site, { preferredTimes: [{ date: '2027-03-10', part: 'morning' }] });
  expect(await (await visitor.call()).json()).toMatchObject({ windows: [], preferredTimes: [{ date: '2027-03-10' }] });
  await site.failing([]);
});

test('the morning mail lists what needs doing, once a day', async () => {
  const overdue = await send('Olga Older');
  await age(overdue, 2 * dayMs);
  await send('Uma Urgent', { howSoon: 'urgent' });
  const visited = await send('Vic Visited');
  await call(`/api/requests/${visited}`, 'PATCH', { status: 'quoted' });
  await plan(visited, { date: '2026-12-02', part: 'midday', crew: 'Ray', address: '9 Oak St' });
  const next = await send('Tom Tomorrow');
  await call(`/api/requests/${next}`, 'PATCH', { status: 'won' });
  await call(`/api/requests/${next}/quote/work`, 'PUT', {
    first: '2026-12-03',
    last: '2026-12-04',
    crew: 'Ana',
    note: 'Two dogs',
  });
  await site.rows(`UPDATE requests SET is_unanswered = 1 WHERE id = '${visited}'`);
  await settle();
  await site.seen();
  await setTime('2026-12-02T05:50:00-06:00');
  await site.runSchedule();
  expect(await digests()).toEqual([]);
  await setTime('2026-12-02T06:05:00-06:00');
  await site.failing(['mail']);
  await site.runSchedule();
  await site.failing([]);
  await site.seen();
  await settle();
  const [digest] = await digests();
  expect(digest?.to).toBe(notifyVars.NOTIFY_MAIL_TO);
  expect(digest?.subject).toBe('Today: Visits (1), Crews tomorrow (1), Urgent (1), New (1), Messages to answer (1)');
  expect(digest?.text).toMatch(
    /Visits:\n- Wednesday, December 2, 11 AM-2 PM, confirmed, Ray: “Vic Visited”, “.*555.*\n {2}9 Oak St, 78704\n {2}https:\/\/.*9\+Oak\+St/,
  );
  expect(digest?.text).toMatch(/Crews tomorrow:\n- Ana: “Tom Tomorrow”.*\n {2}No street address yet\n {2}Two dogs/);
  expect(digest?.text).toMatch(/Urgent:\n- “Uma Urgent.*\(chosen in the form\)/);
  expect(digest?.text).toMatch(/New:\n(?:- .*\n)*- “Olga Older/);
  await site.runSchedule();
  await settle();
  expect(await digests()).toEqual([]);
});

test('the morning mail counts everything, and says how much it leaves out of a long list', async () => {
  const now = Date.parse('2026-12-02T06:05:00-06:00');
  await site.setClock(now - Date.now());
  await site.fill(makeIntakes(23, () => ({ fullName: 'Olga Older' }), now - 3 * dayMs));
  await site.fillFromKv();
  await site.rows(
    `INSERT INTO outbox (request_id, task, since, failed_at) SELECT id, 'mail', ${now}, ${now} FROM requests LIMIT 1`,
  );
  await site.seen();
  await site.runSchedule();
  await settle();
  const [digest] = (await site.seen()).mails;
  expect(digest?.subject).toBe('Today: New (23), Not sent (1)');
  const lines = digest?.text.split('\n') ?? [];
  expect(lines.filter((line) => line.startsWith('- “Olga'))).toHaveLength(20);
  expect(lines).toEqual(
    expect.arrayContaining(['- and 3 more', "- 1 notification or reply couldn't be sent. The inbox shows which."]),
  );
});

test('a reply by mail goes to the visitor with a link that works, and stands among the notes', async () => {
  const { id } = await sendAsVisitor(site);
  await settle();
  await site.seen();
  const body = { channel: 'mail', subject: 'Your\r\nvisit', text: 'Does Tuesday suit you?' };
  const response = await call(`/api/requests/${id}/replies`, 'POST', body, { 'If-Match': '"0"' });
  expect([response.status, await response.json()]).toMatchObject([201, { isMailed: true, request: { id } }]);
  expect((await call(`/api/requests/${id}/replies`, 'POST', body, { 'If-Match': '"0"' })).status).toBe(412);
  await settle();
  const { mails } = await site.seen();
  expect(mails).toMatchObject([
    { from: vars.REPLY_MAIL_FROM, to: 'ann.lee@example.com', replyTo: notifyVars.NOTIFY_MAIL_TO, subject: 'Your visit' },
  ]);
  const [, fragment = ''] = /http:\/\/site\.test\/request#(\S+)$/.exec(mails[0]?.text ?? '') ?? [];
  const page = await openAsVisitor(site, id, fragment).call();
  expect(await page.json()).toMatchObject({ messages: [{ from: 'business', text: body.text }] });
  const note = { kind: 'reply', channel: 'mail', subject: 'Your visit', text: body.text, actor: 'api', by: 'API' };
  expect((await read(id)).state.notes).toEqual([{ ...note, at: expect.any(String) }]);
});

test('a reply whose mail fails is tried again, and the inbox shows that until it is out', async () => {
  const { id } = await sendAsVisitor(site);
  await settle();
  await site.failing(['mail']);
  await call(`/api/requests/${id}/replies`, 'POST', { channel: 'mail', text: 'Hello' });
  await settle();
  expect((await read(id)).state.notes[0]?.delivery).toBe('waiting');
  await site.setClock(25 * 3_600_000);
  await settle();
  expect((await read(id)).state.notes[0]?.delivery).toBe('failed');
  expect((await list()).requests).toMatchObject([{ id, mailFailed: true }]);
  await site.failing([]);
  // A typo is corrected, and the mail goes where it should have gone.
  for (const wrong of [{ email: 'ann.lee' }, { phone: '12' }]) {
    expect((await call(`/api/requests/${id}`, 'PATCH', wrong)).status).toBe(422);
  }
  expect((await call(`/api/requests/${id}`, 'PATCH', { email: 'ann@gmail.com', phone: '512 555 0123' })).status).toBe(200);
  await site.seen();
  await settle();
  expect((await site.seen()).mails).toMatchObject([{ to: 'ann@gmail.com', text: expect.stringContaining('Hello') }]);
  expect((await list('q=5125550123')).requests[0]).not.toHaveProperty('mailFailed');
  expect((await read(id)).state.history.map(({ what }) => what).join()).toContain(
    'Corrected: email, which was “ann.lee@example.com”',
  );
});

test('replies by text and phone are only recorded, so is mail where it is not set up', async () => {
  const { id } = await sendAsVisitor(site);
  await settle();
  await site.seen();
  const reply = (body: object) => call(`/api/requests/${id}/replies`, 'POST', body);
  for (const channel of ['text', 'phone']) {
    expect(await (await reply({ channel, text: `By ${channel}` })).json()).toMatchObject({ isMailed: false });
  }
  const mail = { channel: 'mail', text: 'Hello' };
  await settle();
  expect((await site.seen()).mails).toEqual([]);
  expect((await read(id)).state.notes.map(({ channel }) => channel)).toEqual(['text', 'phone']);
  const recorded = await quiet.call(`/api/requests/${await quiet.send()}/replies`, 'POST', mail);
  expect(await recorded.json()).toMatchObject({ isMailed: false, request: { state: { notes: [{ channel: 'mail' }] } } });
});
