/** A day in the business: twelve requests come in, and each goes its way. */
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { countsSchema } from '../../schema/inbox.ts';
import { visitsSchema } from '../../schema/visit.ts';
import { visitorPageSchema } from '../../schema/visitor.ts';
import { sharedSite } from '../support/shared-site.ts';
import { notifyVars } from '../support/site.ts';
import { makePhoto, sendAsVisitor, type Visitor } from '../support/visitor.ts';

const site = await sharedSite({ bindings: true, vars: { ...notifyVars, REPLY_MAIL_FROM: 'office@example.com' } });
const { call, read } = site;

test('twelve requests: triage, calls, visits that move, replies, quotes, a job won and one lost', async () => {
  await site.setClock(Date.parse('2026-12-01T09:00:00-06:00') - Date.now());
  const list = async (query: string) => (await site.list(query)).requests;
  const change = async (id: string, what: object) => {
    const { version } = (await read(id)).state;
    expect((await call(`/api/requests/${id}`, 'PATCH', what, { 'If-Match': `"${version}"` })).status).toBe(200);
  };

  const visitors: Record<string, Visitor> = {};
  const send = async (name: string, fields: Record<string, unknown> = {}) => {
    const key = name.toLowerCase();
    const phone = `512 555 ${1000 + Object.keys(visitors).length}`;
    const visitor = await sendAsVisitor(site, { fullName: name, email: `${key}@example.com`, phone, ...fields });
    visitors[key] = visitor;
    return visitor;
  };
  const plan = {
    rooms: [{ room: 'Kitchen', width: 10, length: 12, floor: 'Marble Tile', rotation: 45 }],
    total: 1800,
    link: '#plan=kitchen.marble-tile.12.12.45',
  };
  const ann = await send('Ann', { preferredTimes: [{ date: '2026-12-03', part: 'morning' }] });
  const bob = await send('Bob', { serviceNeeded: 'tile', plan, context: { service: 'tile', city: 'austin' } });
  const cleo = await send('Cleo', { serviceNeeded: 'commercial', projectDetails: 'An office of 4,000 sq ft, at night' });
  await send('Dan', { projectDetails: 'Waterproof planks for a rental' });
  const eva = await send('Eva', { serviceNeeded: 'laminate', language: 'es', projectDetails: 'Dos cuartos' });
  await send('Finn', { website: 'https://spam.example' });
  await send('Gus', { projectDetails: 'Water is coming through the ceiling onto the oak' });
  const hal = await send('Hal', { projectDetails: '' });
  await send('Ida', { projectDetails: 'https://a.example https://b.example https://c.example' });
  const jo = await send('Jo');
  const kim = await send('Kim', { projectDetails: 'Three rooms' });
  await send('Lou', { zipCode: '78613' });

  // Triage: the ceiling first, spam apart, what looks odd still there.
  const inbox = await list('status=not-spam');
  expect(inbox.map(({ fullName }) => fullName).join()).toBe('Gus,Lou,Kim,Jo,Ida,Hal,Eva,Dan,Cleo,Bob,Ann');
  expect(inbox[0]).toMatchObject({ urgency: 'water' });
  expect(inbox.find(({ fullName }) => fullName === 'Bob')).toMatchObject({ hasPlan: true, context: { city: 'austin' } });
  const counts = async () => countsSchema.parse(await (await call('/api/requests/counts')).json());
  expect(await counts()).toMatchObject({ new: 11, spam: 1, urgent: 1, overdue: 0 });
  const gus = inbox[0]?.id ?? '';
  await call(`/api/requests/${gus}/replies`, 'POST', { channel: 'phone', text: 'On our way' });
  await change(gus, { status: 'contacted' });
  expect(await counts()).toMatchObject({ new: 10, contacted: 1, urgent: 0 });

  // Ann gets the morning she asked for, then moves; Bob is offered a window and takes it.
  const visit = (id: string, date: string, part: string, state: string) =>
    call(`/api/requests/${id}/visit`, 'PUT', { date, part, state });
  const { path } = z.object({ path: z.string() }).parse(await (await call('/api/calendar', 'POST')).json());
  await visit(ann.id, '2026-12-03', 'morning', 'confirmed');
  await visit(ann.id, '2026-12-04', 'midday', 'confirmed');
  await visit(bob.id, '2026-12-04', 'morning', 'offered');
  expect((await bob.call('/visit', 'POST', { date: '2026-12-04', part: 'morning' })).status).toBe(204);
  await visit(cleo.id, '2026-12-04', 'afternoon', 'offered');
  const planned = visitsSchema.parse(await (await call('/api/visits?from=2026-12-01&to=2026-12-10')).json());
  expect(planned.visits.map(({ fullName, state }) => `${fullName} ${state}`)).toEqual([
    'Bob confirmed',
    'Ann confirmed',
    'Cleo offered',
  ]);
  expect(planned.confirmed).toEqual({ '2026-12-04': 2 });

  // Kim adds photos and a message, and gets a quote by mail, which she accepts; Jo goes elsewhere; Hal withdraws; Eva erases herself.
  for (const shade of [10, 80]) expect((await kim.upload(await makePhoto(shade))).status).toBe(201);
  await kim.call('/messages', 'POST', { text: 'The rooms are empty from Monday' });
  expect((await read(kim.id)).photos).toHaveLength(2);
  await call(`/api/requests/${kim.id}/replies`, 'POST', { channel: 'mail', subject: 'Your quote', text: '$4,200 in all' });
  await change(kim.id, { status: 'quoted' });
  await change(kim.id, { status: 'won', note: 'Starts on the 14th' });
  await change(jo.id, { status: 'lost' });
  await hal.call('/withdraw', 'POST');
  expect((await eva.call('', 'DELETE')).status).toBe(204);

  // What each of them sees.
  const pageOf = async (visitor: Visitor) => visitorPageSchema.parse(await (await visitor.call()).json());
  expect(await pageOf(kim)).toMatchObject({
    status: 'booked',
    messages: [{ from: 'visitor' }, { from: 'business', text: '$4,200 in all' }],
  });
  expect(await pageOf(ann)).toMatchObject({ visit: { date: '2026-12-04', part: 'midday', state: 'confirmed' } });
  expect((await pageOf(jo)).status).toBe('closed');
  expect((await pageOf(hal)).status).toBe('withdrawn');
  expect((await eva.call()).status).toBe(404);
  expect(await counts()).toMatchObject({ new: 6, contacted: 1, quoted: 0, won: 1, lost: 2, spam: 1, withdrawn: 1 });

  // What the calendar shows, and what is left for the next morning.
  const calendar = new ICAL.Component(ICAL.parse(await (await site.fetch(site.url(path))).text()));
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  expect(events.map(({ summary, startDate }) => [summary, startDate.toJSDate().toISOString()]).sort()).toEqual([
    ['Visit: Ann, 78704', '2026-12-04T17:00:00.000Z'],
    ['Visit: Bob, 78704', '2026-12-04T14:00:00.000Z'],
  ]);
  await site.setClock(Date.parse('2026-12-04T07:30:00-06:00') - Date.now());
  const today = await list('view=today');
  expect(today.map(({ fullName }) => fullName)).toEqual(['Lou', 'Ida', 'Dan', 'Cleo', 'Bob', 'Ann']);
});
