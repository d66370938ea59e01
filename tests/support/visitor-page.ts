/** What the customer's page reads, in a state that a test wants. */
import type { VisitorQuote } from '#schema/api/quote.ts';
import type { VisitorPage } from '#schema/api/visitor.ts';
import { requestFields } from '#schema/request-fields/fields.ts';
import { quoteTotals } from '#schema/rules/quote-totals.ts';
import { mapTable } from '#schema/rules/table.ts';
import type { VisitWindow } from '#schema/rules/visit-windows.ts';
import { quote, signature } from './quote.ts';

/** The first one begins on a Friday at 8 AM in Austin. */
export const windows: VisitWindow[] = ['2100-03-12', '2100-03-15', '2100-03-16'].flatMap((date) =>
  (['morning', 'afternoon'] as const).map((part) => ({ date, part })),
);
const sentAt = new Date().toISOString();

export const visitorPage = (fullName: string, changes: Partial<VisitorPage> = {}): VisitorPage => ({
  id: '11111111-0000-8000-8000-000000000000',
  receivedAt: sentAt,
  readAt: sentAt,
  status: 'received',
  way: 'form',
  sent: { ...mapTable(requestFields, () => ''), fullName },
  preferredTimes: [],
  windows,
  visit: null,
  photos: [],
  messages: [],
  isUnanswered: false,
  ...changes,
});

/** In the first window. */
export const withVisit = (state: 'offered' | 'confirmed', changes: object = {}) => ({
  visit: {
    ...{ date: '2100-03-12', part: 'morning' as const, state },
    ...{ start: '2100-03-12T14:00:00Z', end: '2100-03-12T17:00:00Z', ...changes },
  },
});

export const withQuote = (changes: Partial<VisitorQuote> = {}) => ({
  quote: {
    ...{ number: 1, hash: 'a1', total: quoteTotals(quote, []).total, at: sentAt, quote },
    ...{ mailsCopy: true, signed: [], payments: [], isOver: false, isOpen: true, due: 0, ...changes },
  },
});

export const withContract = (changes: Partial<VisitorQuote> = {}) =>
  withQuote({
    signature: { ...signature, cancel: { until: '2100-03-15', right: '', notice: '' } },
    isOpen: false,
    ...changes,
  });

export const withQuestion = (text: string) => ({
  messages: [{ at: sentAt, from: 'visitor' as const, text }],
  isUnanswered: true,
});
