import { type BusinessHours, timeBefore } from '../schema/business-time.ts';
import { overdueBefore } from '../schema/response-time.ts';

/** Business minutes after which a fresh request is due. */
const dueMinutes = 5;

export type Urgency = 'fresh' | 'due' | 'overdue';

/** How soon a new request needs its first answer. Times are Unix milliseconds. */
export function urgencyOf(received: number, now: number, hours: BusinessHours): Urgency {
  if (received <= overdueBefore(now, hours)) return 'overdue';
  return received <= timeBefore(now, dueMinutes, hours) ? 'due' : 'fresh';
}
