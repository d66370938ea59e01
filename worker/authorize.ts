import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './env.ts';
import { problem } from './problem.ts';

/** Lets a request pass that carries the secret REQUESTS_TOKEN as Bearer token; closed while no secret is set. */
export function requireToken({ realm = 'requests' } = {}) {
  return createMiddleware<AppEnv>(async function tokenRequired(c, next) {
    const expected = c.env.REQUESTS_TOKEN;
    if (!expected) return problem(c, 503, { detail: 'Reading requests is closed: no REQUESTS_TOKEN is set.' });
    const given = /^Bearer +([^\s]+) *$/i.exec(c.req.header('Authorization') ?? '')?.[1];
    if (given === undefined || !(await equalInConstantTime(given, expected))) {
      return problem(c, 401, {
        detail: 'Send the token as "Authorization: Bearer <token>".',
        headers: { 'WWW-Authenticate': `Bearer realm="${realm}"` },
      });
    }
    return next();
  });
}

/** Compares digests, so that neither content nor length shows in the time taken. */
async function equalInConstantTime(a: string, b: string): Promise<boolean> {
  const encoder = new TextEncoder();
  const [left, right] = await Promise.all([a, b].map((text) => crypto.subtle.digest('SHA-256', encoder.encode(text))));
  return left !== undefined && right !== undefined && crypto.subtle.timingSafeEqual(left, right);
}
