import type { Quote, QuoteVersion } from '#schema/api/quote.ts';
import type { Visit, Work } from '#schema/api/visit.ts';
import { type BusinessHours, dateText, openingsOn } from '#schema/rules/business-time.ts';
import { dayMs } from '#schema/rules/duration.ts';
import { describeDay } from '#schema/rules/visit-windows.ts';

interface Known {
  hours: BusinessHours;
  /** What was signed. */
  contract: (Pick<QuoteVersion, 'signature'> & { quote: Pick<Quote, 'earliestStart'> }) | undefined;
  visit: Visit | undefined;
}

/** What to ask about before these days are set. A long job may go on over a Sunday, but nobody begins or ends on one. */
export function doubtsAbout({ first, last }: Pick<Work, 'first' | 'last'>, { hours, contract, visit }: Known): string[] {
  const closed = [...new Set([first, last])].filter((day) => openingsOn(Date.parse(day), hours).length === 0);
  const earliestStart = contract?.quote.earliestStart ?? '';
  const until = contract?.signature?.cancel.until ?? '';
  const isBeforeVisit = visit !== undefined && visit.state !== 'cancelled' && visit.date >= first;
  return [
    ...closed.map((day) => `We're closed on ${describeDay(day)}.`),
    ...(first < earliestStart ? [`The quote says ${describeDay(earliestStart)} at the earliest.`] : []),
    ...(first <= until ? [`They can cancel through ${describeDay(until)}, and then you're not paid for what is done.`] : []),
    ...(isBeforeVisit ? [`The visit is on ${describeDay(visit.date)}, when work has begun.`] : []),
  ];
}

/** That day, or the next one on which we're open. */
export function firstOpenDay(day: string, hours: BusinessHours): string {
  const days = Array.from({ length: 14 }, (_, index) => Date.parse(day) + index * dayMs);
  return dateText(days.find((each) => openingsOn(each, hours).length > 0) ?? Date.parse(day));
}
