/** Visits, and how calendar programs read them. */
import { createHash } from 'node:crypto';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { dateOf, dateText } from '../../schema/business-time.ts';
import { visitsSchema } from '../../schema/visit.ts';
import { isAmong, visitWindowSchema } from '../../schema/visit-windows.ts';
import { visitorPageSchema } from '../../schema/visitor.ts';
import { visitorProblems } from '../../schema/visitor-problems.ts';
import { sharedSite } from '../support/shared-site.ts';
import { type Site, startSite } from '../support/site.ts';
import { callAsBusiness, sendAsVisitor, type Visitor } from '../support/visitor.ts';

const site = await sharedSite();
const { call, exported, imported, read } = site;

function setVisit(id: string, date: string, part = 'morning', state = 'confirmed', headers?: Record<string, string>) {
  return call(`/api/requests/${id}/visit`, 'PUT', { date, part, state }, headers);
}

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
      sequence: event.sequence,
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
  const visit = { date: today, part: 'midday', state: 'confirmed', address: ' 2104\u00a0 Kinney\u202e Ave ' };
  const tell = { channel: 'text', text: 'See you at 11' };
  expect((await call(`/api/requests/${id}/visit`, 'PUT', { ...visit, tell }, { 'If-Match': '"0"' })).status).toBe(200);
  const { state } = await read(id);
  expect(state).toMatchObject({ status: 'contacted', version: 1, visit: { state: 'confirmed', address: '2104 Kinney Ave' } });
  expect(state.notes).toMatchObject([{ kind: 'reply', channel: 'text', text: 'See you at 11' }]);
  // A move keeps the address, and another one moves nothing.
  await setVisit(id, today, 'afternoon');
  await call(`/api/requests/${id}/visit`, 'PUT', { ...visit, part: 'afternoon', address: '9 Oak St' });
  expect((await read(id)).state).toMatchObject({ version: 3, visit: { part: 'afternoon', address: '9 Oak St' } });
  expect(await (await call(`/api/requests/${id}/visit.ics`)).text()).toContain('LOCATION:9 Oak St\\, 78704');
  for (const query of ['q=9 oak st', 'view=week']) {
    expect(await (await call(`/api/requests?${query}`)).json()).toMatchObject({
      requests: [{ id, visit: { address: '9 Oak St' } }],
    });
  }
  expect(await (await call('/api/requests/counts')).json()).toMatchObject({ week: 1, contacted: 1 });
  // Refused: what makes no sense is neither planned nor told.
  for (const wrong of [{ address: 'x'.repeat(151) }, { tell: { channel: 'text', text: '' } }]) {
    expect((await call(`/api/requests/${id}/visit`, 'PUT', { ...visit, ...wrong })).status).toBe(422);
  }
  expect((await read(id)).state.version).toBe(3);
});

test('a window is offered, confirmed, moved and canceled, and the history says so', async () => {
  const { id, call: asVisitor } = await sendAsVisitor(site);
  await setVisit(id, '2027-03-10', 'morning', 'offered');
  expect((await read(id)).state.visit).toEqual({
    date: '2027-03-10',
    part: 'morning',
    state: 'offered',
    start: '2027-03-10T14:00:00.000Z',
    end: '2027-03-10T17:00:00.000Z',
  });
  await setVisit(id, '2027-03-10');
  await setVisit(id, '2027-03-11', 'afternoon');
  expect((await call(`/api/requests/${id}/visit`, 'DELETE')).status).toBe(200);
  const { state } = await read(id);
  expect(state).toMatchObject({ version: 4, visit: { state: 'cancelled' } });
  expect(state.history.map(({ what, by }) => `${by}: ${what}`)).toEqual([
    'API: Visit offered: Wednesday, March 10, 8-11 AM',
    'API: Visit confirmed: Wednesday, March 10, 8-11 AM',
    'API: Visit confirmed: Thursday, March 11, 2-5 PM (was Wednesday, March 10, 8-11 AM)',
    'API: Visit canceled: Thursday, March 11, 2-5 PM',
  ]);
  expect(await (await asVisitor()).json()).toMatchObject({ visit: { state: 'cancelled' } });
});

