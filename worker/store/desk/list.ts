/** Lists of requests, newest first, and their counts. */
import { type RequestPage, type RequestQuery, views } from '../../../schema/inbox.ts';
import { requestStatuses, type StoredRequest } from '../../../schema/stored-request.ts';
import type { ResponseClock } from '../../business-hours.ts';
import type { RequestRow } from './rows.ts';
import { searchCondition } from './search.ts';
import { listedRequest, requestOf } from './show.ts';

/** Where a page starts: after the row at this position. Urgent requests that are new come before all others. */
export interface Cursor {
  isUrgent: boolean;
  position: number;
}

const isUrgent = `(urgency IS NOT NULL AND status = 'new')`;

/** Rows that come or go shift nothing. */
export function listRequests(
  sql: SqlStorage,
  query: RequestQuery,
  clock: ResponseClock,
  limit: number,
  cursor: Cursor | null,
): RequestPage {
  const after = (urgent: boolean) => (cursor?.isUrgent === urgent ? cursor.position : null);
  const urgent = cursor === null || cursor.isUrgent ? selectRows(sql, query, clock, limit + 1, after(true), [isUrgent]) : [];
  const others = selectRows(sql, query, clock, limit + 1 - urgent.length, after(false), [`NOT ${isUrgent}`]);
  const rows = [...urgent, ...others];
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const isLastUrgent = page.length <= urgent.length;
  return {
    requests: page.map((row) => listedRequest(sql, row, clock.overdueBefore)),
    cursor: rows.length > limit && last ? `${isLastUrgent ? 'u' : ''}${last.position}` : null,
  };
}

/** Whole requests, for the export. */
export function readRequests(
  sql: SqlStorage,
  query: RequestQuery,
  clock: ResponseClock,
  limit: number,
  cursor: number | null,
): { requests: StoredRequest[]; cursor: number | null } {
  const rows = selectRows(sql, query, clock, limit, cursor);
  return {
    requests: rows.map((row) => requestOf(sql, row)),
    cursor: rows.length < limit ? null : (rows.at(-1)?.position ?? null),
  };
}

/** How many requests each status and each view has, and the trash. */
export function countRequests(sql: SqlStorage, clock: ResponseClock): Record<string, number> {
  const counts = sql
    .exec<{ status: string; n: number }>(
      `SELECT CASE WHEN trashed_at IS NULL THEN status ELSE 'trash' END AS status, count(*) AS n FROM requests GROUP BY 1`,
    )
    .toArray();
  const byStatus = [...requestStatuses, 'trash'].map((name) => [name, counts.find(({ status }) => status === name)?.n ?? 0]);
  const byView = views.map((view) => {
    const condition = viewCondition(view, clock);
    const statement = `SELECT count(*) AS n FROM requests WHERE trashed_at IS NULL AND ${condition.sql}`;
    return [view, sql.exec<{ n: number }>(statement, ...condition.values).one().n];
  });
  return Object.fromEntries([...byStatus, ...byView]);
}

/** Rows before a position, newest first. `more` are conditions without values. */
function selectRows(
  sql: SqlStorage,
  { status, view, q }: RequestQuery,
  clock: ResponseClock,
  limit: number,
  before: number | null,
  more: string[] = [],
): RequestRow[] {
  const viewed = view ? viewCondition(view, clock) : { sql: 'TRUE', values: [] };
  const trash = status === 'trash' ? 'trashed_at IS NOT NULL' : 'trashed_at IS NULL';
  const conditions = [trash, ...statusCondition(status), ...more, viewed.sql].join(' AND ');
  const last = [before ?? Number.MAX_SAFE_INTEGER, ...viewed.values, limit];
  if (q) {
    const search = searchCondition(q);
    return sql
      .exec<RequestRow>(
        `SELECT requests.* FROM request_text JOIN requests ON requests.position = request_text.rowid
         WHERE ${search.sql} AND request_text.rowid < ? AND ${conditions} ORDER BY request_text.rowid DESC LIMIT ?`,
        ...[...search.values, ...last],
      )
      .toArray();
  }
  return sql
    .exec<RequestRow>(`SELECT * FROM requests WHERE position < ? AND ${conditions} ORDER BY position DESC LIMIT ?`, ...last)
    .toArray();
}

/** Statuses are ours, so they may stand in the statement. */
function statusCondition(status: RequestQuery['status']): string[] {
  if (!status || status === 'trash') return [];
  return [status === 'not-spam' ? `status <> 'spam'` : `status = '${status}'`];
}

interface Condition {
  sql: string;
  values: SqlStorageValue[];
}

/** Today: a visit offered or confirmed for today, or a new request that should have been answered by now. */
function viewCondition(view: (typeof views)[number], { today, overdueBefore }: ResponseClock): Condition {
  const overdue = { sql: `(status = 'new' AND received_at <= ?)`, values: [overdueBefore] };
  if (view === 'urgent') return { sql: isUrgent, values: [] };
  if (view === 'withdrawn') return { sql: 'withdrawn_at IS NOT NULL', values: [] };
  if (view === 'overdue') return overdue;
  const hasVisit = `(status <> 'spam' AND id IN (SELECT request_id FROM visits WHERE date = ? AND state <> 'cancelled'))`;
  return { sql: `(${hasVisit} OR ${overdue.sql})`, values: [today, ...overdue.values] };
}
