import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nameAuthor } from '#schema/api/author.ts';
import { dayMs } from '#schema/rules/duration.ts';
import { sharedSite } from '../support/site/shared.ts';
import { estimate, type Site, startSite, token } from '../support/site/start.ts';
import { callAsAnybody, openAll, statusesOf } from '../support/site/visitor.ts';

const site = await sharedSite();
const { signIn } = site;

const origin = 'http://site.test';
const ours = { 'X-Requested-With': 'inbox', 'Sec-Fetch-Site': 'same-origin' };
const name = 'Olivia Oak';

function call(path: string, method?: string, headers?: Record<string, string>, body?: unknown, from: Site = site) {
  return callAsAnybody(from, path, method, body, headers);
}

test("the token is traded for a cookie that scripts can't read and other sites can't send", async () => {
  const response = await call('/api/session', 'POST', {}, { token, name: ` ${name} ` });
  expect(await response.json()).toEqual({ signedIn: true, name, until: expect.any(String), canMail: false });
  // Browsers accept Secure cookies from http://localhost too.
  expect(response.headers.get('Set-Cookie')).toMatch(
    /^__Secure-inbox=[0-9a-f]{64}; Max-Age=(2592000|2591999); Path=\/api; HttpOnly; Secure; SameSite=Strict$/,
  );
});

test('the cookie opens what the token opens, and the session says whose it is and when it ends', async () => {
  const Cookie = await signIn();
  for (const path of ['/api/requests', '/api/requests/counts', '/api/newsletter/export']) {
    expect([path, (await call(path, 'GET', { Cookie })).status]).toEqual([path, 200]);
  }
  expect(await (await call('/api/session', 'GET', { Cookie })).json()).toMatchObject({ signedIn: true, name });
  expect(await (await call('/api/session')).json()).toEqual({ signedIn: false });
});

test('a session ends by itself after 30 days, or with another token, and is of no use to whoever reads the desk', async () => {
  const Cookie = await signIn();
  await site.setClock(29.9 * dayMs);
  expect((await call('/api/requests', 'GET', { Cookie })).status).toBe(200);
  await site.setClock(30.1 * dayMs);
  expect((await call('/api/requests', 'GET', { Cookie })).status).toBe(401);
  await site.work();
  expect(await site.rows('SELECT * FROM sessions')).toEqual([]);
  const later = await signIn();
  expect(JSON.stringify(await site.rows('SELECT * FROM sessions'))).not.toContain(later.split('=')[1]);
  await site.rows("UPDATE sessions SET token_hash = 'of an earlier token'");
  expect((await call('/api/requests', 'GET', { Cookie: later })).status).toBe(401);
});

test('signing out removes the cookie and ends the session on the server, but no other', async () => {
  const [Cookie, other] = [await signIn(), await signIn('Liam Limestone')];
  const response = await call('/api/session', 'DELETE', { Cookie, ...ours });
  expect(response.status).toBe(204);
  expect(response.headers.get('Set-Cookie')).toMatch(
    /^__Secure-inbox=; Max-Age=0; Path=\/api; HttpOnly; Secure; SameSite=Strict$/,
  );
  expect((await call('/api/requests', 'GET', { Cookie })).status).toBe(401);
  expect(await (await call('/api/session', 'GET', { Cookie })).json()).toEqual({ signedIn: false });
  expect((await call('/api/requests', 'GET', { Cookie: other })).status).toBe(200);
});

test('signing everybody out ends every session, calendar address and link that was made here, and no link of a customer', async () => {
  const [olivia, liam] = [
    { Cookie: await signIn(), ...ours },
    { Cookie: await signIn('Liam Limestone'), ...ours },
  ];
  const [first, second] = [await openAll(site), await openAll(site, liam)];
  expect([await statusesOf(site, first), await statusesOf(site, second)]).toEqual(Array(2).fill([200, 200, 200]));
  expect((await call('/api/session/all', 'DELETE', olivia)).status).toBe(204);
  expect([await statusesOf(site, first), await statusesOf(site, second)]).toEqual(Array(2).fill([200, 404, 404]));
  for (const { Cookie } of [olivia, liam]) expect((await call('/api/requests', 'GET', { Cookie })).status).toBe(401);
});

test('a new token ends what was opened with the old one, and no link of a customer', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'desk-'));
  const before = await startSite({ folder });
  const opened = await openAll(before);
  await before.stop();
  const after = await startSite({ folder, token: 'another-token-of-the-office' });
  expect(await statusesOf(after, opened)).toEqual([200, 404, 404]);
  await after.stop();
});

