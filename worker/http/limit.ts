import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { minuteMs } from '../../schema/duration.ts';
import { visitorProblems } from '../../schema/visitor-problems.ts';
import type { LimitName } from '../bindings.ts';
import type { AppEnv } from '../env.ts';
import { errorName } from '../error-name.ts';
import { openDesk } from '../store/open-desk.ts';
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
  const outcome = await c.env[name]?.limit({ key }).catch((error: unknown) => reportFailure(c, name, error));
  if (outcome?.success === false) {
    throw new ProblemError(429, visitorProblems.tooMany, { headers: { 'Retry-After': '60' } });
  }
}

/** When this instance of the Worker last reported a failure, in Unix ms. */
let reportedAt = 0;

/** At most once a minute, so that a flood of calls doesn't flood the log and the desk. */
function reportFailure(c: Context<AppEnv>, limit: LimitName, error: unknown): void {
  const now = Date.now();
  if (Math.abs(now - reportedAt) < minuteMs) return;
  reportedAt = now;
  console.error(JSON.stringify({ event: 'limiter_failed', limit, error: errorName(error) }));
  c.executionCtx.waitUntil(
    openDesk(c.env)
      .upkeep.noteLimiterFailure()
      .catch(() => {}),
  );
}
