import { type AnswerTimes, timeBefore } from '../schema/business-time.ts';
import { overdueBefore } from '../schema/response-time.ts';

/** Business minutes after which a fresh request is due. */
const dueMinutes = 5;

export type Lateness = 'fresh' | 'due' | 'overdue';

/** How soon a new request needs its first answer. Times are Unix milliseconds. */
export function latenessOf(received: number, now: number, clock: AnswerTimes): Lateness {
  if (received <= overdueBefore(now, clock)) return 'overdue';
  return received <= timeBefore(now, dueMinutes, clock) ? 'due' : 'fresh';
}
