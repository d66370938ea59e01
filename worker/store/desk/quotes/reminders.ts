/** What quotes ask of the business. */

import { followUpDays, type QuoteVersion } from '#schema/api/quote.ts';
import { dateOf, dateText } from '#schema/rules/business-time.ts';
import { dayMs } from '#schema/rules/duration.ts';
import { hasReached, requestStatuses, statusNames } from '#schema/rules/request-statuses.ts';
import type { RequestRow } from '../rows.ts';
import { knownStatus } from '../show.ts';
import { isOneOf } from '../sql.ts';
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
  const isOpen = isOneOf(
    'status',
    statusNames.filter((name) => requestStatuses[name].stage === 'open'),
  );
  const isLive = `trashed_at IS NULL AND withdrawn_at IS NULL AND ${isOpen}`;
  const select = `SELECT * FROM requests WHERE ${isLive} AND id IN (SELECT request_id FROM quotes WHERE number > 0)`;
  return sql
    .exec<RequestRow>(select)
    .toArray()
    .flatMap((row) => {
      const { newest, signed } = versionsOf(sql, row.id);
      return newest ? [{ row, newest, hasContract: signed !== undefined }] : [];
    });
}

/** Whether it waits for the customer's answer. */
function isOpen({ row, newest: { signature, declined, quote }, hasContract }: Quoted, now: number): boolean {
  const isUndecided = !signature && !declined && (hasContract || !hasReached(knownStatus(row), 'won'));
  return isUndecided && quote.validUntil >= dateText(dateOf(now));
}
