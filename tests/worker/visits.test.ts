import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { nameAuthor } from '#schema/api/author.ts';
import type { Calendars, Visits } from '#schema/api/visit.ts';
import { visitorProblems } from '#schema/api/visitor-problems.ts';
import { dateOf, dateText } from '#schema/rules/business-time.ts';
import { quoted } from '#schema/rules/quoted.ts';
import { isAmong, visitWindowSchema } from '#schema/rules/visit-windows.ts';
import { sharedSite } from '../support/site/shared.ts';
import { startSite } from '../support/site/start.ts';
import { answerOf, callAsBusiness, sendAsVisitor } from '../support/site/visitor.ts';

const site = await sharedSite();
const { call, plan, read } = site;

async function newFeed() {
  return z.object({ path: z.string() }).parse(await (await call('/api/calendar', 'POST')).json()).path;
}

/** Events by id, as a calendar program sees them. */
async function eventsIn(response: { text: () => Promise<string> }) {
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      status: component.getFirstPropertyValue('status'),
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      summary: event.summary,
      description: event.description,
    };
  });
}

test('one call confirms a visit and tells its visitor, and the address shows wherever the visit does', async () => {
  const { id } = await sendAsVisitor(site);
  const today = dateText(dateOf(Date.now()));
  const visit = { date: today, part: 'midday', state: 'confirmed', address: ' 2104\u00a0 Kinney\u202e Ave ', crew: 'Ray' };
  const tell = { channel: 'text', text: 'See you at 11' };
  expect((await plan(id, { ...visit, tell }, { 'If-Match': '"0"' })).status).toBe(200);
  const { state } = await read(id);
  expect(state).toMatchObject({
    status: 'contacted',
    version: 1,
    visit: { state: 'confirmed', address: '2104 Kinney Ave', crew: 'Ray' },
  });
  expect(state.notes).toMatchObject([{ kind: 'reply', channel: 'text', text: 'See you at 11' }]);
  // A move keeps the address, and another one moves nothing.
  await plan(id, { date: today, part: 'afternoon' });
  await plan(id, { ...visit, part: 'afternoon', address: '9 Oak St' });
  expect((await read(id)).state).toMatchObject({ version: 3, visit: { part: 'afternoon', address: '9 Oak St', crew: 'Ray' } });
  expect(await (await call(`/api/requests/${id}/visit.ics`)).text()).toMatch(
    /SUMMARY:Visit\\, Ray: .*LOCATION:9 Oak St\\, 78704/s,
  );
  for (const query of ['q=9 oak st', 'view=week']) {
    expect((await site.list(query)).requests).toMatchObject([{ id, visit: { address: '9 Oak St' } }]);
  }
  expect(await (await call('/api/requests/counts')).json()).toMatchObject({ week: 1, contacted: 1 });
});

test('a window is offered, confirmed, moved and canceled, and the history says so', async () => {
  const { id, call: asVisitor } = await sendAsVisitor(site);
  await plan(id, { state: 'offered' });
  expect((await read(id)).state.visit).toEqual({
    date: '2027-03-10',
    part: 'morning',
    state: 'offered',
    start: '2027-03-10T14:00:00.000Z',
    end: '2027-03-10T17:00:00.000Z',
  });
  await plan(id);
  await plan(id, { date: '2027-03-11', part: 'afternoon' });
  expect((await call(`/api/requests/${id}/visit`, 'DELETE')).status).toBe(200);
  const { state } = await read(id);
  expect(state).toMatchObject({ version: 4, visit: { state: 'cancelled' } });
  expect(state.history.map((event) => `${nameAuthor(event)}: ${event.what}`)).toEqual([
    'API: Visit offered: Wednesday, March 10, 8-11 AM',
    'API: Visit confirmed: Wednesday, March 10, 8-11 AM',
    'API: Visit confirmed: Thursday, March 11, 2-5 PM (was Wednesday, March 10, 8-11 AM)',
    'API: Visit canceled: Thursday, March 11, 2-5 PM',
  ]);
  expect(await (await asVisitor()).json()).toMatchObject({ visit: { state: 'cancelled' } });
});

test('a visit confirmed while the visitor withdraws: whoever is second is refused or has it canceled', async () => {
  for (let round = 0; round < 5; round++) {
    const visitor = await sendAsVisitor(site);
    const [confirmed] = await Promise.all([plan(visitor.id, {}, { 'If-Match': '"0"' }), visitor.call('/withdraw', 'POST')]);
    expect([200, 412]).toContain(confirmed.status);
    const { state } = await read(visitor.id);
    expect([state.withdrawnAt !== undefined, state.visit?.state ?? 'cancelled']).toEqual([true, 'cancelled']);
    expect((await plan(visitor.id)).status).toBe(409);
  }
});

