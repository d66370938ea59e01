/** Passkeys of a key that we hold ourselves, so that all of what an authenticator says can be wrong. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { sharedSite } from '../support/shared-site.ts';

const { call } = await sharedSite();

const origin = 'http://site.test';
const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const id = randomBytes(16);
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** What the authenticator signs: for which site, whether its user was there (1) and verified (4), and how often it was used. */
function dataFor(host: string, flags: number, rest = Buffer.alloc(0)) {
  return Buffer.concat([sha256(host), Buffer.from([flags, 0, 0, 0, 0]), rest]);
}

function clientData(type: string, challenge: string, from: string) {
  return Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin: from, crossOrigin: false }));
}

async function challengeFrom(path: string) {
  return z.object({ challenge: z.string() }).parse(await (await call(path, 'POST')).json()).challenge;
}

async function register(from: string) {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // The key in COSE, and around it an attestation object with no attestation, both as CBOR.
  const [point, begin, end] = [
    Buffer.from('225820', 'hex'),
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(y, 'base64url'),
  ];
  const key = Buffer.concat([begin, Buffer.from(x, 'base64url'), point, end]);
  const data = dataFor('site.test', 0x45, Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]));
  const head = Buffer.from(`\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58${String.fromCharCode(data.length)}`, 'latin1');
  const response = {
    clientDataJSON: clientData('create', await challengeFrom('/api/session/passkey-options'), from).toString('base64url'),
    attestationObject: Buffer.concat([head, data]).toString('base64url'),
  };
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };
  return call('/api/session/passkeys', 'POST', { ...named, response });
}

async function signedIn({ from = origin, host = 'site.test', flags = 5, challenge = '', key = privateKey }) {
  const authenticatorData = dataFor(host, flags);
  const client = clientData('get', challenge || (await challengeFrom('/api/session/passkey/options')), from);
  const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), key);
  const parts = { clientDataJSON: client, authenticatorData, signature };
  const response = Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, bytes.toString('base64url')]));
  return { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key', response };
}

test('a passkey is kept from a page of ours alone, and signs in once with what it has signed for this site', async () => {
  const another = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const signIn = async (body: object, address: string) =>
    (await call('/api/session/passkey', 'POST', body, { 'CF-Connecting-IP': address })).status;
  expect((await register('https://evil.example')).status).toBe(422);
  expect(await signIn(await signedIn({}), 'nobody')).toBe(401);
  expect((await register(origin)).status).toBe(201);
  for (const wrong of [
    { from: 'https://evil.example' },
    { from: 'http://inbox.site.test' },
    { host: 'evil.example' },
    { flags: 1 },
    { challenge: randomBytes(32).toString('base64url') },
    { key: another },
  ]) {
    expect([wrong, await signIn(await signedIn(wrong), JSON.stringify(wrong))]).toEqual([wrong, 401]);
  }
  const right = await signedIn({});
  expect([await signIn(right, 'crew'), await signIn(right, 'listener')]).toEqual([200, 401]);
});