test('of two people who set a visit on one version, the second is told', async () => {
  const { id } = await sendAsVisitor(site);
  const responses = await Promise.all([
    setVisit(id, '2027-03-10', 'morning', 'confirmed', { 'If-Match': '"0"' }),
    setVisit(id, '2027-03-11', 'midday', 'confirmed', { 'If-Match': '"0"' }),
  ]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 412]);
  const winner = responses.findIndex(({ status }) => status === 200);
  expect((await read(id)).state).toMatchObject({ version: 1, visit: { part: ['morning', 'midday'][winner] } });
});

test('a visit confirmed while the visitor withdraws: whoever is second is refused or has it canceled', async () => {
  for (let round = 0; round < 5; round++) {
    const visitor = await sendAsVisitor(site);
    const [confirmed] = await Promise.all([
      setVisit(visitor.id, '2027-03-10', 'morning', 'confirmed', { 'If-Match': '"0"' }),
      visitor.call('/withdraw', 'POST'),
    ]);
    expect([200, 412]).toContain(confirmed.status);
    const { state } = await read(visitor.id);
    expect([state.withdrawnAt !== undefined, state.visit?.state ?? 'cancelled']).toEqual([true, 'cancelled']);
    expect((await setVisit(visitor.id, '2027-03-10')).status).toBe(409);
  }
});

test('new times by the visitor make a confirmation that is based on the old ones fail', async () => {
  const visitor = await sendAsVisitor(site);
  const { windows } = z.object({ windows: z.array(z.unknown()) }).parse(await (await visitor.call()).json());
  await visitor.call('/times', 'PUT', { preferredTimes: windows.slice(0, 2) });
  expect((await setVisit(visitor.id, '2027-03-10', 'morning', 'confirmed', { 'If-Match': '"0"' })).status).toBe(412);
});

test('the visitor accepts the window on offer, and no other', async () => {
  const visitor = await sendAsVisitor(site);
  const accept = (date: string) => visitor.call('/visit', 'POST', { date, part: 'morning' });
  expect((await accept('2027-03-10')).status).toBe(409);
  await setVisit(visitor.id, '2027-03-10', 'morning', 'offered');
  await setVisit(visitor.id, '2027-03-11', 'morning', 'offered');
  expect((await accept('2027-03-10')).status).toBe(409);
  for (let attempt = 0; attempt < 2; attempt++) expect((await accept('2027-03-11')).status).toBe(204);
  expect((await read(visitor.id)).state).toMatchObject({ visit: { date: '2027-03-11', state: 'confirmed' }, version: 3 });
});

/** Offers all of them the first window that visitors can choose. */
async function offerOneWindow(visitors: readonly Visitor[], at: Site) {
  const { windows } = visitorPageSchema.parse(await (await visitors[0]?.call())?.json());
  const window = visitWindowSchema.parse(windows[0]);
  const visit = { ...window, state: 'offered' };
  for (const { id } of visitors) expect((await callAsBusiness(at, `/api/requests/${id}/visit`, 'PUT', visit)).status).toBe(200);
  return window;
}

test.each([[1], [2]])('of 20 who accept one window at once, as many get it as there are crews (%i)', async (crews) => {
  const at = crews === 1 ? site : await startSite({ vars: { CREWS: String(crews) } });
  const visitors = [];
  for (let n = 0; n < 20; n++) visitors.push(await sendAsVisitor(at, { fullName: `Visitor ${n}` }));
  const window = await offerOneWindow(visitors, at);
  const answers = await Promise.all(
    visitors.map(async (visitor) => ({ visitor, response: await visitor.call('/visit', 'POST', window) })),
  );
  const refused = answers.filter(({ response }) => response.status !== 204);
  expect(refused).toHaveLength(20 - crews);
  for (const { response } of refused) {
    expect([response.status, await response.text()]).toEqual([409, expect.stringContaining(visitorProblems.visitTaken)]);
  }
  expect(await at.rows(`SELECT count(*) AS n FROM visits WHERE state = 'confirmed'`)).toEqual([{ n: crews }]);
  // Whoever was late reads that it's gone, and what else is free.
  const late = visitorPageSchema.parse(await (await refused[0]?.visitor.call())?.json());
  expect(late.visit).toMatchObject({ ...window, state: 'offered', isTaken: true });
  expect([late.windows.length > 0, isAmong(late.windows, window)]).toEqual([true, false]);
  // A canceled visit makes room again.
  await answers.find(({ response }) => response.status === 204)?.visitor.call('/withdraw', 'POST');
  expect((await refused[0]?.visitor.call('/visit', 'POST', window))?.status).toBe(204);
  if (at !== site) await at.stop();
});

