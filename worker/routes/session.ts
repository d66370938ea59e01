/** A browser trades the token for a session, and ends it. */
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { type Session, sessionSchema, signInSchema } from '../../schema/session.ts';
import type { AppEnv } from '../env.ts';
import { accessEmail } from '../http/access.ts';
import { checkToken, requireSignIn, requireToken } from '../http/authorize.ts';
import { emptyResponse, jsonResponse, problems, security } from '../http/describe.ts';
import { limitCalls } from '../http/limit.ts';
import { describeSession, endSession, findSession, startSession } from '../http/session-cookie.ts';
import { limitBody, validateJson } from '../http/validate.ts';
import { canReply } from '../notify/reply.ts';
import { devices } from './devices.ts';
import { passkeys } from './passkeys.ts';

export const session = new Hono<AppEnv>();
session.route('/', devices);
session.route('/', passkeys);

session.post(
  '/',
  describeRoute({
    summary: 'Signs in',
    responses: { 200: jsonResponse('Signed in; sets the cookie', sessionSchema), ...problems(400, 401, 413, 415, 422, 429, 503) },
  }),
  async (c, next) => {
    requireToken(c);
    await next();
  },
  limitBody,
  limitCalls('SIGN_IN_LIMIT'),
  validateJson(signInSchema),
  async (c) => {
    const token = requireToken(c);
    const { token: given, name } = c.req.valid('json');
    await checkToken(c, given, token, "This isn't the token.");
    return c.json(describeSession(c.env, await startSession(c, token, name)));
  },
);

session.get(
  '/',
  describeRoute({
    summary: 'Whether the browser is signed in, and who it is',
    responses: { 200: jsonResponse('The session', sessionSchema), ...problems(503) },
  }),
  async (c) => {
    const token = c.env.REQUESTS_TOKEN;
    const email = token ? await accessEmail(c) : null;
    if (email !== null) return c.json({ signedIn: true, name: email, canMail: canReply(c.env) } satisfies Session);
    return c.json(describeSession(c.env, token ? await findSession(c, token) : null));
  },
);

session.delete(
  '/',
  describeRoute({ summary: 'Signs out', security, responses: { 204: emptyResponse('Signed out'), ...problems(401, 403, 503) } }),
  requireSignIn,
  async (c) => {
    await endSession(c);
    return c.body(null, 204);
  },
);
