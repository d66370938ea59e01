/** When a new request should have been answered. Pages promise it, and the inbox and the Worker go by it. */

import { type BusinessHours, timeBefore } from './business-time.ts';
import { hourMs } from './duration.ts';

/** We usually answer within this many minutes while we're open. */
export const answerMinutes = 15;
/** The form promises an answer within this time, whether we're open or not. */
export const promisedHours = 24;

/** A new request received at this time or earlier is overdue. If the opening hours are unknown, only the promise counts. */
export function overdueBefore(now: number, hours: BusinessHours | null): number {
  const promised = now - promisedHours * hourMs;
  return hours === null ? promised : Math.max(promised, timeBefore(now, answerMinutes, hours));
}
