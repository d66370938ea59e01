/** When we visit: a window is a part of a working day. The visitor names up to two, and the business confirms one. */

import * as z from 'zod/mini';
import { type BusinessHours, dateOf, dateText, openingsOn, timeOn } from './business-time.ts';
import { dayMs } from './duration.ts';
import { type Language, locales } from './language.ts';

export const dayParts = ['morning', 'midday', 'afternoon'] as const;
type DayPart = (typeof dayParts)[number];

/** How many working days a visitor can choose from, starting tomorrow. */
const workingDaysAhead = 10;
/** How many windows a visitor can prefer. */
export const preferredLimit = 2;

export const timesMessages = {
  tooMany: `Choose at most ${preferredLimit} times`,
  same: 'Choose two different times',
};

/** Minutes since midnight where the business is. */
const partTimes = {
  morning: { from: 8 * 60, to: 11 * 60, label: '8-11 AM' },
  midday: { from: 11 * 60, to: 14 * 60, label: '11 AM-2 PM' },
  afternoon: { from: 14 * 60, to: 17 * 60, label: '2-5 PM' },
} as const satisfies Record<DayPart, { from: number; to: number; label: string }>;

/** The most days the search looks ahead. */
const horizon = 60;

export const visitWindowSchema = z.object({
  date: z.iso.date({ error: 'Choose a date' }),
  part: z.enum(dayParts, { error: `Choose one of ${dayParts.join(', ')}` }),
});
export type VisitWindow = z.infer<typeof visitWindowSchema>;

/** The visitor's first choice comes first. */
export const preferredTimesSchema = z.array(visitWindowSchema).check(
  z.maxLength(preferredLimit, { error: timesMessages.tooMany }),
  z.refine((windows) => new Set(windows.map(keyOf)).size === windows.length, { error: timesMessages.same }),
);

/** Everything a visitor can choose from: the next ten working days, and the parts of each that lie within opening hours. */
export function windowsAhead(now: number, hours: BusinessHours): VisitWindow[] {
  const today = dateOf(now);
  return Array.from({ length: horizon }, (_, index) => windowsOn(today + (index + 1) * dayMs, hours))
    .filter((windows) => windows.length > 0)
    .slice(0, workingDaysAhead)
    .flat();
}

/** Everything the business can choose from: the same from today on, except those that are over. */
export function windowsLeft(now: number, hours: BusinessHours): VisitWindow[] {
  return windowsAhead(now - dayMs, hours).filter((window) => timesOf(window).end > now);
}

export function isAmong(windows: readonly VisitWindow[], wanted: VisitWindow): boolean {
  return windows.some((window) => keyOf(window) === keyOf(wanted));
}

/** When a window starts and ends, in Unix milliseconds. */
export function timesOf({ date, part }: VisitWindow): { start: number; end: number } {
  const { from, to } = partTimes[part];
  const midnight = Date.parse(date);
  return { start: timeOn(midnight, from), end: timeOn(midnight, to) };
}

/** 'Tuesday, December 1, 8-11 AM'. */
export function describeWindow({ date, part }: VisitWindow, language: Language = 'en'): string {
  return `${describeDay(date, language)}, ${describePart(part)}`;
}

/** 'Tuesday, December 1' or 'martes 1 de diciembre'. */
export function describeDay(date: string, language: Language = 'en'): string {
  const format = { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' } as const;
  const day = new Intl.DateTimeFormat(locales[language], format).format(Date.parse(date));
  return language === 'es' ? day.replace(',', '') : day;
}

/** 'Tuesday, December 1 to Thursday, December 3', or the one day. */
export function describeDays({ first, last }: { first: string; last: string }, language: Language = 'en'): string {
  const days = first === last ? [first] : [first, last];
  return days.map((day) => describeDay(day, language)).join(language === 'es' ? ' a ' : ' to ');
}

/** The business's day at a time in Unix milliseconds. */
export function describeDayAt(at: number, language: Language = 'en'): string {
  return describeDay(dateText(dateOf(at)), language);
}

/** '8-11 AM' in both languages. */
export function describePart(part: DayPart): string {
  return partTimes[part].label;
}

function windowsOn(date: number, hours: BusinessHours): VisitWindow[] {
  const openings = openingsOn(date, hours);
  return dayParts
    .filter((part) => openings.some(({ opens, closes }) => opens <= partTimes[part].from && partTimes[part].to <= closes))
    .map((part) => ({ date: dateText(date), part }));
}

function keyOf({ date, part }: VisitWindow): string {
  return `${date} ${part}`;
}
