/** Lists of requests, newest first, and their counts. */
import { type Counts, lastDayOfWeek, type RequestPage, type RequestQuery, views } from '#schema/api/inbox.ts';
import { statusNames } from '#schema/rules/request-statuses.ts';
import type { Deadlines } from '../../built-files.ts';
import { plannedWork } from './quotes/quote-rows.ts';
import type { RequestRow } from './rows.ts';
import { searchCondition } from './search.ts';
import { listedRequest } from './show.ts';
import { countRows } from './sql.ts';
import { canBeVisited } from './visit-rows.ts';

/** Where a page starts: after the row at this position. Urgent requests that are new, and messages without an answer, come before all others. */
export interface Cursor {
  isUrgent: boolean;
  position: number;
}

/** New requests. Needs a comparison of when they were received. */
export const unanswered = `requests WHERE status = 'new' AND trashed_at IS NULL AND received_at`;
const isUrgent = `(requests.urgency IS NOT NULL AND requests.status = 'new')`;
/** Messages without an answer. */
export const isUnanswered = `(requests.is_unanswered = 1 AND requests.status <> 'spam')`;
const comesFirst = `(${isUrgent} OR ${isUnanswered})`;

/** Pages stay the same while rows come and go. */
export function listRequests(
  sql: SqlStorage,
  query: RequestQuery,
  deadlines: Deadlines,
  limit: number,
  cursor: Cursor | null,
): RequestPage {
  const after = (urgent: boolean) => (cursor?.isUrgent === urgent ? cursor.position : null);
  const urgent =
    cursor === null || cursor.isUrgent ? selectRows(sql, query, deadlines, limit + 1, after(true), [comesFirst]) : [];
  const others = selectRows(sql, query, deadlines, limit + 1 - urgent.length, after(false), [`NOT ${comesFirst}`]);
  const rows = [...urgent, ...others];
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const isLastUrgent = page.length <= urgent.length;
  return {
    requests: page.map((row) => listedRequest(sql, row, deadlines.overdueBefore)),
    cursor: rows.length > limit && last ? `${isLastUrgent ? 'u' : ''}${last.position}` : null,
  };
}

/** How many requests each status and each view has, and the trash. */
export function countRequests(sql: SqlStorage, deadlines: Deadlines): Counts {
  const listed = 'requests WHERE trashed_at IS NULL';
  const counts = sql.exec<{ status: string; n: number }>(`SELECT status, count(*) AS n FROM ${listed} GROUP BY status`).toArray();
  const byStatus = statusNames.map((name) => [name, counts.find(({ status }) => status === name)?.n ?? 0]);
  const byView = views.map((view) => {
    const viewed = viewCondition(view, deadlines);
    return [view, countRows(sql, `${listed} AND ${viewed.sql}`, ...viewed.values)];
  });
  return Object.fromEntries([...byStatus, ['trash', countRows(sql, 'requests WHERE trashed_at IS NOT NULL')], ...byView]);
}

/** Rows before a position, newest first. `more` are conditions without values. */
function selectRows(
  sql: SqlStorage,
  { status, view, q }: RequestQuery,
  deadlines: Deadlines,
  limit: number,
  before: number | null,
  more: string[] = [],
): RequestRow[] {
  const viewed = view ? viewCondition(view, deadlines) : { sql: 'TRUE', values: [] };
  const trash = status === 'trash' ? 'trashed_at IS NOT NULL' : 'trashed_at IS NULL';
  const conditions = [trash, ...statusCondition(status), ...more, viewed.sql].join(' AND ');
  const last = [before ?? Number.MAX_SAFE_INTEGER, ...viewed.values, limit];
  if (q) {
    const search = searchCondition(q);
    return sql
      .exec<RequestRow>(
        `SELECT requests.* FROM requests JOIN request_text USING (position)
         WHERE ${search.sql} AND position < ? AND ${conditions} ORDER BY position DESC LIMIT ?`,
        ...search.values,
        ...last,
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

/** Week: a visit offered or confirmed for today or one of the next days. Today: a visit offered or confirmed for today, or a crew's job, a message without an answer, or a new request that should have been answered by now. */
function viewCondition(view: (typeof views)[number], { today, overdueBefore }: Deadlines): Condition {
  if (view === 'urgent') return { sql: isUrgent, values: [] };
  if (view === 'withdrawn') return { sql: 'withdrawn_at IS NOT NULL', values: [] };
  const overdue = `SELECT position FROM ${unanswered} <= ?`;
  if (view === 'overdue') return { sql: `requests.position IN (${overdue})`, values: [overdueBefore] };
  const visited = `SELECT position FROM visits JOIN requests ON requests.id = visits.request_id
    WHERE date BETWEEN ? AND ? AND state <> 'cancelled' AND ${canBeVisited}`;
  if (view === 'week') return { sql: `requests.position IN (${visited})`, values: [today, lastDayOfWeek(today)] };
  const working = `SELECT position FROM ${plannedWork} AND ? BETWEEN first AND last`;
  const asking = `SELECT position FROM requests WHERE ${isUnanswered}`;
  const all = `${visited} UNION ${overdue} UNION ${working} UNION ${asking}`;
  return { sql: `requests.position IN (${all})`, values: [today, today, overdueBefore, today] };
}
