/** What becomes of quotes, and what they ask of the business. */
import { dateOf, dateText } from '../../../../schema/business-time.ts';
import { dayMs } from '../../../../schema/duration.ts';
import { followUpDays, type QuoteFigures, type QuoteVersion } from '../../../../schema/quote.ts';
import { hasReached, requestStatuses } from '../../../../schema/request-statuses.ts';
import { findRow, type RequestRow } from '../rows.ts';
import { knownStatus, shownRow } from '../show.ts';
import { plannedWork, versionsOf } from './quote-rows.ts';

/** Quotes of so many days count as sent and accepted. */
const days = 90;

interface Quoted {
  row: RequestRow;
  first: QuoteVersion;
  newest: QuoteVersion;
  /** The contract, or else the newest. */
  shown: QuoteVersion;
  /** When one was first signed, in Unix ms. */
  signedAt: number | null;
}

export function quoteFigures(sql: SqlStorage, now: number): QuoteFigures {
  const all = quotedRequests(sql);
  const byService = Map.groupBy(all, ({ row }) => shownRow(row).serviceNeeded);
  return { ...count(all, now), byService: [...byService].map(([service, some]) => ({ service, ...count(some, now) })) };
}

/** Requests whose quote wants a reminder. */
export function quotesToFollowUp(sql: SqlStorage, now: number): RequestRow[] {
  const [before, soon] = [now - followUpDays * dayMs, dateText(dateOf(now) + followUpDays * dayMs)];
  const isDue = ({ newest }: Quoted) => Date.parse(newest.at) <= before || newest.quote.validUntil <= soon;
  return quotedRequests(sql).flatMap((each) => (isOpen(each, now) && isDue(each) ? [each.row] : []));
}

/** Won jobs whose last day is over, and that have no record yet. */
export function jobsDue(sql: SqlStorage, now: number): RequestRow[] {
  const due = `SELECT requests.* FROM ${plannedWork} AND last < ? AND id NOT IN (SELECT request_id FROM jobs) ORDER BY last`;
  return sql.exec<RequestRow>(due, dateText(dateOf(now))).toArray();
}

function quotedRequests(sql: SqlStorage): Quoted[] {
  const ids = sql.exec<{ id: string }>('SELECT DISTINCT request_id AS id FROM quotes WHERE number > 0').toArray();
  return ids.flatMap(({ id }) => {
    const row = findRow(sql, id);
    const { versions, newest, signed } = versionsOf(sql, id);
    const [first] = versions;
    if (!row || row.trashed_at !== null || row.status === 'spam' || !first || !newest) return [];
    const { signature } = versions.find((version) => version.signature) ?? {};
    return [{ row, first, newest, shown: signed ?? newest, signedAt: signature ? Date.parse(signature.at) : null }];
  });
}

function count(all: readonly Quoted[], now: number): Omit<QuoteFigures, 'byService'> {
  const month = dateText(dateOf(now)).slice(0, 7);
  const recent = all.filter(({ first }) => Date.parse(first.at) > now - days * dayMs);
  const signed = recent.flatMap(({ first, signedAt }) => (signedAt === null ? [] : signedAt - Date.parse(first.at)));
  const sum = (some: readonly Quoted[]) => some.reduce((total, { shown }) => total + shown.total, 0);
  const isOfMonth = ({ signedAt }: Quoted) => signedAt !== null && dateText(dateOf(signedAt)).startsWith(month);
  const middle = signed.sort((a, b) => a - b)[Math.floor(signed.length / 2)];
  return {
    sent: recent.length,
    accepted: signed.length,
    daysToAccept: middle === undefined ? null : middle / dayMs,
    open: sum(all.filter((each) => each.signedAt === null && isOpen(each, now))),
    won: sum(all.filter(isOfMonth)),
  };
}

/** Whether it waits for the customer's answer. */
function isOpen({ row, newest: { signature, declined, quote }, signedAt }: Quoted, now: number): boolean {
  const status = knownStatus(row);
  const isLive = requestStatuses[status].stage === 'open' && row.withdrawn_at === null;
  const isUndecided = !signature && !declined && (signedAt !== null || !hasReached(status, 'won'));
  return isLive && isUndecided && quote.validUntil >= dateText(dateOf(now));
}
