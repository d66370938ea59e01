/** The business's times, and how long a request has been waiting, in words. */

import type { ListedRequest } from '#schema/api/stored-request.ts';
import { dateOf, timeZone } from '#schema/rules/business-time.ts';
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

export interface Wait {
  isOverdue: boolean;
  text: string;
}

/** How long a request has been waiting for a first answer, or null if it isn't waiting. */
export function waitOf(
  { status, receivedAt }: Pick<ListedRequest, 'status' | 'receivedAt'>,
  now: number,
  promisedHours: number,
): Wait | null {
  if (status !== 'new') return null;
  const waited = now - Date.parse(receivedAt);
  const isOverdue = waited >= promisedHours * hourMs;
  return { isOverdue, text: waitText(waited) + (isOverdue ? ', overdue' : '') };
}

function waitText(waited: number): string {
  if (waited < minuteMs) return 'Just in';
  if (waited < hourMs) return `${Math.floor(waited / minuteMs)} min waiting`;
  if (waited < dayMs) return `${Math.floor(waited / hourMs)} h waiting`;
  return `${count(Math.floor(waited / dayMs), 'day')} waiting`;
}

/** Calendar days where the business is. */
function daysBetween(earlier: number, later: number): number {
  return Math.round((dateOf(later) - dateOf(earlier)) / dayMs);
}
