/** Times, waiting and other things of a request in words. */

import { grouped } from '../../schema/number-format.ts';
import type { Opening } from '../../schema/opening-hours.ts';
import type { ListedRequest, SpamReason } from '../../schema/stored-request.ts';
import { businessMinutes, clockFormat, dateOf, isOpen, type Level, levelOf } from './business-clock.ts';

const day = 24 * 60 * 60 * 1000;
/** Business minutes up to which hours are counted; then days say more. */
const countedMinutes = 600;

const clock = clockFormat({ hour: 'numeric', minute: '2-digit' });
const weekday = clockFormat({ weekday: 'short' });
const monthDay = clockFormat({ month: 'short', day: 'numeric' });
const wholeDate = clockFormat({ year: 'numeric', month: 'short', day: 'numeric' });
const whole = clockFormat({
  weekday: 'short',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** 'Fri, Nov 20, 2026, 3:24 PM CST': Austin time with its zone. */
export function wholeTime(iso: string): string {
  return whole().format(Date.parse(iso));
}

/** '3:24 PM' today, 'Yesterday 3:24 PM', 'Mon 3:24 PM' within the week, then 'Nov 12', and 'Nov 12, 2025' of another year. */
export function shortTime(iso: string, now: number): string {
  const at = Date.parse(iso);
  const days = daysBetween(at, now);
  if (days <= 0) return clock().format(at);
  if (days === 1) return `Yesterday ${clock().format(at)}`;
  if (days < 7) return `${weekday().format(at)} ${clock().format(at)}`;
  const sameYear = new Date(dateOf(at)).getUTCFullYear() === new Date(dateOf(now)).getUTCFullYear();
  return (sameYear ? monthDay : wholeDate)().format(at);
}

export function clockTime(at: number): string {
  return clock().format(at);
}

interface Waiting {
  level: Level;
  text: string;
}

/** How long a request waits for its first answer; null once somebody has taken it up. */
export function waitingOf(
  { status, receivedAt }: Pick<ListedRequest, 'status' | 'receivedAt'>,
  now: number,
  hours: readonly Opening[],
): Waiting | null {
  if (status !== 'new') return null;
  const arrival = Date.parse(receivedAt);
  const minutes = businessMinutes(arrival, now, hours, countedMinutes);
  const level = levelOf(minutes);
  const late = { fresh: '', due: '', late: ', late', overdue: ', overdue' }[level];
  return { level, text: lengthOf(minutes, arrival, now, hours) + late };
}

function lengthOf(minutes: number, arrival: number, now: number, hours: readonly Opening[]): string {
  if (minutes < 1) return isOpen(now, hours) ? 'Just in' : 'Came after hours';
  if (minutes < 60) return `${Math.floor(minutes)} min waiting`;
  if (minutes < countedMinutes) return `${Math.floor(minutes / 60)} h waiting`;
  const days = Math.max(daysBetween(arrival, now), 1);
  return `${days} ${days === 1 ? 'day' : 'days'} waiting`;
}

/** Days of the calendar in Austin. */
function daysBetween(earlier: number, later: number): number {
  return Math.round((dateOf(later) - dateOf(earlier)) / day);
}

export const statusLabels = {
  new: 'New',
  contacted: 'Contacted',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
} as const satisfies Record<ListedRequest['status'], string>;

export const spamWords = {
  honeypot: 'a field that people do not see was filled in',
  'too fast': 'filled in too fast',
  links: 'full of links',
  'link in the name': 'a link in the name',
  turnstile: 'the check for people failed',
} as const satisfies Record<SpamReason, string>;

/** '1 request', '2 requests'. */
export function count(number: number, noun: string): string {
  return `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`;
}
