/** What needs doing today. The morning mail and the inbox's list read the same. */
import type { DueReason } from '#schema/api/stored-request.ts';
import type { Visits } from '#schema/api/visit.ts';
import { dateOf, dateText } from '#schema/rules/business-time.ts';
import { dayMs } from '#schema/rules/duration.ts';
import { jobsDue, quotesToFollowUp } from './quotes/reminders.ts';
import { listVisits } from './visits.ts';

export const isUrgent = `(requests.urgency IS NOT NULL AND requests.status = 'new')`;
/** Messages without an answer. */
export const isUnanswered = `(requests.is_unanswered = 1 AND requests.status <> 'spam')`;

export interface Today {
  /** Visits and work days. */
  planned: Visits;
  /** Ids of what else is due, each with its first reason, in the order of reasons; who waits longest comes first. */
  due: ReadonlyMap<string, DueReason>;
}

export function readToday(sql: SqlStorage): Today {
  const now = Date.now();
  const today = businessToday();
  const idsOf = (condition: string) =>
    sql.exec<{ id: string }>(`SELECT id FROM requests WHERE trashed_at IS NULL AND ${condition} ORDER BY position`).toArray();
  const reasons: [DueReason, { id: string }[]][] = [
    ['urgent', idsOf(isUrgent)],
    ['new', idsOf("status = 'new'")],
    ['message', idsOf(isUnanswered)],
    ['quote', quotesToFollowUp(sql, now)],
    ['work', idsOf("status = 'won' AND id NOT IN (SELECT request_id FROM work)")],
    ['job', jobsDue(sql, now)],
    ['withdrawn', idsOf(`withdrawn_at > ${now - 2 * dayMs}`)],
  ];
  const due = new Map<string, DueReason>();
  for (const [reason, rows] of reasons) {
    for (const { id } of rows) if (!due.has(id)) due.set(id, reason);
  }
  return { planned: listVisits(sql, today, today), due };
}

/** The business's date. */
export function businessToday(): string {
  return dateText(dateOf(Date.now()));
}
