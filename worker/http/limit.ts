import type { Context } from 'hono';
import type { AppEnv, Env } from '../env.ts';

type LimitName = 'CONTACT_LIMIT' | 'NEWSLETTER_LIMIT' | 'SIGN_IN_LIMIT' | 'PAGE_VIEW_LIMIT';

/** Seconds until a limit is sure to let pass again. */
export const limitPeriod = '60';

/** Most addresses that are remembered; of more, the limiter is asked at once. */
const mostRemembered = 10_000;
/** Addresses that called once in this minute and in this isolate, which the limiter has not been told yet. */
const calledOnce = new Set<string>();
/** Those that the limiter knows. */
const counted = new Set<string>();
let minute = 0;

/**
 * Counts a call of an address. True where there is no limiter or it does not answer: better one call too many than one lost.
 * Most visitors call once, and of one call the limiter need not hear: it is told of the first when there is a second.
 */
export async function withinLimit(c: Context<AppEnv>, name: LimitName): Promise<boolean> {
  const limiter: Env[LimitName] = c.env[name];
  const key = `${name}:${c.req.header('CF-Connecting-IP') ?? 'unknown'}`;
  const count = async () => (await limiter?.limit({ key }).catch(() => null))?.success ?? true;
  // Each guess at the token counts.
  if (name === 'SIGN_IN_LIMIT') return count();

  forgetLastMinute();
  if (calledOnce.delete(key)) {
    counted.add(key);
    await count();
  } else if (!counted.has(key) && calledOnce.size < mostRemembered) {
    calledOnce.add(key);
    return true;
  }
  return count();
}

function forgetLastMinute(): void {
  const now = Math.floor(Date.now() / 60_000);
  if (now === minute) return;
  minute = now;
  calledOnce.clear();
  counted.clear();
}
