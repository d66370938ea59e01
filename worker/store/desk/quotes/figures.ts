/** What becomes of quotes, and what they ask of the business. */
import { dateOf, dateText } from '../../../../schema/business-time.ts';
import { dayMs } from '../../../../schema/duration.ts';
import { followUpDays, type QuoteFigures, type QuoteVersion } from '../../../../schema/quote.ts';
import { findRow, type RequestRow } from '../rows.ts';
import { shownRow } from '../show.ts';
import { plannedWork, quotesOf } from './quote-rows.ts';

/** Quotes of so many days count as sent and accepted. */
const days = 90;

interface Quoted {
  row: RequestRow;
  firstAt: number;
  /** The signed version, or else the newest. */
  version: QuoteVersion;
}

export function quoteFigures(sql: SqlStorage, now: number): QuoteFigures {
  const all = quotedRequests(sql);
  const byService = Map.groupBy(all, ({ row }) => shownRow(row).serviceNeeded);
  return { ...count(all, now), byService: [...byService].map(([service, some]) => ({ service, ...count(some, now) })) };
}

/** Requests whose quote wants a reminder. */
export function quotesToFollowUp(sql: SqlStorage, now: number): RequestRow[] {
  const [before, soon] = [now - followUpDays * dayMs, dateText(dateOf(now) + followUpDays * dayMs)];
  return quotedRequests(sql)
    .filter((each) => isOpen(each, now) && (Date.parse(each.version.at) <= before || each.version.quote.validUntil <= soon))
    .map(({ row }) => row);
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
    const versions = quotesOf(sql, id).filter(({ number }) => number > 0);
    const version = versions.find(({ signature }) => signature) ?? versions.at(-1);
    if (!row || row.trashed_at !== null || row.status === 'spam' || !version) return [];
    return [{ row, version, firstAt: Date.parse(versions[0]?.at ?? version.at) }];
  });
}

function count(all: readonly Quoted[], now: number): Omit<QuoteFigures, 'byService'> {
  const month = dateText(dateOf(now)).slice(0, 7);
  const signedAt = ({ version: { signature } }: Quoted) => (signature ? Date.parse(signature.at) : null);
  const recent = all.filter(({ firstAt }) => firstAt > now - days * dayMs);
  const waits = recent.flatMap((each) => ((at) => (at === null ? [] : [(at - each.firstAt) / dayMs]))(signedAt(each)));
  const sum = (some: readonly Quoted[]) => some.reduce((total, { version }) => total + version.total, 0);
  return {
    sent: recent.length,
    accepted: waits.length,
    daysToAccept: waits.sort((a, b) => a - b)[Math.floor(waits.length / 2)] ?? null,
    open: sum(all.filter((each) => isOpen(each, now))),
    won: sum(all.filter((each) => dateText(dateOf(signedAt(each) ?? 0)).startsWith(month))),
  };
}

function isOpen({ row, version: { signature, declined, quote } }: Quoted, now: number): boolean {
  const isClosed = row.status === 'lost' || row.status === 'done' || row.withdrawn_at !== null;
  return !signature && !declined && !isClosed && quote.validUntil >= dateText(dateOf(now));
}
