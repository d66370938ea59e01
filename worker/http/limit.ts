import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { visitorProblems } from '../../schema/visitor-problems.ts';
import type { AppEnv, Env } from '../env.ts';
import { callerAddress } from './address.ts';
import { ProblemError } from './problem.ts';

type LimitName = 'CONTACT_LIMIT' | 'NEWSLETTER_LIMIT' | 'SIGN_IN_LIMIT' | 'PAGE_VIEW_LIMIT' | 'VISITOR_LIMIT';

export function limitCalls(name: LimitName) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await countCall(c, name);
    await next();
  });
}

/** If there is no limiter or it fails, the call goes through: one too many is better than a lost request. */
export async function countCall(c: Context<AppEnv>, name: LimitName): Promise<void> {
  const limiter: Env[LimitName] = c.env[name];
  const key = `${name}:${callerAddress(c)}`;
  const outcome = await limiter?.limit({ key }).catch(() => null);
  if (outcome?.success === false) {
    throw new ProblemError(429, visitorProblems.tooMany, { headers: { 'Retry-After': '60' } });
  }
}
