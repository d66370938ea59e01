/** What a customer sees of their quotes, and whether they can answer. */
import { isExpired, type QuoteVersion, type SentQuote } from '#schema/api/quote.ts';
import type { VisitorPage } from '#schema/api/visitor.ts';
import { requestStatuses } from '#schema/rules/request-statuses.ts';
import type { RequestRow } from '../rows.ts';
import { knownStatus } from '../show.ts';
import { shownOf, workOf } from './quote-rows.ts';

/** The quote that its customer sees, and the numbers of those that can't be shown. */
export function visitorQuotesOf(
  sql: SqlStorage,
  row: RequestRow,
  mailsCopy: boolean,
): Pick<VisitorPage, 'quote' | 'unreadableQuotes'> {
  const { versions, unreadable, last, shown } = shownOf(sql, row.id);
  const kept = unreadable.length > 0 && { unreadableQuotes: unreadable };
  if (!shown) return { ...kept };
  const others = versions.filter((version) => version.signature && version !== shown);
  const isOver = isExpired(shown.quote, Date.now());
  const isOpen = !shown.signature && !isOver && refuseAnswer(row, last, shown.number) === null;
  const quote = { ...forCustomer(shown), isOver, isOpen, mailsCopy, signed: others.map(forCustomer), ...workOf(sql, row.id) };
  return { ...kept, quote };
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
