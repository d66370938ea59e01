import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { dayMs } from '#schema/rules/duration.ts';
import { sharedSite } from '../support/site/shared.ts';
import { callAsAnybody, openAll, statusesOf } from '../support/site/visitor.ts';

const team = { issuer: 'https://oak.cloudflareaccess.com', audience: 'aud-of-the-inbox' };
const email = 'olivia@example.com';
const ours = { 'X-Requested-With': 'inbox', 'Sec-Fetch-Site': 'same-origin' };

const site = await sharedSite({ vars: { ACCESS_TEAM: 'oak', ACCESS_AUD: team.audience } });

const plain = await sharedSite();

let ourKey: CryptoKey;
let otherKey: CryptoKey;
beforeAll(async () => {
  const [ours, other] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  [ourKey, otherKey] = [ours.privateKey, other.privateKey];
  await site.outside({ keys: [{ ...(await exportJWK(ours.publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' }] });
});

/** A token as Access signs it, with some things changed. */
function sign({
  claims = { email },
  issuer = team.issuer,
  audience = team.audience,
  expires = '5m',
  key = ourKey,
}: {
  claims?: JWTPayload;
  issuer?: string;
  audience?: string;
  expires?: string;
  key?: CryptoKey;
} = {}) {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
    .setIssuedAt()
    .setIssuer(issuer)
    .setAudience(audience)
    .setExpirationTime(expires)
    .sign(key);
}

const call = (path: string, assertion: string, method?: string, body?: unknown, headers?: Record<string, string>) =>
  callAsAnybody(site, path, method, body, { 'Cf-Access-Jwt-Assertion': assertion, ...headers });

test('a valid token signs its email address in, and the address stands on every change', async () => {
  const assertion = await sign();
  expect(await (await call('/api/session', assertion)).json()).toEqual({ signedIn: true, name: email, canMail: false });
  const id = await site.send();
  await call(`/api/requests/${id}`, assertion, 'PATCH', { status: 'won' }, ours);
  expect((await site.read(id)).state.history).toMatchObject([{ by: email }]);
  const { fetched } = await site.seen();
  expect(new Set(fetched.map(({ url }) => url))).toEqual(new Set([`${team.issuer}/cdn-cgi/access/certs`]));
});

test('what somebody opened ends two weeks after Access let them in last', async () => {
  const headers = { 'Cf-Access-Jwt-Assertion': await sign({ expires: '30d' }), ...ours };
  const opened = await openAll(site, headers);
  await site.setClock(13 * dayMs);
  expect(await statusesOf(site, opened)).toEqual([200, 200, 200]);
  // Whoever comes back keeps it.
  expect((await callAsAnybody(site, '/api/requests', 'GET', undefined, headers)).status).toBe(200);
  await site.setClock(26 * dayMs);
  expect(await statusesOf(site, opened)).toEqual([200, 200, 200]);
  await site.setClock(27.1 * dayMs);
  expect(await statusesOf(site, opened)).toEqual([200, 404, 404]);
});

test('a change that another site makes with the token is refused', async () => {
  const headers = { 'X-Requested-With': 'inbox', 'Sec-Fetch-Site': 'cross-site' };
  const body = { email: 'ann.lee@example.com' };
  expect((await call('/api/requests/erase', await sign(), 'POST', body, headers)).status).toBe(403);
});

test.each([
  ['by another key', () => sign({ key: otherKey })],
  ['of another team', () => sign({ issuer: 'https://evil.cloudflareaccess.com' })],
  ['for another application', () => sign({ audience: 'other' })],
  ['that has expired', () => sign({ expires: '-1m' })],
  ['without an email address, of a service', () => sign({ claims: { common_name: 'robot' } })],
])('a token %s opens nothing', async (_, make) => {
  const assertion = await make();
  expect((await call('/api/requests', assertion)).status).toBe(401);
  expect(await (await call('/api/session', assertion)).json()).toEqual({ signedIn: false });
});

test('without Access set up, its header means nothing', async () => {
  const headers = { 'Cf-Access-Jwt-Assertion': await sign() };
  expect((await callAsAnybody(plain, '/api/requests', 'GET', undefined, headers)).status).toBe(401);
  expect((await plain.call('/api/requests')).status).toBe(200);
});
