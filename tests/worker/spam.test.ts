import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { storedRequestSchema } from '../../schema/stored-request.ts';
import { estimate, type Site, startSite, token } from '../support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
beforeEach(() => site.clear());

function send(fields: Record<string, unknown>, to = site) {
  return to.fetch(to.url('/api/contact'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(estimate(fields)),
  });
}

async function stored(from = site) {
  const kv = await from.kv();
  const [key] = (await kv.list({ prefix: 'estimate:' })).keys;
  const days = Math.round(((key?.expiration ?? 0) - Date.now() / 1000) / 86_400);
  return { days, key, request: storedRequestSchema.parse(await kv.get(key?.name ?? '', 'json')) };
}

const links = (count: number) => Array.from({ length: count }, (_, index) => `https://spam.example/${index}`).join(' ');

test.each([
  ['a filled honeypot', { website: 'https://spam.example' }, 'honeypot'],
  ['a form filled in 2,999 ms', { elapsed: 2999 }, 'too fast'],
  ['a time as text', { elapsed: '100' }, 'too fast'],
  ['three links', { projectDetails: links(3) }, 'links'],
  ['three links without https', { projectDetails: 'www.a.example WWW.b.example http://c.example' }, 'links'],
  ['a link in the name', { fullName: 'Visit http://x.example' }, 'link in the name'],
  ['a domain in the name', { fullName: 'cheap-floors.com' }, 'link in the name'],
])('%s is stored as spam with its reason for 30 days, and answered like any other request', async (_, fields, reason) => {
  const response = await send(fields);
  expect([response.status, response.headers.get('Location')]).toEqual([201, expect.stringContaining('/api/requests/')]);
  const { days, key, request } = await stored();
  expect([days, request.state?.status, request.state?.spamReason]).toEqual([30, 'spam', reason]);
  expect(key?.metadata).toMatchObject({ status: 'spam', spamReason: reason });
  expect(request).not.toHaveProperty('website');
});

test.each([
  ['an empty honeypot', { website: ' ' }],
  ['3,000 ms', { elapsed: 3000 }],
  ['an unreadable time', { elapsed: { ms: 1 } }],
  ['an empty time', { elapsed: '' }],
  ['a negative time, of a clock set back', { elapsed: -5 }],
  ['a negative time as text', { elapsed: '-5' }],
  ['a honeypot of another type', { website: 17 }],
  ['two links', { projectDetails: links(2) }],
  ['a link with www counted once', { projectDetails: `https://www.a.example https://www.b.example` }],
  ['a name with dots', { fullName: 'J. R. St.Clair Jr.' }],
])("%s isn't spam", async (_, fields) => {
  expect((await send(fields)).status).toBe(201);
  expect((await stored()).request.state).toBeUndefined();
});

test('"Not spam" turns it into an ordinary request, without the reason and kept for 24 months', async () => {
  await send({ website: 'x' });
  const { request } = await stored();
  await site.fetch(site.url(`/api/requests/${request.id}`), {
    method: 'PATCH',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ status: 'new' }),
  });
  const after = await stored();
  expect([after.days, after.request.state]).toEqual([730, { status: 'new', version: 1, notes: [] }]);
  expect(after.key?.metadata).not.toHaveProperty('spamReason');
});

test('a form post is checked for the same signs', async () => {
  const fields = new URLSearchParams({
    ...Object.fromEntries(Object.entries(estimate()).map(([k, v]) => [k, String(v)])),
    website: 'x',
  });
  const response = await site.fetch(site.url('/api/contact'), { method: 'POST', body: fields, redirect: 'manual' });
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/thanks']);
  expect((await stored()).request.state?.spamReason).toBe('honeypot');
});
