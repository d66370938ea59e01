/** What a customer sees of their quotes, and whether they can answer. */
import { isExpired, type QuoteVersion, type SentQuote, type VisitorQuote } from '../../../../schema/quote.ts';
import { requestStatuses } from '../../../../schema/request-statuses.ts';
import type { RequestRow } from '../rows.ts';
import { knownStatus } from '../show.ts';
import { shownOf, workOf } from './quote-rows.ts';

export function visitorQuoteOf(sql: SqlStorage, row: RequestRow, mailsCopy: boolean): VisitorQuote | undefined {
  const { versions, last, shown } = shownOf(sql, row.id);
  if (!shown) return undefined;
  const others = versions.filter((version) => version.signature && version !== shown);
  const isOver = isExpired(shown.quote, Date.now());
  const isOpen = !shown.signature && !isOver && refuseAnswer(row, last, shown.number) === null;
  return { ...forCustomer(shown), isOver, isOpen, mailsCopy, signed: others.map(forCustomer), ...workOf(sql, row.id) };
}

/** Why nobody can answer this version now. `last` is the newest one's number. */
export function refuseAnswer(row: RequestRow, last: number, number: number) {
  if (row.withdrawn_at !== null) return 'withdrawn';
  if (row.trashed_at !== null || requestStatuses[knownStatus(row)].stage !== 'open') return 'quoteClosed';
  return last === number ? null : 'quoteReplaced';
}

function forCustomer({ by: _, ownNotes: __, ...shown }: QuoteVersion): SentQuote {
  return shown;
}
