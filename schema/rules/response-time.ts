import { type AnswerTimes, timeBefore } from './business-time.ts';
import { dayMs, hourMs } from './duration.ts';

/**
 * A new request received at this time or earlier is overdue: we usually answer sooner while we're open, and promise to in any case.
 * Without a clock it's overdue after a day.
 */
export function overdueBefore(now: number, clock: AnswerTimes | null): number {
  if (clock === null) return now - dayMs;
  return Math.max(now - clock.promisedHours * hourMs, timeBefore(now, clock.answerMinutes, clock));
}
