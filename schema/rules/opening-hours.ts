/** When the business is open, for structured data and the inbox's clock. Parsed from the same words that visitors read. */
import type { Opening } from './business-time.ts';

/** In the order of Date.getDay(). */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Parses 'Monday to Friday 7AM-6PM' or 'Saturday 8AM-4PM'. Anything else throws, which stops the build. */
export function openingOf(words: string): Opening {
  const [, first = '', last = first, opens = '', closes = ''] =
    /^(\w+day)(?: to (\w+day))? (\d{1,2}(?::\d\d)?[AP]M)-(\d{1,2}(?::\d\d)?[AP]M)$/.exec(words) ?? [];
  const names: readonly string[] = weekdays;
  const [from, to] = [first, last].map((day) => names.indexOf(day));
  const [start, end] = [opens, closes].map(minutesOf);
  if (
    from === undefined ||
    to === undefined ||
    from < 0 ||
    to < from ||
    start === undefined ||
    end === undefined ||
    end <= start
  ) {
    throw new Error(`Opening hours must look like 'Tuesday to Thursday 9AM-5PM', but got '${words}'`);
  }
  return { days: weekdays.map((_, day) => day).filter((day) => day >= from && day <= to), opens: start, closes: end };
}

/** Since midnight, of '5:30PM'. */
export function minutesOf(time: string): number {
  const [, hours = '', minutes = '0', half = ''] = /^(\d+)(?::(\d\d))?([AP]M)$/.exec(time) ?? [];
  return ((Number(hours) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minutes);
}
