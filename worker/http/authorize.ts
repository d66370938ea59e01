import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { sha256 } from '../digest.ts';
import type { AppEnv } from '../env.ts';
import { ProblemError } from './problem.ts';
import { sessionEnd } from './session-cookie.ts';

/** Accepts the secret REQUESTS_TOKEN as a Bearer token, or the session cookie that was traded for it. */
export const requireSignIn = createMiddleware<AppEnv>(async (c, next) => {
  const token = requireToken(c);
  const authorization = c.req.header('Authorization');
  if (authorization === undefined && (await sessionEnd(c, token)) !== null) {
    if (!isRead(c) && !isFromOurPage(c)) {
      throw new ProblemError(
        403,
        'With the cookie, changes must come from a page of this site and carry "X-Requested-With: inbox".',
      );
    }
    return next();
  }
  const given = /^Bearer +([^\s]+) *$/i.exec(authorization ?? '')?.[1];
  if (given === undefined || !(await equalInConstantTime(given, token))) {
    throw unauthorized('Send the token as "Authorization: Bearer <token>", or sign in at /api/session.');
  }
  return next();
});

/** The inbox and its API are closed until the secret is set. */
export function requireToken(c: Context<AppEnv>): string {
  if (c.env.REQUESTS_TOKEN) return c.env.REQUESTS_TOKEN;
  throw new ProblemError(503, "The inbox is closed because REQUESTS_TOKEN isn't set.");
}

export function unauthorized(detail: string): ProblemError {
  return new ProblemError(401, detail, { headers: { 'WWW-Authenticate': 'Bearer realm="requests"' } });
}

/** Compares digests, so the time it takes reveals neither content nor length. */
export async function equalInConstantTime(a: string, b: string): Promise<boolean> {
  const [left, right] = await Promise.all([sha256(a), sha256(b)]);
  return crypto.subtle.timingSafeEqual(left, right);
}

function isRead(c: Context<AppEnv>): boolean {
  return c.req.method === 'GET' || c.req.method === 'HEAD';
}

/** Another origin can't set X-Requested-With without a preflight, and no page can fake Sec-Fetch-Site or Origin. */
function isFromOurPage(c: Context<AppEnv>): boolean {
  if (c.req.header('X-Requested-With') !== 'inbox') return false;
  const site = c.req.header('Sec-Fetch-Site');
  if (site !== undefined) return site === 'same-origin';
  return c.req.header('Origin') === new URL(c.req.url).origin;
}
