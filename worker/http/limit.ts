import type { Context } from 'hono';
import type { AppEnv, Env } from '../env.ts';

type LimitName = 'CONTACT_LIMIT' | 'NEWSLETTER_LIMIT' | 'SIGN_IN_LIMIT' | 'PAGE_VIEW_LIMIT';

/** Seconds until a limit is sure to let pass again. */
export const limitPeriod = '60';

/** True also when there is no limiter or it fails: one call too many is better than a lost request. */
export async function withinLimit(c: Context<AppEnv>, name: LimitName): Promise<boolean> {
  const limiter: Env[LimitName] = c.env[name];
  const key = `${name}:${c.req.header('CF-Connecting-IP') ?? 'unknown'}`;
  return (await limiter?.limit({ key }).catch(() => null))?.success ?? true;
}
