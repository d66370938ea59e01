import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { sha256 } from '../digest.ts';
import type { AppEnv } from '../env.ts';
import { problem } from './problem.ts';
import { sessionEnd } from './session-cookie.ts';

/** Lets a request pass that carries the secret REQUESTS_TOKEN, or the cookie that was given for it; closed while no secret is set. */
export function requireSignIn({ realm = 'requests' } = {}) {
  return createMiddleware<AppEnv>(async function signInRequired(c, next) {
    const expected = c.env.REQUESTS_TOKEN;
    if (!expected) return closed(c);
    const authorization = c.req.header('Authorization');
    if (authorization === undefined && (await sessionEnd(c, expected)) !== null) {
      return isSafe(c) || isOurs(c) ? next() : problem(c, 403, { detail: notOurs });
    }
    const given = /^Bearer +([^\s]+) *$/i.exec(authorization ?? '')?.[1];
    if (given === undefined || !(await equalInConstantTime(given, expected))) {
      return problem(c, 401, {
        detail: 'Send the token as "Authorization: Bearer <token>", or sign in at /api/session.',
        headers: { 'WWW-Authenticate': `Bearer realm="${realm}"` },
      });
    }
    return next();
  });
}

const notOurs = 'With the cookie, changes come from a page of this site with "X-Requested-With: inbox".';

export function closed(c: Context<AppEnv>): Response {
  return problem(c, 503, { detail: 'Reading requests is closed: no REQUESTS_TOKEN is set.' });
}

/** Compares digests, so that neither content nor length shows in the time taken. */
export async function equalInConstantTime(a: string, b: string): Promise<boolean> {
  const [left, right] = await Promise.all([sha256(a), sha256(b)]);
  return crypto.subtle.timingSafeEqual(left, right);
}

function isSafe(c: Context<AppEnv>): boolean {
  return c.req.method === 'GET' || c.req.method === 'HEAD';
}

/** A browser sends neither this header across origins without asking first, nor a false Sec-Fetch-Site or Origin. */
function isOurs(c: Context<AppEnv>): boolean {
  if (c.req.header('X-Requested-With') !== 'inbox') return false;
  const site = c.req.header('Sec-Fetch-Site');
  if (site !== undefined) return site === 'same-origin';
  return c.req.header('Origin') === new URL(c.req.url).origin;
}
