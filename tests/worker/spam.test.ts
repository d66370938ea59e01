import { expect, test } from 'vitest';
import { z } from 'zod';
import { dayMs } from '../../schema/duration.ts';
import { sharedSite } from '../support/shared-site.ts';
import { fragmentIn } from '../support/visitor.ts';

const site = await sharedSite();
const { call, list, post, read } = site;

/** The only stored request, and how many days the desk keeps it. */
async function stored() {
  const rows = await site.rows('SELECT id, expires_at FROM requests');
  const [{ id, expires_at }] = z.tuple([z.object({ id: z.string(), expires_at: z.number() })]).parse(rows);
  const request = await read(id);
  return { request, days: Math.round((expires_at - Date.now()) / dayMs) };
}

const links = (count: number) => Array.from({ length: count }, (_, index) => `https://shop.example/${index}`).join(' ');

test('a filled honeypot is answered like any other request, kept for 30 days, and nobody is notified', async () => {
  const response = await post({ website: 'https://spam.example' });
  expect([response.status, response.headers.get('Location')]).toEqual([201, expect.stringContaining('/api/requests/')]);
  const { days, request } = await stored();
  expect([days, request.state.status, request.state.spamReason]).toEqual([30, 'spam', 'honeypot']);
  expect(request.otherFields).toBeUndefined();
  expect(await site.rows("SELECT task FROM outbox WHERE task IN ('mail', 'webhook')")).toEqual([]);
  await site.work();
  expect(await site.seen()).toMatchObject({ mails: [], fetched: [] });
});

test.each([
  ['a form filled in 2,999 ms', { elapsed: 2999 }, 'too fast'],
  ['a time as text', { elapsed: '100' }, 'too fast'],
  ['three product links in the details', { projectDetails: links(3) }, 'links'],
  ['three links without https', { projectDetails: 'www.a.example WWW.b.example http://c.example' }, 'links'],
  ['a link in the name', { fullName: 'Visit http://x.example' }, 'link in the name'],
  ['an email address in the name', { fullName: 'Jane Doe jane@example.com' }, 'link in the name'],
])('%s is suspect: kept as a new request with the reason, and the business is notified', async (_, fields, reason) => {
  expect((await post(fields)).status).toBe(201);
  const { days, request } = await stored();
  expect([days, request.state.status, request.state.suspicions]).toEqual([730, 'new', [reason]]);
  expect(request.state).not.toHaveProperty('spamReason');
  expect((await list('status=not-spam')).requests).toMatchObject([{ suspicions: [reason] }]);
  const { mails } = await site.seenUntil((seen) => seen.mails.length > 0);
  expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining(`Looks odd: ${reason}`)]);
});

test.each([
  ['an empty honeypot', { website: ' ' }],
  ['3,000 ms', { elapsed: 3000 }],
  ['an unreadable time', { elapsed: { ms: 1 } }],
  ['an empty time', { elapsed: '' }],
  ['a negative time, from a clock set back', { elapsed: -5 }],
  ['a negative time as text', { elapsed: '-5' }],
  ['a honeypot of another type', { website: 17 }],
  ['two links', { projectDetails: links(2) }],
  ['a link with www counted once', { projectDetails: `https://www.a.example https://www.b.example` }],
  ['a name with dots', { fullName: 'J. R. St.Clair Jr.' }],
])("%s isn't suspect", async (_, fields) => {
  expect((await post(fields)).status).toBe(201);
  expect((await stored()).request.state).toMatchObject({ status: 'new', suspicions: [] });
});

test('"Not spam" turns it into an ordinary request, without the reason and kept for 24 months in both stores', async () => {
  await post({ website: 'x' });
  const { request } = await stored();
  const kv = await site.kv();
  const daysInKv = async () => {
    const [key] = (await kv.list({ prefix: 'estimate:' })).keys;
    return Math.round(((key?.expiration ?? 0) - Date.now() / 1000) / 86_400);
  };
  await expect.poll(daysInKv).toBe(30);
  await call(`/api/requests/${request.id}`, 'PATCH', { status: 'new' });
  const after = await stored();
  expect([after.days, after.request.state]).toMatchObject([730, { status: 'new', version: 1, notes: [] }]);
  expect(after.request.state).not.toHaveProperty('spamReason');
  await expect.poll(daysInKv).toBe(730);
});

test('a form post is checked for the same signs', async () => {
  const response = await site.postForm({ website: 'x' });
  expect([response.status, fragmentIn(await response.text())]).toEqual([201, expect.stringMatching(/.+/)]);
  expect((await stored()).request.state.spamReason).toBe('honeypot');
});