test('the name of whoever signed in stands on every note and change', async () => {
  const id = await site.send();
  const path = `/api/requests/${id}`;
  const olivia = { Cookie: await signIn(), ...ours };
  const liam = { Cookie: await signIn('Liam Limestone'), ...ours };
  await call(path, 'PATCH', olivia, { note: 'Called' });
  await call(path, 'PATCH', liam, { status: 'contacted' });
  await call(path, 'DELETE', olivia);
  await call(`${path}/restore`, 'POST', liam);
  await call(path, 'PATCH', { Authorization: `Bearer ${token}` }, { status: 'won' });
  const { state } = await site.read(id);
  expect(state.notes).toEqual([{ at: expect.any(String), actor: 'office', by: name, text: 'Called' }]);
  expect(state.history.map((event) => `${nameAuthor(event)}: ${event.what}`)).toEqual([
    'Liam Limestone (office): Status: new to contacted',
    'Olivia Oak (office): Moved to the trash',
    'Liam Limestone (office): Restored from the trash',
    'API: Status: contacted to won',
  ]);
  for (const { at } of state.history) expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000);
});

test('a wrong token or a body that makes no sense signs nobody in', async () => {
  for (const [body, status] of [
    ...['wrong', `${token}x`, token.slice(1)].map((wrong) => [{ token: wrong, name }, 401]),
    ...[{ token }, { name }, { token, name: '\u3164' }, null].map((wrong) => [wrong, 422]),
  ]) {
    const response = await call('/api/session', 'POST', { 'CF-Connecting-IP': encodeURI(JSON.stringify(body)) }, body);
    expect([body, response.status, response.headers.get('Set-Cookie')]).toEqual([body, status, null]);
  }
});

test('nothing can be read with a token or a cookie that is forged or altered', async () => {
  await site.send();
  const cookie = await signIn();
  const [key = '', value = ''] = cookie.split('=');
  const altered = [value.slice(1), `${value}0`, '', '%E0%A4%A'];
  const tokens = ['Bearer ', `Basic ${token}`, `Bearer ${token}x`];
  const all: Record<string, string>[] = [
    {},
    ...tokens.map((Authorization) => ({ Authorization })),
    ...altered.map((other) => ({ Cookie: `${key}=${other}` })),
    { Cookie: `inbox=${value}` },
    { Cookie: cookie, Authorization: 'Bearer wrong' },
  ];
  for (const headers of all) {
    const from = { 'CF-Connecting-IP': JSON.stringify(headers) };
    const response = await call('/api/requests', 'GET', { ...headers, ...from });
    expect([headers, response.status, await response.text()]).toEqual([headers, 401, expect.not.stringContaining('Ann')]);
  }
  expect((await call('/api/requests', 'GET', { Cookie: cookie })).status).toBe(200);
});

test.each([
  ['our page', ours, 404],
  ['a browser without Sec-Fetch-Site', { 'X-Requested-With': 'inbox', Origin: origin }, 404],
  ['a page without our header', { 'Sec-Fetch-Site': 'same-origin', Origin: origin }, 403],
  ['another site', { ...ours, 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['a sibling domain', { ...ours, 'Sec-Fetch-Site': 'same-site' }, 403],
  ['another origin', { 'X-Requested-With': 'inbox', Origin: 'https://evil.example' }, 403],
  ['neither origin nor site', { 'X-Requested-With': 'inbox' }, 403],
])('with the cookie, a change from %s', async (_, headers: Record<string, string>, status) => {
  const Cookie = await signIn();
  const missing = '/api/requests/00000000-0000-7000-8000-000000000000';
  expect((await call(missing, 'DELETE', { Cookie, ...headers })).status).toBe(status);
  expect((await call(`${missing}/restore`, 'POST', { Cookie, ...headers })).status).toBe(status);
  expect((await call(missing, 'PATCH', { Cookie, ...headers }, { status: 'won' })).status).toBe(status);
});

test.each([
  [null, "The inbox is closed because REQUESTS_TOKEN isn't set."],
  ['x'.repeat(23), 'The inbox is closed because REQUESTS_TOKEN is shorter than 24 characters.'],
])('nobody can sign in or read while the secret is %j, and the answer says why', async (secret, detail) => {
  const closed = await startSite({ token: secret });
  for (const given of ['undefined', secret || 'x', token]) {
    const response = await call('/api/session', 'POST', {}, { token: given, name }, closed);
    expect([response.status, await response.json()]).toMatchObject([503, { detail }]);
  }
  for (const given of [secret, 'undefined']) {
    const response = await call('/api/requests', 'GET', { Authorization: `Bearer ${given}` }, undefined, closed);
    expect([response.status, await response.json()]).toMatchObject([503, { detail }]);
  }
  expect(await (await call('/api/session', 'GET', {}, undefined, closed)).json()).toEqual({ signedIn: false });
  expect((await call('/api/contact', 'POST', {}, estimate(), closed)).status).toBe(201);
  await closed.stop();
});
