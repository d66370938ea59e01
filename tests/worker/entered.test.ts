/** Requests that the office enters for somebody who calls. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Erased } from '#schema/api/inbox.ts';
import { sharedSite } from '../support/site/shared.ts';
import { notifyVars } from '../support/site/start.ts';
import { answerOf, callAsAnybody, openNewLink } from '../support/site/visitor.ts';

const site = await sharedSite({ bindings: true, vars: { ...notifyVars, REPLY_MAIL_FROM: 'office@example.com' } });
const { call, list, plan, read, settle } = site;

const caller = { fullName: 'Cal Caller', phone: '512 555 0142' };
const enter = async (fields: object = {}, headers: Record<string, string> = {}) =>
  call('/api/requests', 'POST', { ...caller, ...fields }, headers);
const idIn = async (response: { json: () => Promise<unknown> }) => z.object({ id: z.string() }).parse(await response.json()).id;

test('a name and a number are enough: the request is in both stores, says where it came from, and nobody is notified', async () => {
  const response = await enter();
  expect(response.status).toBe(201);
  const id = await idIn(response);
  await settle();
  expect(await read(id)).toMatchObject({ ...caller, email: '', zipCode: '', source: 'phone', state: { status: 'new' } });
  expect((await read(id)).state.history).toMatchObject([{ by: 'API', what: 'Entered after a call' }]);
  expect(await site.keysInKv('estimate:')).toEqual([`estimate:${id}`]);
  expect((await site.seen()).mails).toEqual([]);
  expect((await list()).requests).toMatchObject([{ id, fullName: caller.fullName }]);
});

test('without an email address, a visit, a link, the calendar, a message and erasure all work, and a mail is refused', async () => {
  const id = await idIn(await enter());
  const visitor = await openNewLink(site, id);
  expect(await visitor.page()).toMatchObject({ sent: { fullName: caller.fullName, email: '' } });
  await plan(id, { date: '2027-03-10', part: 'midday' });
  const calendar = await (await call(`/api/requests/${id}/visit.ics`)).text();
  expect(calendar).toContain('SUMMARY:Visit: “Cal Caller”\r\n');
  const mail = await call(`/api/requests/${id}/replies`, 'POST', { channel: 'mail', text: 'Hello' });
  expect([mail.status, await mail.json()]).toMatchObject([422, { detail: expect.stringContaining('no email address') }]);
  await visitor.call('/messages', 'POST', { text: 'When do you come?' });
  const { mails } = await site.seenUntil((seen) => seen.mails.length > 0);
  expect(mails[0]?.text).not.toContain('Email:');
  const erased = await answerOf<Erased>(call('/api/requests/erase', 'POST', { phone: caller.phone }));
  expect(erased.deleted).toBe(1);
});

test('what is filled in is checked, what is unknown is refused, and a second try stores nothing more', async () => {
  for (const wrong of [{ fullName: '' }, { phone: '12' }, { email: 'x' }, { status: 'won' }]) {
    expect([wrong, (await enter(wrong)).status]).toEqual([wrong, 422]);
  }
  const headers = { 'Idempotency-Key': 'one' };
  const id = await idIn(await enter({ email: 'cal@example.com', howSoon: 'urgent' }, headers));
  expect(await idIn(await enter({ email: 'cal@example.com', howSoon: 'urgent' }, headers))).toBe(id);
  expect((await enter({}, headers)).status).toBe(422);
  expect((await list()).requests).toMatchObject([{ id, urgency: 'chosen in the form' }]);
  expect((await callAsAnybody(site, '/api/requests', 'POST', caller)).status).toBe(401);
});
