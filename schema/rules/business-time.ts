/** Time as the business counts it: days and opening hours where it is. All times are Unix milliseconds. */

import * as z from 'zod/mini';
import { dayMs, minuteMs } from './duration.ts';

declare global {
  /** Where the business is, in what is bundled: site/built-region.ts by way of tools/vite-plugins.ts and worker/business.ts. */
  const BUSINESS_REGION: { timeZone: string; home: string; areaCode: string } | undefined;
}

/** The business's. What isn't bundled, such as the tools, sets it. */
export let timeZone = typeof BUSINESS_REGION === 'undefined' ? 'UTC' : BUSINESS_REGION.timeZone;
let localFormat = makeLocalFormat();

export function setTimeZone(name: string): void {
  timeZone = name;
  localFormat = makeLocalFormat();
}

/** What the build hands the Worker as /opening-hours.json. */
export const openingTimesSchema = z.object({
  /** Days count from 0, Sunday; times are minutes since midnight in the business's time zone. */
  weekly: z.array(z.object({ days: z.array(z.int()), opens: z.int(), closes: z.int() })),
  /** Dates on which the business is closed. */
  holidays: z.array(z.iso.date()),
  /** How many visits we can make at the same time. */
  crews: z._default(z.int().check(z.positive()), 1),
});

export type OpeningTimes = z.infer<typeof openingTimesSchema>;
export type BusinessHours = Pick<OpeningTimes, 'weekly' | 'holidays'>;
export type Opening = BusinessHours['weekly'][number];

/** When the business opens on a date, given as midnight in UTC. Empty on holidays and days off. */
export function openingsOn(date: number, { weekly, holidays }: BusinessHours): Opening[] {
  if (holidays.includes(dateText(date))) return [];
  return weekly.filter(({ days }) => days.includes(new Date(date).getUTCDay()));
}

/** The business's date, as midnight in UTC. */
export function dateOf(at: number): number {
  return Math.floor(localTime(at) / dayMs) * dayMs;
}

/** A date, given as midnight in UTC, as '2026-11-20'. */
export function dateText(date: number): string {
  return new Date(date).toISOString().slice(0, 10);
}

function makeLocalFormat() {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
}

/** What a clock of the business shows, as if it were UTC. */
export function localTime(at: number): number {
  const parts = new Map(localFormat.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** When a clock of the business shows so many minutes after midnight on a date, given as midnight in UTC. */
export function timeOn(date: number, minutes: number): number {
  const local = date + minutes * minuteMs;
  const guess = local - offsetAt(local);
  // Clocks change at night, so the offset at the guess holds during opening hours.
  return local - offsetAt(guess);
}

function offsetAt(at: number): number {
  return localTime(at) - Math.floor(at / 1000) * 1000;
}
