/** A browser trades the token for a session cookie, and gives it back. */
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { type Session, sessionSchema, signInSchema } from '../../schema/session.ts';
import type { AppEnv } from '../env.ts';
import { equalInConstantTime, requireSignIn, requireToken, unauthorized } from '../http/authorize.ts';
import { emptyResponse, jsonResponse, problems, security } from '../http/describe.ts';
import { limitCalls } from '../http/limit.ts';
import { endSession, sessionEnd, startSession } from '../http/session-cookie.ts';
import { limitBody, validateJson } from '../http/validate.ts';

export const session = new Hono<AppEnv>();

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
    if (!(await equalInConstantTime(c.req.valid('json').token, token))) {
      console.warn(JSON.stringify({ event: 'sign_in_refused' }));
      throw unauthorized("This isn't the token.");
    }
    return c.json(describeSession(await startSession(c, token)));
  },
);

session.get(
  '/',
  describeRoute({ summary: 'Whether the browser is signed in', responses: { 200: jsonResponse('The session', sessionSchema) } }),
  async (c) => {
    const token = c.env.REQUESTS_TOKEN;
    return c.json(describeSession(token ? await sessionEnd(c, token) : null));
  },
);

session.delete(
  '/',
  describeRoute({ summary: 'Signs out', security, responses: { 204: emptyResponse('Signed out'), ...problems(401, 403, 503) } }),
  requireSignIn,
  (c) => {
    endSession(c);
    return c.body(null, 204);
  },
);

function describeSession(until: number | null): Session {
  return until === null ? { signedIn: false } : { signedIn: true, until: new Date(until).toISOString() };
}
