import { lastDayOfWeek } from '#schema/api/inbox.ts';
import type { DueReason, ListedRequest } from '#schema/api/stored-request.ts';
import { dateOf, dateText } from '#schema/rules/business-time.ts';
import { dayMs } from '#schema/rules/duration.ts';
import { describeDay } from '#schema/rules/visit-windows.ts';

export interface Group {
  /** Empty if the list has only one. */
  title: string;
  /** Whether its rows are visits rather than requests. */
  hasVisits: boolean;
  requests: readonly ListedRequest[];
}

/** Whether somebody waits for an answer. */
function isWaiting({ status, isUnanswered, trashedAt }: ListedRequest): boolean {
  return !trashedAt && (status === 'new' || isUnanswered === true);
}

/** Those that wait for an answer come first. Nothing is said about groups if there is only one. */
export function groupWaiting(requests: readonly ListedRequest[]): Group[] {
  const groups = [
    { title: 'Waiting for an answer', hasVisits: false, requests: requests.filter(isWaiting) },
    { title: 'Answered', hasVisits: false, requests: requests.filter((row) => !isWaiting(row)) },
  ].filter((group) => group.requests.length > 0);
  return groups.length > 1 ? groups : groups.map((group) => ({ ...group, title: '' }));
}

const dueGroups: readonly { title: string; reasons: readonly DueReason[] }[] = [
  { title: 'Waiting for an answer', reasons: ['urgent', 'new', 'message'] },
  { title: 'Quotes to follow up', reasons: ['quote'] },
  { title: 'Jobs to plan', reasons: ['work'] },
  { title: 'Jobs to finish', reasons: ['job'] },
  { title: 'A customer withdrew', reasons: ['withdrawn'] },
];

/** Today's visits in the order of the day, then what else is due, as in the morning mail. Crews' jobs are listed as work days. Groups without requests are left out. */
export function groupToday(requests: readonly ListedRequest[], now: number): Group[] {
  const today = dateText(dateOf(now));
  const isVisit = ({ visit }: ListedRequest) => visit?.date === today && visit.state !== 'cancelled';
  return [
    { title: 'Visits today', hasVisits: true, requests: byStart(requests.filter(isVisit)) },
    ...dueGroups.map(({ title, reasons }) => {
      return { title, hasVisits: false, requests: requests.filter(({ due }) => due && reasons.includes(due)) };
    }),
  ].filter((group) => group.requests.length > 0);
}

/** A group for each day with visits. Somebody with work days in this week can have a visit at another time. */
export function groupWeek(requests: readonly ListedRequest[], now: number): Group[] {
  const today = dateText(dateOf(now));
  const names = new Map([
    [today, 'Today'],
    [dateText(dateOf(now) + dayMs), 'Tomorrow'],
  ]);
  const planned = byStart(
    requests.filter(
      ({ visit }) => visit && visit.state !== 'cancelled' && visit.date >= today && visit.date <= lastDayOfWeek(today),
    ),
  );
  const dates = new Set(planned.flatMap(({ visit }) => visit?.date ?? []));
  return [...dates].map((date) => ({
    title: [names.get(date), describeDay(date)].filter(Boolean).join(', '),
    hasVisits: true,
    requests: planned.filter(({ visit }) => visit?.date === date),
  }));
}

/** How many of these visits are at the same time as this one. */
export function countAtSameTime({ visit }: ListedRequest, requests: readonly ListedRequest[]): number {
  return requests.filter(({ visit: other }) => other?.start === visit?.start && other?.state !== 'cancelled').length;
}

function byStart(requests: readonly ListedRequest[]): ListedRequest[] {
  return requests.toSorted((a, b) => (a.visit?.start ?? '').localeCompare(b.visit?.start ?? ''));
}