test('a window that somebody else has can only be confirmed alongside, and not be offered', async () => {
  const [ann, bob] = [await sendAsVisitor(site), await sendAsVisitor(site, { fullName: 'Bob' })];
  await setVisit(ann.id, '2027-03-10');
  for (const state of ['confirmed', 'offered']) expect((await setVisit(bob.id, '2027-03-10', 'morning', state)).status).toBe(409);
  expect((await read(bob.id)).state).toMatchObject({ version: 0 });
  const visit = { date: '2027-03-10', part: 'morning', isAlongside: true };
  const plan = (state: string) => call(`/api/requests/${bob.id}/visit`, 'PUT', { ...visit, state });
  expect([(await plan('offered')).status, (await plan('confirmed')).status]).toEqual([409, 200]);
});

test("a visit that is over can't be accepted, and nobody is notified", async () => {
  const visitor = await sendAsVisitor(site);
  await setVisit(visitor.id, '2027-03-10', 'morning', 'offered');
  await site.setClock(Date.parse('2027-03-10T17:00:00Z') - Date.now());
  await site.work();
  await site.seen();
  const response = await visitor.call('/visit', 'POST', { date: '2027-03-10', part: 'morning' });
  expect([response.status, await response.text()]).toEqual([409, expect.stringContaining('This time is already over.')]);
  expect((await read(visitor.id)).state).toMatchObject({ visit: { state: 'offered' }, version: 1 });
  await site.work();
  expect((await site.seen()).mails).toEqual([]);
});

test.each([
  [{ date: '2027-02-30', part: 'morning', state: 'offered' }],
  [{ date: '2027-03-10', part: 'night', state: 'offered' }],
  [{ date: '2027-03-10', part: 'morning', state: 'cancelled' }],
  [{}],
])('a visit that makes no sense is refused: %j', async (body) => {
  const { id } = await sendAsVisitor(site);
  expect((await call(`/api/requests/${id}/visit`, 'PUT', body)).status).toBe(422);
});

test('the visits of some days are listed by time, with the confirmed ones of each day counted', async () => {
  const ids = [];
  for (const fullName of ['Ann', 'Bob', 'Cy', 'Di', 'Ed']) ids.push((await sendAsVisitor(site, { fullName })).id);
  const [ann = '', bob = '', cy = '', di = '', ed = ''] = ids;
  await setVisit(ann, '2027-03-10', 'afternoon');
  await setVisit(bob, '2027-03-10', 'morning');
  await setVisit(cy, '2027-03-11', 'midday', 'offered');
  await setVisit(di, '2027-03-12');
  await setVisit(ed, '2027-03-11');
  await call(`/api/requests/${ed}`, 'DELETE');
  const { visits, confirmed } = visitsSchema.parse(await (await call('/api/visits?from=2027-03-10&to=2027-03-11')).json());
  expect(visits.map(({ fullName, state }) => [fullName, state])).toEqual([
    ['Bob', 'confirmed'],
    ['Ann', 'confirmed'],
    ['Cy', 'offered'],
  ]);
  expect(confirmed).toEqual({ '2027-03-10': 2 });
  for (const query of ['', 'from=2027-03-10', 'from=2027-03-10&to=2027-03-09', 'from=2027-01-01&to=2028-01-01', 'from=x&to=y']) {
    expect([query, (await call(`/api/visits?${query}`)).status]).toEqual([query, 400]);
  }
});

