/** Lists of requests, newest first, and their counts. */
import { type Counts, lastDayOfWeek, type RequestPage, type RequestQuery, views } from '#schema/api/inbox.ts';
import { statusNames } from '#schema/rules/request-statuses.ts';
import type { RequestRow } from './rows.ts';
import { searchCondition } from './search.ts';
import { listedRequest } from './show.ts';
import { countRows } from './sql.ts';
import { businessToday, isUnanswered, isUrgent, readToday, type Today } from './today.ts';
import { listVisits } from './visits.ts';

/** Urgent requests that are new, and messages without an answer, come first. */
export function listRequests(sql: SqlStorage, query: RequestQuery, limit: number): RequestPage {
  const viewed = query.view ? readView(sql, query.view) : null;
  const rows = selectRows(sql, query, viewed && idsIn(viewed), limit + 1);
  const requests = rows.slice(0, limit).map((row) => {
    const reason = viewed?.due.get(row.id);
    return { ...listedRequest(sql, row), ...(reason && { due: reason }) };
  });
  return { requests, hasMore: rows.length > limit };
}

/** How many requests each status and each view has, and the trash. */
export function countRequests(sql: SqlStorage): Counts {
  const listed = 'requests WHERE trashed_at IS NULL';
  const counts = sql.exec<{ status: string; n: number }>(`SELECT status, count(*) AS n FROM ${listed} GROUP BY status`).toArray();
  const byStatus = statusNames.map((name) => [name, counts.find(({ status }) => status === name)?.n ?? 0]);
  const byView = views.map((view) => [view, idsIn(readView(sql, view)).length]);
  return Object.fromEntries([...byStatus, ['trash', countRows(sql, 'requests WHERE trashed_at IS NOT NULL')], ...byView]);
}

/** Rows of all requests, or of those with one of these ids. */
function selectRows(sql: SqlStorage, { status, q }: RequestQuery, ids: string[] | null, limit: number): RequestRow[] {
  const search = q ? searchCondition(q) : null;
  const conditions = [
    status === 'trash' ? 'trashed_at IS NOT NULL' : 'trashed_at IS NULL',
    ...statusCondition(status),
    ...(ids ? ['id IN (SELECT value FROM json_each(?))'] : []),
    ...(search ? [search.sql] : []),
  ];
  const source = search ? 'requests JOIN request_text USING (position)' : 'requests';
  const order = `${isUrgent} DESC, ${isUnanswered} DESC, position DESC`;
  const select = `SELECT requests.* FROM ${source} WHERE ${conditions.join(' AND ')} ORDER BY ${order} LIMIT ?`;
  return sql.exec<RequestRow>(select, ...(ids ? [JSON.stringify(ids)] : []), ...(search?.values ?? []), limit).toArray();
}

/** Statuses are ours, so they may stand in the statement. */
function statusCondition(status: RequestQuery['status']): string[] {
  if (!status || status === 'trash') return [];
  return [status === 'not-spam' ? `status <> 'spam'` : `status = '${status}'`];
}

/** Week: work days, or a visit offered or confirmed, for today or one of the next days. */
function readView(sql: SqlStorage, view: (typeof views)[number]): Today {
  if (view === 'today') return readToday(sql);
  const today = businessToday();
  return { planned: listVisits(sql, today, lastDayOfWeek(today)), due: new Map() };
}

/** Each once. */
function idsIn({ planned, due }: Today): string[] {
  return [...new Set([...[...planned.visits, ...planned.work].map(({ id }) => id), ...due.keys()])];
}
