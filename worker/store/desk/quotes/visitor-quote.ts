/** What a customer sees of their quotes, and whether they can answer. */
import { cancelableIn, isExpired, type QuoteVersion, type SentQuote } from '#schema/api/quote.ts';
import type { VisitorPage } from '#schema/api/visitor.ts';
import { requestStatuses } from '#schema/rules/request-statuses.ts';
import type { RequestRow } from '../rows.ts';
import { knownStatus } from '../show.ts';
import { dueOf, paymentsOf } from './payment-rows.ts';
import { shownOf, type versionsOf, workOf } from './quote-rows.ts';

/** The quote that its customer sees, and the numbers of those that can't be shown. */
export function visitorQuotesOf(
  sql: SqlStorage,
  row: RequestRow,
  mailsCopy: boolean,
): Pick<VisitorPage, 'quote' | 'unreadableQuotes'> {
  const all = shownOf(sql, row.id);
  const { versions, unreadable, shown } = all;
  const kept = unreadable.length > 0 && { unreadableQuotes: unreadable };
  if (!shown) return { ...kept };
  const others = versions.filter((version) => version.signature && version !== shown);
  const isOver = isExpired(shown.quote, Date.now());
  const isOpen = !shown.signature && !isOver && refuseAnswer(row, all, shown) === null;
  const { work } = workOf(sql, row.id);
  const payments = paymentsOf(sql, row.id);
  const cancelable = cancelableIn(versions, Date.now());
  const quote = {
    ...{ ...forCustomer(shown), isOver, isOpen, payments, ...(cancelable && { cancelable }) },
    mailsCopy: mailsCopy && row.email_key !== '',
    due: dueOf(versions, payments, row.status === 'done', work),
    signed: others.map(forCustomer),
  };
  return { ...kept, quote };
}

/** Why nobody can answer this version now. A change holds only as long as what it changes. */
export function refuseAnswer(
  row: RequestRow,
  { last, heldNumbers }: Pick<ReturnType<typeof versionsOf>, 'last' | 'heldNumbers'>,
  { number, quote }: Pick<QuoteVersion, 'number' | 'quote'>,
) {
  if (row.withdrawn_at !== null) return 'withdrawn';
  if (row.trashed_at !== null || requestStatuses[knownStatus(row)].stage === 'closed') return 'quoteClosed';
  if (last !== number) return 'quoteReplaced';
  return quote.changes === undefined || quote.changes === heldNumbers.at(-1) ? null : 'quoteClosed';
}

function forCustomer({ by: _, ...shown }: QuoteVersion): SentQuote {
  return shown;
}