test('a visit downloads as a file that calendar programs read', async () => {
  const fullName = 'José "Pepe"; Núñez, 漢字👩🏽 \\ of a very long name that has to be folded over several lines';
  const { id } = await sendAsVisitor(site, { fullName, serviceNeeded: 'tile' });
  expect((await call(`/api/requests/${id}/visit.ics`)).status).toBe(404);
  await setVisit(id, '2027-03-15');
  const response = await call(`/api/requests/${id}/visit.ics`);
  expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  const text = await response.text();
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(await eventsIn({ text: async () => text })).toEqual([
    {
      uid: `visit-${id}`,
      sequence: 0,
      status: 'CONFIRMED',
      start: '2027-03-15T13:00:00.000Z',
      end: '2027-03-15T16:00:00.000Z',
      summary: `Visit: ${fullName}, 78704`,
      description: 'Tile flooring\n(512) 555-0100\nann.lee@example.com',
    },
  ]);
});

test('the feed follows a visit through a move, a new offer and a withdrawal', async () => {
  const visitor = await sendAsVisitor(site);
  const path = await newFeed();
  const feed = async () => eventsIn(await site.fetch(site.url(path)));
  await setVisit(visitor.id, '2027-03-10', 'morning', 'offered');
  expect(await feed()).toEqual([]);
  const seen = [];
  await setVisit(visitor.id, '2027-03-10');
  seen.push(...(await feed()));
  await setVisit(visitor.id, '2027-03-11');
  seen.push(...(await feed()));
  await setVisit(visitor.id, '2027-03-12', 'midday', 'offered');
  seen.push(...(await feed()));
  await visitor.call('/withdraw', 'POST');
  seen.push(...(await feed()));
  expect(new Set(seen.map(({ uid }) => uid)).size).toBe(1);
  expect(seen.map(({ sequence, status, start }) => [sequence, status, start.slice(0, 10)])).toEqual([
    [1, 'CONFIRMED', '2027-03-10'],
    [2, 'CONFIRMED', '2027-03-11'],
    [3, 'TENTATIVE', '2027-03-12'],
    [4, 'CANCELLED', '2027-03-12'],
  ]);
  await call('/api/requests/erase', 'POST', { email: 'ann.lee@example.com' });
  expect(await feed()).toEqual([]);
});

test('the address of the feed is its key: a new feed or a revocation ends the old one', async () => {
  const open = async (path: string) => (await site.fetch(site.url(path))).status;
  expect(await (await call('/api/calendar')).json()).toEqual({ feed: null });
  const first = await newFeed();
  expect(first).toMatch(/^\/api\/calendar\/[0-9a-f]{32}\.ics$/);
  expect(await open(first)).toBe(200);
  const second = await newFeed();
  expect([await open(first), await open(second)]).toEqual([404, 200]);
  expect(await (await call('/api/calendar')).json()).toEqual({ feed: { by: 'API', at: expect.any(String) } });
  expect(JSON.stringify(await site.rows('SELECT * FROM calendars'))).not.toContain(second.slice(14, -4));
  expect((await call('/api/calendar', 'DELETE')).status).toBe(204);
  expect(await open(second)).toBe(404);
  expect((await site.fetch(site.url('/api/calendar'), { method: 'POST' })).status).toBe(401);
});

test('a desk that works takes no feed from an import, since somebody else may know its address', async () => {
  const { id } = await sendAsVisitor(site);
  await setVisit(id, '2027-03-10');
  const hash = createHash('sha256').update('b'.repeat(32)).digest('hex');
  await site.setClock(31 * 24 * 3_600_000);
  await imported(JSON.stringify({ kind: 'calendar', hash, by: 'Dana', at: 1 }));
  expect((await site.fetch(site.url(`/api/calendar/${'b'.repeat(32)}.ics`))).status).toBe(404);
});

test('visits and the feed survive an export and an import', async () => {
  const { id } = await sendAsVisitor(site);
  const path = await newFeed();
  await setVisit(id, '2027-03-10');
  await setVisit(id, '2027-03-11');
  const before = await (await site.fetch(site.url(path))).text();
  const lines = await exported();
  await site.loseDesk();
  await imported(lines);
  expect(await (await site.fetch(site.url(path))).text()).toBe(before);
  expect(await exported()).toBe(lines);
});
