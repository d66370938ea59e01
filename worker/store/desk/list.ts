/** Lists of requests, newest first, and their counts. */
import type { RequestPage, RequestQuery } from '../../../schema/inbox.ts';
import { requestStatuses, type StoredRequest } from '../../../schema/stored-request.ts';
import { listedRequest, type RequestRow, requestOf } from './rows.ts';
import { searchCondition } from './search.ts';

/** A page after a cursor: `cursor` is the position of the last row before it. Rows that come or go shift nothing. */
export function listRequests(sql: SqlStorage, query: RequestQuery, limit: number, cursor: number | null): RequestPage {
  const rows = selectRows(sql, query, limit + 1, cursor);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    requests: page.map((row) => listedRequest(sql, row)),
    cursor: rows.length > limit && last ? String(last.position) : null,
  };
}

/** Whole requests, for the export. */
export function readRequests(
  sql: SqlStorage,
  query: RequestQuery,
  limit: number,
  cursor: number | null,
): { requests: StoredRequest[]; cursor: number | null } {
  const rows = selectRows(sql, query, limit, cursor);
  return {
    requests: rows.map((row) => requestOf(sql, row)),
    cursor: rows.length < limit ? null : (rows.at(-1)?.position ?? null),
  };
}

/** How many requests each status has, and the trash. */
export function countRequests(sql: SqlStorage): Record<string, number> {
  const counts = sql
    .exec<{ status: string; n: number }>(
      `SELECT CASE WHEN trashed_at IS NULL THEN status ELSE 'trash' END AS status, count(*) AS n FROM requests GROUP BY 1`,
    )
    .toArray();
  return Object.fromEntries(
    [...requestStatuses, 'trash'].map((name) => [name, counts.find(({ status }) => status === name)?.n ?? 0]),
  );
}

function selectRows(sql: SqlStorage, { status, q }: RequestQuery, limit: number, cursor: number | null): RequestRow[] {
  const conditions = [status === 'trash' ? 'trashed_at IS NOT NULL' : 'trashed_at IS NULL', ...statusCondition(status)];
  if (q) {
    const search = searchCondition(q);
    return sql
      .exec<RequestRow>(
        `SELECT requests.* FROM request_text JOIN requests ON requests.position = request_text.rowid
         WHERE ${search.sql} AND request_text.rowid < ? AND ${conditions.join(' AND ')} ORDER BY request_text.rowid DESC LIMIT ?`,
        ...[...search.values, cursor ?? Number.MAX_SAFE_INTEGER, limit],
      )
      .toArray();
  }
  return sql
    .exec<RequestRow>(
      `SELECT * FROM requests WHERE position < ? AND ${conditions.join(' AND ')} ORDER BY position DESC LIMIT ?`,
      ...[cursor ?? Number.MAX_SAFE_INTEGER, limit],
    )
    .toArray();
}

/** Statuses are ours, so they may stand in the statement. */
function statusCondition(status: RequestQuery['status']): string[] {
  if (!status || status === 'trash') return [];
  return [status === 'not-spam' ? `status <> 'spam'` : `status = '${status}'`];
}
