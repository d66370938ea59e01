/** Making a passkey, and signing in with it (WebAuthn). The library is loaded with the first of these calls. */
import { type Context, Hono } from 'hono';
import { newPasskeySchema, passkeySchema } from '../../schema/session.ts';
import type { AppEnv } from '../env.ts';
import { errorName } from '../error-name.ts';
import { limitGuesses, requireSignIn, requireToken } from '../http/authorize.ts';
import { describeDevice } from '../http/device.ts';
import { limitCalls } from '../http/limit.ts';
import { ProblemError } from '../http/problem.ts';
import { describeSession, startSession } from '../http/session-cookie.ts';
import { limitBody, validateJson } from '../http/validate.ts';
import { sha256Hex } from '../sha256.ts';
import { openDesk } from '../store/open-desk.ts';

const businessName = 'Inbox';

export const passkeys = new Hono<AppEnv>();

passkeys.post('/passkey-options', requireSignIn, async (c) => {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const desk = openDesk(c.env);
  const known = await desk.passkeys.list(await sha256Hex(requireToken(c)));
  const options = await generateRegistrationOptions({
    rpName: businessName,
    rpID: siteOf(c).hostname,
    userName: c.get('by'),
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await desk.passkeys.addChallenge(options.challenge);
  return c.json(options);
});

passkeys.post('/passkeys', requireSignIn, limitBody, validateJson(newPasskeySchema), async (c) => {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const desk = openDesk(c.env);
  const verified = await verifyRegistrationResponse({
    response: { ...c.req.valid('json'), clientExtensionResults: {} },
    ...expected(c),
  }).catch(logRefusal);
  if (!verified?.verified) throw new ProblemError(422, "This passkey can't be used. Please try again.");
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  await desk.passkeys.add({
    id,
    publicKey: isoBase64URL.fromBuffer(publicKey),
    counter,
    name: c.get('by'),
    device: describeDevice(c.req.header('User-Agent') ?? ''),
    tokenHash: await sha256Hex(requireToken(c)),
  });
  return c.json({ id }, 201);
});

passkeys.post('/passkey/options', limitCalls('SIGN_IN_LIMIT'), async (c) => {
  requireToken(c);
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({ rpID: siteOf(c).hostname, userVerification: 'required' });
  await openDesk(c.env).passkeys.addChallenge(options.challenge);
  return c.json(options);
});

passkeys.post('/passkey', limitBody, limitCalls('SIGN_IN_LIMIT'), validateJson(passkeySchema), async (c) => {
  const token = requireToken(c);
  const { userHandle, ...response } = c.req.valid('json').response;
  const desk = openDesk(c.env);
  const passkey = await desk.passkeys.find(c.req.valid('json').id, await sha256Hex(token));
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const verified =
    passkey &&
    (await verifyAuthenticationResponse({
      response: {
        ...c.req.valid('json'),
        response: { ...response, ...(userHandle && { userHandle }) },
        clientExtensionResults: {},
      },
      credential: { id: passkey.id, publicKey: isoBase64URL.toBuffer(passkey.publicKey), counter: passkey.counter },
      ...expected(c),
    }).catch(logRefusal));
  await limitGuesses(c, verified?.verified === true);
  if (!passkey || !verified?.verified) throw new ProblemError(401, "This passkey isn't known here. Sign in with the token.");
  await desk.passkeys.recordUse(passkey.id, verified.authenticationInfo.newCounter);
  return c.json(describeSession(c.env, await startSession(c, token, passkey.name)));
});

/** A passkey must belong to this site and sign one of our challenges, which nobody has used. */
function expected(c: Context<AppEnv>) {
  const { origin, hostname } = siteOf(c);
  return {
    expectedChallenge: async (challenge: string) => openDesk(c.env).passkeys.takeChallenge(challenge),
    expectedOrigin: origin,
    expectedRPID: hostname,
    requireUserVerification: true,
  };
}

/** The library throws on whatever isn't right. */
function logRefusal(error: unknown): null {
  console.warn(JSON.stringify({ event: 'passkey_refused', error: errorName(error) }));
  return null;
}

function siteOf(c: Context<AppEnv>): URL {
  return new URL(c.req.url);
}
