import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { visitorProblems } from '#schema/api/visitor-problems.ts';
import type { LimitName } from '../bindings.ts';
import type { AppEnv } from '../env.ts';
import { errorName } from '../error-name.ts';
import { callerAddress } from './address.ts';
import { ProblemError } from './problem.ts';

export function limitCalls(name: LimitName) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await countCall(c, name);
    await next();
  });
}

/** If there is no limiter or it fails, the call goes through: one too many is better than a lost request. */
export async function countCall(c: Context<AppEnv>, name: LimitName): Promise<void> {
  const key = `${name}:${callerAddress(c)}`;
  const outcome = await c.env[name]?.limit({ key }).catch((error: unknown) => {
    console.error(JSON.stringify({ event: 'limiter_failed', limit: name, error: errorName(error) }));
  });
  if (outcome && !outcome.success) {
    throw new ProblemError(429, visitorProblems.tooMany, { headers: { 'Retry-After': '60' } });
  }
}
