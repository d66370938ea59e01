/** What needs doing today. The morning mail and the inbox's list read the same. */
import type { DueReason } from '#schema/api/stored-request.ts';
import type { Visits } from '#schema/api/visit.ts';
import type { Deadlines } from '../../built-files.ts';
import { jobsDue, quotesToFollowUp } from './quotes/reminders.ts';
import { listVisits } from './visits.ts';

/** New requests. Needs a comparison of when they were received. */
export const unanswered = `requests WHERE status = 'new' AND trashed_at IS NULL AND received_at`;
export const isUrgent = `(requests.urgency IS NOT NULL AND requests.status = 'new')`;
/** Messages without an answer. */
export const isUnanswered = `(requests.is_unanswered = 1 AND requests.status <> 'spam')`;

interface Today {
  /** Today's visits and work days. */
  planned: Visits;
  /** Ids of what else is due, each with its first reason, in the order of reasons, newest first. */
  due: ReadonlyMap<string, DueReason>;
}

export function readToday(sql: SqlStorage, { today, overdueBefore }: Deadlines): Today {
  const now = Date.now();
  const idsOf = (source: string, ...values: SqlStorageValue[]) =>
    sql.exec<{ id: string }>(`SELECT id FROM ${source} ORDER BY position DESC`, ...values).toArray();
  const reasons: [DueReason, { id: string }[]][] = [
    ['urgent', idsOf(`requests WHERE trashed_at IS NULL AND ${isUrgent}`)],
    ['overdue', idsOf(`${unanswered} <= ?`, overdueBefore)],
    ['new', idsOf(`${unanswered} > ?`, overdueBefore)],
    ['message', idsOf(`requests WHERE trashed_at IS NULL AND ${isUnanswered}`)],
    ['quote', quotesToFollowUp(sql, now)],
    ['job', jobsDue(sql, now)],
  ];
  const due = new Map<string, DueReason>();
  for (const [reason, rows] of reasons) {
    for (const { id } of rows) if (!due.has(id)) due.set(id, reason);
  }
  return { planned: listVisits(sql, today, today), due };
}
