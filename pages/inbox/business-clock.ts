/** How long a request has waited, counted only while the business is open. All instants are Unix milliseconds. */
import type { Opening } from '../../schema/opening-hours.ts';

const timeZone = 'America/Chicago';
const minute = 60_000;
const day = 24 * 60 * minute;

/** Levels of a request that nobody has answered, by the business minutes from which each begins. */
const levels = [
  { level: 'overdue', from: 60 },
  { level: 'late', from: 15 },
  { level: 'due', from: 5 },
  { level: 'fresh', from: 0 },
] as const;

export type Level = (typeof levels)[number]['level'];

export function levelOf(minutes: number): Level {
  return levels.find(({ from }) => minutes >= from)?.level ?? 'fresh';
}

/** Business minutes between two instants, whole and fractions; `most` where there are as many or more. */
export function businessMinutes(from: number, to: number, hours: readonly Opening[], most = Number.POSITIVE_INFINITY): number {
  let open = 0;
  const last = dateOf(to);
  for (let at = dateOf(from); at <= last && open < most * minute; at += day) {
    for (const { opens, closes } of hours.filter(({ days }) => days.includes(new Date(at).getUTCDay()))) {
      const start = Math.max(instantOf(at, opens), from);
      const end = Math.min(instantOf(at, closes), to);
      open += Math.max(end - start, 0);
    }
  }
  return Math.min(open / minute, most);
}

export function isOpen(at: number, hours: readonly Opening[]): boolean {
  return businessMinutes(at, at + 1, hours) > 0;
}

/** A format in the business's time zone. Made when it is first used, for Intl's data hold up a waking page. */
export function clockFormat(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let format: Intl.DateTimeFormat | undefined;
  return () => {
    format ??= new Intl.DateTimeFormat('en-US', { timeZone, ...options });
    return format;
  };
}

const wallClock = clockFormat({
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** What the clock on the wall shows at an instant, as if the wall were in UTC. */
function wallTimeOf(instant: number): number {
  const parts = new Map(
    wallClock()
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** The day of an instant in the business's time zone, as midnight in UTC. */
export function dateOf(instant: number): number {
  return Math.floor(wallTimeOf(instant) / day) * day;
}

/** The instant at which the wall clock of a day shows so many minutes after midnight. */
function instantOf(date: number, minutes: number): number {
  const wall = date + minutes * minute;
  const guess = wall - offsetAt(wall);
  // Clocks change at night, so that the offset of the guess is that of the whole opening time.
  return wall - offsetAt(guess);
}

function offsetAt(instant: number): number {
  return wallTimeOf(instant) - Math.floor(instant / 1000) * 1000;
}
