/** /api/session: a browser trades the token for a cookie, and gives it back. */
import { Hono } from 'hono';
import { type Session, signInSchema } from '../../schema/session.ts';
import type { AppEnv } from '../env.ts';
import { closed, equalInConstantTime, requireSignIn } from '../http/authorize.ts';
import { limitedBody, readJson } from '../http/json-body.ts';
import { limitPeriod, withinLimit } from '../http/limit.ts';
import { problem } from '../http/problem.ts';
import { endSession, sessionEnd, startSession } from '../http/session-cookie.ts';

export const session = new Hono<AppEnv>();

session.post('/', limitedBody, async (c) => {
  const expected = c.env.REQUESTS_TOKEN;
  if (!expected) return closed(c);
  if (!(await withinLimit(c, 'SIGN_IN_LIMIT'))) {
    return problem(c, 429, { detail: 'Too many attempts. Please wait a minute.', headers: { 'Retry-After': limitPeriod } });
  }
  const body = await readJson(c, signInSchema);
  if (!body.ok) return body.response;
  if (!(await equalInConstantTime(body.value.token, expected))) {
    console.warn(JSON.stringify({ event: 'sign_in_refused' }));
    return problem(c, 401, { detail: 'This is not the token.', headers: { 'WWW-Authenticate': 'Bearer realm="requests"' } });
  }
  return c.json(signedIn(await startSession(c, expected)));
});

session.get('/', async (c) => {
  const expected = c.env.REQUESTS_TOKEN;
  return c.json(signedIn(expected ? await sessionEnd(c, expected) : null));
});

session.delete('/', requireSignIn(), (c) => {
  endSession(c);
  return c.body(null, 204);
});

session.all('/', (c) => problem(c, 405, { detail: 'Use POST, GET or DELETE.', headers: { Allow: 'DELETE, GET, HEAD, POST' } }));

function signedIn(until: number | null): Session {
  return until === null ? { signedIn: false } : { signedIn: true, until: new Date(until).toISOString() };
}
