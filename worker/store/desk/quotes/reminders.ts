/** What quotes ask of the business. */

import { followUpDays, type QuoteVersion } from '#schema/api/quote.ts';
import { dateOf, dateText } from '#schema/rules/business-time.ts';
import { dayMs } from '#schema/rules/duration.ts';
import { hasReached, requestStatuses } from '#schema/rules/request-statuses.ts';
import { findRow, type RequestRow } from '../rows.ts';
import { knownStatus } from '../show.ts';
import { dueJobs, versionsOf } from './quote-rows.ts';

interface Quoted {
  row: RequestRow;
  newest: QuoteVersion;
  hasContract: boolean;
}

/** Requests whose quote wants a reminder. */
export function quotesToFollowUp(sql: SqlStorage, now: number): RequestRow[] {
  const [before, soon] = [now - followUpDays * dayMs, dateText(dateOf(now) + followUpDays * dayMs)];
  const isDue = ({ newest }: Quoted) => Date.parse(newest.at) <= before || newest.quote.validUntil <= soon;
  return quotedRequests(sql).flatMap((each) => (isOpen(each, now) && isDue(each) ? [each.row] : []));
}

/** Won jobs whose last day is over. */
export function jobsDue(sql: SqlStorage, now: number): RequestRow[] {
  return sql.exec<RequestRow>(`SELECT requests.* FROM ${dueJobs} ORDER BY last`, dateText(dateOf(now))).toArray();
}

function quotedRequests(sql: SqlStorage): Quoted[] {
  const ids = sql.exec<{ id: string }>('SELECT DISTINCT request_id AS id FROM quotes WHERE number > 0').toArray();
  return ids.flatMap(({ id }) => {
    const row = findRow(sql, id);
    const { newest, signed } = versionsOf(sql, id);
    if (!row || row.trashed_at !== null || row.status === 'spam' || !newest) return [];
    return [{ row, newest, hasContract: signed !== undefined }];
  });
}

/** Whether it waits for the customer's answer. */
function isOpen({ row, newest: { signature, declined, quote }, hasContract }: Quoted, now: number): boolean {
  const status = knownStatus(row);
  const isLive = requestStatuses[status].stage !== 'closed' && row.withdrawn_at === null;
  const isUndecided = !signature && !declined && (hasContract || !hasReached(status, 'won'));
  return isLive && isUndecided && quote.validUntil >= dateText(dateOf(now));
}