test('new times by the visitor make a confirmation that is based on the old ones fail', async () => {
  const visitor = await sendAsVisitor(site);
  await visitor.call('/times', 'PUT', { preferredTimes: (await visitor.page()).windows.slice(0, 2) });
  expect((await plan(visitor.id, {}, { 'If-Match': '"0"' })).status).toBe(412);
});

test('the visitor accepts the window on offer, and no other', async () => {
  const visitor = await sendAsVisitor(site);
  const accept = (date: string) => visitor.call('/visit', 'POST', { date, part: 'morning' });
  expect((await accept('2027-03-10')).status).toBe(409);
  await plan(visitor.id, { state: 'offered' });
  await plan(visitor.id, { date: '2027-03-11', state: 'offered' });
  expect((await accept('2027-03-10')).status).toBe(409);
  for (let attempt = 0; attempt < 2; attempt++) expect((await accept('2027-03-11')).status).toBe(204);
  expect((await read(visitor.id)).state).toMatchObject({ visit: { date: '2027-03-11', state: 'confirmed' }, version: 3 });
});

test.each([[1], [2]])('of ten who accept one window at once, as many get it as there are crews (%i)', async (crews) => {
  const at = crews === 1 ? site : await startSite({ vars: { CREWS: String(crews) } });
  const visitors = await Promise.all(Array.from({ length: 10 }, (_, n) => sendAsVisitor(at, { fullName: `Visitor ${n}` })));
  const window = visitWindowSchema.parse((await visitors[0]?.page())?.windows[0]);
  for (const { id } of visitors) {
    const offered = await callAsBusiness(at, `/api/requests/${id}/visit`, 'PUT', { ...window, state: 'offered' });
    expect(offered.status).toBe(200);
  }
  const answers = await Promise.all(
    visitors.map(async (visitor) => ({ visitor, response: await visitor.call('/visit', 'POST', window) })),
  );
  const refused = answers.filter(({ response }) => response.status !== 204);
  expect(refused).toHaveLength(10 - crews);
  for (const { response } of refused) {
    expect([response.status, await response.text()]).toEqual([409, expect.stringContaining(visitorProblems.visitTaken)]);
  }
  expect(await at.rows(`SELECT count(*) AS n FROM visits WHERE state = 'confirmed'`)).toEqual([{ n: crews }]);
  // Whoever was late reads that it's gone, and what else is free.
  const late = refused[0]?.visitor ?? expect.fail();
  const { visit, windows } = await late.page();
  expect(visit).toMatchObject({ ...window, state: 'offered', isTaken: true });
  expect([windows.length > 0, isAmong(windows, window)]).toEqual([true, false]);
  // A canceled visit makes room again.
  await answers.find(({ response }) => response.status === 204)?.visitor.call('/withdraw', 'POST');
  expect((await late.call('/visit', 'POST', window)).status).toBe(204);
  if (at !== site) await at.stop();
});

test('a window that somebody else has can only be confirmed alongside, and not be offered', async () => {
  const [ann, bob] = [await sendAsVisitor(site), await sendAsVisitor(site, { fullName: 'Bob' })];
  await plan(ann.id);
  for (const state of ['confirmed', 'offered']) expect((await plan(bob.id, { state })).status).toBe(409);
  expect((await read(bob.id)).state).toMatchObject({ version: 0 });
  const alongside = async (state: string) => (await plan(bob.id, { state, isAlongside: true })).status;
  expect([await alongside('offered'), await alongside('confirmed')]).toEqual([409, 200]);
});

test("a visit that is over can't be accepted, and nobody is notified", async () => {
  const visitor = await sendAsVisitor(site);
  await plan(visitor.id, { state: 'offered' });
  await site.setTime('2027-03-10T17:00:00Z');
  await site.work();
  await site.seen();
  const response = await visitor.call('/visit', 'POST', { date: '2027-03-10', part: 'morning' });
  expect([response.status, await response.text()]).toEqual([409, expect.stringContaining('This time is already over.')]);
  expect((await read(visitor.id)).state).toMatchObject({ visit: { state: 'offered' }, version: 1 });
  await site.work();
  expect((await site.seen()).mails).toEqual([]);
});

test('the visits of some days are listed by time, with the confirmed ones of each day counted', async () => {
  const visit = async (fullName: string, fields?: object) => {
    const id = await site.send({ fullName });
    expect((await plan(id, fields)).status).toBe(200);
    return id;
  };
  await visit('Ann', { part: 'afternoon' });
  await visit('Bob');
  await visit('Cy', { date: '2027-03-11', part: 'midday', state: 'offered' });
  await visit('Di', { date: '2027-03-12' });
  await call(`/api/requests/${await visit('Ed', { date: '2027-03-11' })}`, 'DELETE');
  const { visits, confirmed } = await answerOf<Visits>(call('/api/visits?from=2027-03-10&to=2027-03-11'));
  expect(visits.map(({ fullName, state }) => [fullName, state])).toEqual([
    ['Bob', 'confirmed'],
    ['Ann', 'confirmed'],
    ['Cy', 'offered'],
  ]);
  expect(confirmed).toEqual({ '2027-03-10': 2 });
});

