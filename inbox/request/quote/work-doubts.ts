import type { Quote, Signature } from '#schema/api/quote.ts';
import { isDouble, type Visit, type Work } from '#schema/api/visit.ts';
import { type BusinessHours, dateText, openingsOn } from '#schema/rules/business-time.ts';
import { dayMs } from '#schema/rules/duration.ts';
import { describeDay, describeDays } from '#schema/rules/visit-windows.ts';
import { titleOf } from '../../labels.ts';

interface Known {
  /** Of the request. */
  id: string;
  hours: BusinessHours;
  /** What was signed. */
  contract: { signature?: { cancel: Pick<Signature['cancel'], 'until'> }; quote: Pick<Quote, 'earliestStart'> } | undefined;
  visit: Visit | undefined;
  /** Jobs that are planned on one of these days. */
  others: readonly (Work & { id: string; fullName: string })[];
}

/** What to ask about before these days are set. A long job may go on over a Sunday, but nobody begins or ends on one. */
export function doubtsAbout(chosen: Work, { id, hours, contract, visit, others }: Known): string[] {
  const { first, last, crew } = chosen;
  const double = others.filter((other) => other.id !== id && isDouble(other, chosen));
  const closed = [...new Set([first, last])].filter((day) => openingsOn(Date.parse(day), hours).length === 0);
  const earliestStart = contract?.quote.earliestStart ?? '';
  const until = contract?.signature?.cancel.until ?? '';
  const isBeforeVisit = visit !== undefined && visit.state !== 'cancelled' && visit.date >= first;
  return [
    ...closed.map((day) => `We're closed on ${describeDay(day)}.`),
    ...(first < earliestStart ? [`The quote says ${describeDay(earliestStart)} at the earliest.`] : []),
    ...(first <= until ? [`They can cancel through ${describeDay(until)}, and then you're not paid for what is done.`] : []),
    ...(isBeforeVisit ? [`The visit is on ${describeDay(visit.date)}, when work has begun.`] : []),
    ...double.map((other) => `${crew} works for ${titleOf(other)} (${describeDays(other)}) then.`),
  ];
}

/** That day, or the next one on which we're open. */
export function firstOpenDay(day: string, hours: BusinessHours): string {
  const days = Array.from({ length: 14 }, (_, index) => Date.parse(day) + index * dayMs);
  return dateText(days.find((each) => openingsOn(each, hours).length > 0) ?? Date.parse(day));
}
