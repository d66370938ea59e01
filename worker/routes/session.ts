/** A browser trades the token for a session, and ends it, or everybody's. */
import { Hono } from 'hono';
import { type Session, signInSchema } from '#schema/api/session.ts';
import type { AppEnv } from '../env.ts';
import { accessEmail } from '../http/access.ts';
import { checkToken, requireSignIn, requireToken } from '../http/authorize.ts';
import { limitCalls } from '../http/limit.ts';
import { describeSession, endSession, findSession, startSession } from '../http/session-cookie.ts';
import { limitBody, validateJson } from '../http/validate.ts';
import { canReply } from '../notify/reply.ts';
import { openDesk } from '../store/open-desk.ts';

export const session = new Hono<AppEnv>();

session.post(
  '/',
  async (c, next) => {
    requireToken(c);
    await next();
  },
  limitBody,
  limitCalls('SIGN_IN_LIMIT'),
  validateJson(signInSchema),
  async (c) => {
    const token = requireToken(c);
    const { token: guess, name } = c.req.valid('json');
    await checkToken(guess, token, "This isn't the token.");
    return c.json<Session>(describeSession(c.env, await startSession(c, token, name)));
  },
);

session.get('/', async (c) => {
  const token = c.env.REQUESTS_TOKEN;
  const email = token ? await accessEmail(c) : null;
  if (email !== null) return c.json<Session>({ signedIn: true, name: email, canMail: canReply(c.env) });
  return c.json<Session>(describeSession(c.env, token ? await findSession(c, token) : null));
});

session.delete('/', requireSignIn, async (c) => {
  await endSession(c);
  return c.body(null, 204);
});

session.delete('/all', requireSignIn, async (c) => {
  await openDesk(c.env).accounts.signEverybodyOut();
  await endSession(c);
  console.log(JSON.stringify({ event: 'everybody_signed_out' }));
  return c.body(null, 204);
});
