/** The business's times, and how long a request has been waiting, in words. */

import type { ListedRequest } from '#schema/api/stored-request.ts';
import {
  type AnswerTimes,
  type BusinessHours,
  businessMinutes,
  dateOf,
  isOpen,
  timeBefore,
  timeZone,
} from '#schema/rules/business-time.ts';
import { dayMs, hourMs, minuteMs } from '#schema/rules/duration.ts';
import { describePart, type VisitWindow } from '#schema/rules/visit-windows.ts';
import { count } from './labels.ts';

const time = { hour: 'numeric', minute: '2-digit' } as const;
const date = { month: 'short', day: 'numeric' } as const;
const timeFormat = new Intl.DateTimeFormat('en-US', { timeZone, ...time });
const weekdayFormat = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short' });
const dateFormat = new Intl.DateTimeFormat('en-US', { timeZone, ...date });
const dateWithYearFormat = new Intl.DateTimeFormat('en-US', { timeZone, ...date, year: 'numeric' });
const fullFormat = new Intl.DateTimeFormat('en-US', {
  timeZone,
  ...date,
  ...time,
  weekday: 'short',
  year: 'numeric',
  timeZoneName: 'short',
});

/** 'Fri, Nov 20, 2026, 3:24 PM CST'. */
export function fullTime(iso: string): string {
  return fullFormat.format(Date.parse(iso));
}

/** '3:24 PM' today, then 'Yesterday 3:24 PM', 'Mon 3:24 PM' within a week, 'Nov 12', and 'Nov 12, 2025' in another year. */
export function shortTime(iso: string, now: number): string {
  const at = Date.parse(iso);
  const days = daysBetween(at, now);
  if (days <= 0) return clockTime(at);
  if (days === 1) return `Yesterday ${clockTime(at)}`;
  if (days < 7) return `${weekdayFormat.format(at)} ${clockTime(at)}`;
  const isSameYear = new Date(dateOf(at)).getUTCFullYear() === new Date(dateOf(now)).getUTCFullYear();
  return (isSameYear ? dateFormat : dateWithYearFormat).format(at);
}

function clockTime(at: number): string {
  return timeFormat.format(at);
}

const windowFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short', ...date });

/** 'Tue, Dec 1, 8-11 AM'. */
export function shortWindow(window: VisitWindow): string {
  return `${windowFormat.format(Date.parse(window.date))}, ${describePart(window.part)}`;
}

/** Business minutes after which a new request is due. */
const dueMinutes = 5;

export type Lateness = 'on time' | 'due' | 'overdue';

export interface Wait {
  lateness: Lateness;
  text: string;
}

/** How long a request has been waiting for a first answer, or null if it isn't waiting. */
export function waitOf(
  { status, receivedAt }: Pick<ListedRequest, 'status' | 'receivedAt'>,
  now: number,
  hours: AnswerTimes,
): Wait | null {
  if (status !== 'new') return null;
  const received = Date.parse(receivedAt);
  const lateness = latenessOf(received, now, hours);
  return { lateness, text: waitText(received, now, hours) + (lateness === 'overdue' ? ', overdue' : '') };
}

/** How soon a new request needs its first answer: we usually give it sooner while we're open, and promise it in any case. In Unix milliseconds. */
function latenessOf(received: number, now: number, hours: AnswerTimes): Lateness {
  const overdueBefore = Math.max(now - hours.promisedHours * hourMs, timeBefore(now, hours.answerMinutes, hours));
  if (received <= overdueBefore) return 'overdue';
  return received <= timeBefore(now, dueMinutes, hours) ? 'due' : 'on time';
}

/** By the clock on the wall: how long the customer has been waiting, not how long we were open. */
function waitText(received: number, now: number, hours: BusinessHours): string {
  const waited = now - received;
  if (waited >= dayMs) return `${count(Math.floor(waited / dayMs), 'day')} waiting`;
  if (businessMinutes(received, now, hours) < 1) return isOpen(now, hours) ? 'Just in' : 'Came after hours';
  return waited < hourMs ? `${Math.floor(waited / minuteMs)} min waiting` : `${Math.floor(waited / hourMs)} h waiting`;
}

/** Calendar days where the business is. */
function daysBetween(earlier: number, later: number): number {
  return Math.round((dateOf(later) - dateOf(earlier)) / dayMs);
}
