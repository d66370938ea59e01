import { afterAll, beforeAll, expect, test } from 'vitest';
import { estimate, type Site, startSite, token } from '../support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
  await site.fetch(site.url('/api/contact'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(estimate()),
  });
});
afterAll(() => site.stop());

const ours = { 'X-Requested-With': 'inbox', 'Sec-Fetch-Site': 'same-origin' };

function call(path: string, method = 'GET', headers: Record<string, string> = {}, body?: unknown, from = site) {
  const type = body === undefined ? {} : { 'Content-Type': 'application/json' };
  return from.fetch(from.url(path), {
    method,
    headers: { ...type, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function signIn(from = site) {
  const response = await call('/api/session', 'POST', {}, { token }, from);
  expect(response.status).toBe(200);
  return response.headers.get('Set-Cookie')?.split(';')[0] ?? '';
}

test("the token is traded for a cookie that scripts can't read and other sites can't send", async () => {
  const response = await call('/api/session', 'POST', {}, { token });
  expect(await response.json()).toEqual({ signedIn: true, until: expect.any(String) });
  // Browsers accept Secure cookies from http://localhost too.
  expect(response.headers.get('Set-Cookie')).toMatch(
    /^__Secure-inbox=\d{13}\.[\w%]+; Max-Age=43200; Path=\/api; HttpOnly; Secure; SameSite=Strict$/,
  );
});

test('the cookie opens what the token opens, and the session says when it ends', async () => {
  const Cookie = await signIn();
  expect((await call('/api/requests', 'GET', { Cookie })).status).toBe(200);
  expect((await call('/api/requests.csv', 'GET', { Cookie })).status).toBe(200);
  expect(await (await call('/api/session', 'GET', { Cookie })).json()).toEqual({ signedIn: true, until: expect.any(String) });
  expect(await (await call('/api/session')).json()).toEqual({ signedIn: false });
});

test('signing out removes the cookie', async () => {
  const response = await call('/api/session', 'DELETE', { Cookie: await signIn(), ...ours });
  expect(response.status).toBe(204);
  expect(response.headers.get('Set-Cookie')).toMatch(
    /^__Secure-inbox=; Max-Age=0; Path=\/api; HttpOnly; Secure; SameSite=Strict$/,
  );
});

test.each(['wrong', `${token}x`, token.slice(1)])('the token %s is rejected and sets no cookie', async (wrong) => {
  const response = await call('/api/session', 'POST', {}, { token: wrong });
  expect([response.status, response.headers.get('Set-Cookie')]).toEqual([401, null]);
});

test.each([{}, { token: '' }, { token: 17 }, [], null])('signing in with %j gets a 422', async (body) => {
  expect((await call('/api/session', 'POST', {}, body)).status).toBe(422);
});

test('a cookie that is forged, altered, extended or signed with another token opens nothing', async () => {
  const other = await startSite({ token: 'another-token' });
  const cookie = await signIn();
  const [name = '', value = ''] = cookie.split('=');
  const [until = '', signature = ''] = value.split('.');
  const forged = [
    `${name}=${Number(until) + 1}.${signature}`,
    `${name}=${until}`,
    `${name}=${until}.`,
    `${name}=${until}.${'A'.repeat(43)}%3D`,
    `inbox=${value}`,
    `${name}=`,
    `${name}=%E0%A4%A`,
  ];
  for (const Cookie of forged) expect((await call('/api/requests', 'GET', { Cookie })).status).toBe(401);
  expect((await call('/api/requests', 'GET', { Cookie: cookie }, undefined, other)).status).toBe(401);
  await other.stop();
});

test('a wrong token is rejected even with a valid cookie', async () => {
  expect((await call('/api/requests', 'GET', { Cookie: await signIn(), Authorization: 'Bearer wrong' })).status).toBe(401);
});

const origin = 'http://site.test';
test.each([
  ['our page', ours, 404],
  ['a browser without Sec-Fetch-Site', { 'X-Requested-With': 'inbox', Origin: origin }, 404],
  ['a page without our header', { 'Sec-Fetch-Site': 'same-origin', Origin: origin }, 403],
  ['another site', { ...ours, 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['a sibling domain', { ...ours, 'Sec-Fetch-Site': 'same-site' }, 403],
  ['another origin', { 'X-Requested-With': 'inbox', Origin: 'https://evil.example' }, 403],
  ['a hidden origin', { 'X-Requested-With': 'inbox', Origin: 'null' }, 403],
  ['neither origin nor site', { 'X-Requested-With': 'inbox' }, 403],
])('with the cookie, a change from %s', async (_, headers: Record<string, string>, status) => {
  const Cookie = await signIn();
  const missing = '/api/requests/00000000-0000-7000-8000-000000000000';
  expect((await call(missing, 'DELETE', { Cookie, ...headers })).status).toBe(status);
  expect((await call(missing, 'PATCH', { Cookie, ...headers }, { status: 'won' })).status).toBe(status);
  expect((await call('/api/requests/erase', 'POST', { Cookie, ...headers }, { email: 'no@b.co' })).status).toBe(
    status === 404 ? 200 : 403,
  );
});

test.each([null, ''])('nobody can sign in while the secret is %j', async (secret) => {
  const closed = await startSite({ token: secret });
  for (const body of [{ token: '' }, { token: 'undefined' }, { token }]) {
    expect((await call('/api/session', 'POST', {}, body, closed)).status).toBe(503);
  }
  expect((await call('/api/requests', 'GET', { Cookie: await signIn() }, undefined, closed)).status).toBe(503);
  expect(await (await call('/api/session', 'GET', {}, undefined, closed)).json()).toEqual({ signedIn: false });
  await closed.stop();
});

test("an address's sixth attempt within a minute is refused", async () => {
  const limited = await startSite({ rateLimit: true });
  const attempt = (address: string) => call('/api/session', 'POST', { 'CF-Connecting-IP': address }, { token: 'wrong' }, limited);
  for (let count = 0; count < 5; count++) expect((await attempt('203.0.113.7')).status).toBe(401);
  const refused = await attempt('203.0.113.7');
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
  expect((await attempt('203.0.113.8')).status).toBe(401);
  await limited.stop();
});
