import type { Context } from 'hono';
import type { AppEnv, Env } from './env.ts';

type LimitName = 'CONTACT_LIMIT' | 'NEWSLETTER_LIMIT' | 'SIGN_IN_LIMIT' | 'PAGE_VIEW_LIMIT';

/** Seconds until a limit is sure to let pass again. */
export const limitPeriod = '60';

/** Counts a call of an address. True where there is no limiter or it does not answer: better one call too many than one lost. */
export async function withinLimit(c: Context<AppEnv>, name: LimitName): Promise<boolean> {
  const limiter: Env[LimitName] = c.env[name];
  const address = c.req.header('CF-Connecting-IP') ?? 'unknown';
  const outcome = await limiter?.limit({ key: `${name}:${address}` }).catch(() => null);
  return outcome?.success ?? true;
}