test('a visit downloads as a file that calendar programs read', async () => {
  const fullName = 'José "Pepe"; Núñez, 漢字👩🏽 \\ of a very long name that has to be folded over several lines';
  const { id } = await sendAsVisitor(site, { fullName, serviceNeeded: 'tile' });
  expect((await call(`/api/requests/${id}/visit.ics`)).status).toBe(404);
  await plan(id, { date: '2027-03-15' });
  const response = await call(`/api/requests/${id}/visit.ics`);
  expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  const text = await response.text();
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(await eventsIn({ text: async () => text })).toEqual([
    {
      uid: `visit-${id}`,
      status: 'CONFIRMED',
      start: '2027-03-15T13:00:00.000Z',
      end: '2027-03-15T16:00:00.000Z',
      summary: `Visit: ${quoted(fullName)}, 78704`,
      description: 'Tile flooring\n“(512) 555-0100”\n“ann.lee@example.com”',
    },
  ]);
});

test('the feed follows a visit through a move, a new offer and a withdrawal', async () => {
  const visitor = await sendAsVisitor(site);
  const path = await newFeed();
  const feed = async () => eventsIn(await site.fetch(site.url(path)));
  await plan(visitor.id, { state: 'offered' });
  expect(await feed()).toEqual([]);
  const seen = [];
  for (const change of [
    () => plan(visitor.id),
    () => plan(visitor.id, { date: '2027-03-11' }),
    () => plan(visitor.id, { date: '2027-03-12', part: 'midday', state: 'offered' }),
    () => plan(visitor.id, { date: '2027-03-12', part: 'midday' }),
    () => visitor.call('/withdraw', 'POST'),
  ]) {
    await change();
    seen.push((await feed()).map(({ uid, start }) => [uid, start.slice(0, 10)]));
  }
  const uid = `visit-${visitor.id}`;
  expect(seen).toEqual([[[uid, '2027-03-10']], [[uid, '2027-03-11']], [], [[uid, '2027-03-12']], []]);
});

test('the address of a feed is its key, sends only what has changed, and can be revoked by itself', async () => {
  const open = async (path: string) => (await site.fetch(site.url(path))).status;
  const feeds = async () => (await answerOf<Calendars>(call('/api/calendar'))).feeds;
  expect(await feeds()).toEqual([]);
  const first = await newFeed();
  expect(first).toMatch(/^\/api\/calendar\/[0-9a-f]{32}\.ics$/);
  const whole = await site.fetch(site.url(first));
  expect(await whole.text()).toContain('\r\nX-PUBLISHED-TTL:PT1H\r\n');
  const again = await site.fetch(site.url(first), { headers: { 'If-None-Match': whole.headers.get('ETag') ?? '' } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const second = await newFeed();
  expect([await open(first), await open(second)]).toEqual([200, 200]);
  expect(await feeds()).toMatchObject([{ by: 'API' }, { by: 'API' }]);
  expect(JSON.stringify([await feeds(), await site.rows('SELECT * FROM calendars')])).not.toContain(second.slice(14, -4));
  expect((await call(`/api/calendar/${(await feeds())[0]?.id}`, 'DELETE')).status).toBe(204);
  expect([await open(first), await open(second)]).toEqual([404, 200]);
  for (let made = 1; made < 20; made++) await newFeed();
  expect((await call('/api/calendar', 'POST')).status).toBe(409);
});

test.each(['lost', 'spam'])('a request that is %s holds no window, and its visit shows nowhere', async (status) => {
  const [{ id }, other] = [await sendAsVisitor(site), await sendAsVisitor(site)];
  const today = dateText(dateOf(Date.now()));
  await plan(id, { date: today, part: 'midday' });
  const { path } = z.object({ path: z.string() }).parse(await (await call('/api/calendar', 'POST')).json());
  expect((await plan(other.id, { date: today, part: 'midday' })).status).toBe(409);
  await call(`/api/requests/${id}`, 'PATCH', { status });
  expect((await site.list('view=week')).requests).toEqual([]);
  // The other one is new.
  expect((await site.list('view=today')).requests).toMatchObject([{ id: other.id }]);
  expect(await (await call(`/api/visits?from=${today}&to=${today}`)).json()).toMatchObject({ visits: [] });
  expect(await (await call(path)).text()).not.toContain(id);
  expect((await plan(other.id, { date: today, part: 'midday' })).status).toBe(200);
});
