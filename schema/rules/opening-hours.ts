/** When the business is open, as numbers: for structured data, visits and work. */
import type { Opening } from './business-time.ts';

/** In the order of Date.getDay(). */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

interface OpeningHours {
  first: (typeof weekdays)[number];
  /** Missing for a single day. */
  last?: (typeof weekdays)[number] | undefined;
  /** Such as '8:30AM'. */
  opens: string;
  closes: string;
}

export function openingOf({ first, last = first, opens, closes }: OpeningHours): Opening {
  const [from, to] = [weekdays.indexOf(first), weekdays.indexOf(last)];
  const days = weekdays.map((_, day) => day).filter((day) => day >= from && day <= to);
  return { days, opens: minutesOf(opens), closes: minutesOf(closes) };
}

/** Since midnight, of '5:30PM'. */
export function minutesOf(time: string): number {
  const [, hours = '', minutes = '0', half = ''] = /^(\d+)(?::(\d\d))?([AP]M)$/.exec(time) ?? [];
  return ((Number(hours) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minutes);
}
