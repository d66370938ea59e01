import { type BusinessHours, businessHoursSchema, dateOf, dateText, timeBefore } from '../schema/business-time.ts';
import type { Env } from './env.ts';
import { errorName } from './error-name.ts';

/** Business minutes after which a new request should have been answered, as the site claims. */
const claimMinutes = 15;
/** The form promises an answer within this time, in milliseconds. */
const promiseMs = 24 * 60 * 60 * 1000;

/** The opening hours that the build wrote next to the pages. Null if they can't be read; callers then do without. */
export async function readBusinessHours({ ASSETS }: Pick<Env, 'ASSETS'>): Promise<BusinessHours | null> {
  try {
    const response = await ASSETS.fetch('https://assets.local/opening-hours.json');
    return businessHoursSchema.parse(await response.json());
  } catch (error) {
    console.warn(JSON.stringify({ event: 'opening_hours_unread', error: errorName(error) }));
    return null;
  }
}

/** What counts as today and as overdue. */
export interface ResponseClock {
  /** The date in Austin. */
  today: string;
  /** Unix ms. A request from before then that is still new is overdue. */
  overdueBefore: number;
}

/** A new request is overdue after fifteen minutes in which we're open, and after 24 hours in any case. */
export async function readClock(env: Pick<Env, 'ASSETS'>, now = Date.now()): Promise<ResponseClock> {
  const hours = await readBusinessHours(env);
  const claimed = hours === null ? 0 : timeBefore(now, claimMinutes, hours);
  return { today: dateText(dateOf(now)), overdueBefore: Math.max(claimed, now - promiseMs) };
}
