/** Counts how long a request has waited while the business was open. All times are Unix milliseconds. */
import type { Opening } from '../../schema/opening-hours.ts';

export const timeZone = 'America/Chicago';
const minute = 60_000;
const day = 24 * 60 * minute;

/** The business minutes after which an unanswered request becomes more urgent. */
const urgencies = [
  { urgency: 'overdue', from: 60 },
  { urgency: 'late', from: 15 },
  { urgency: 'due', from: 5 },
  { urgency: 'fresh', from: 0 },
] as const;

export type Urgency = (typeof urgencies)[number]['urgency'];

export function urgencyOf(minutes: number): Urgency {
  return urgencies.find(({ from }) => minutes >= from)?.urgency ?? 'fresh';
}

/** Business minutes between two times, including fractions. Counting stops at `most`. */
export function businessMinutes(from: number, to: number, hours: readonly Opening[], most = Number.POSITIVE_INFINITY): number {
  let open = 0;
  const last = dateOf(to);
  for (let date = dateOf(from); date <= last && open < most * minute; date += day) {
    for (const { opens, closes } of hours.filter(({ days }) => days.includes(new Date(date).getUTCDay()))) {
      const start = Math.max(timeOn(date, opens), from);
      const end = Math.min(timeOn(date, closes), to);
      open += Math.max(end - start, 0);
    }
  }
  return Math.min(open / minute, most);
}

export function isOpen(at: number, hours: readonly Opening[]): boolean {
  return businessMinutes(at, at + 1, hours) > 0;
}

/** The date in Austin, as midnight in UTC. */
export function dateOf(at: number): number {
  return Math.floor(localTime(at) / day) * day;
}

const localFormat = new Intl.DateTimeFormat('en-US', {
  timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** What a clock in Austin shows, as if it were UTC. */
function localTime(at: number): number {
  const parts = new Map(localFormat.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** When a clock in Austin shows so many minutes after midnight on a date. */
function timeOn(date: number, minutes: number): number {
  const local = date + minutes * minute;
  const guess = local - offsetAt(local);
  // Clocks change at night, so the offset at the guess holds during opening hours.
  return local - offsetAt(guess);
}

function offsetAt(at: number): number {
  return localTime(at) - Math.floor(at / 1000) * 1000;
}
