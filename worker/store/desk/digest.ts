import { dateOf, dateText, localTime } from '#schema/rules/business-time.ts';
import { dayMs } from '#schema/rules/duration.ts';
import { notificationChannels } from '#schema/rules/notification-channels.ts';
import type { Deadlines } from '../../built-files.ts';
import type { Digest } from '../../notify/digest.ts';
import { countRequests, isUnanswered, listRequests, unanswered } from './list.ts';
import { recall, remember } from './memory.ts';
import { enqueue, isAnyOf } from './outbox.ts';
import { jobsDue, quotesToFollowUp } from './quotes/reminders.ts';
import type { RequestRow } from './rows.ts';
import { listedRequest } from './show.ts';
import { countRows } from './sql.ts';
import { listVisits } from './visits.ts';

const most = 20;
const digestHour = 6;

export function readDigest(sql: SqlStorage, deadlines: Deadlines): Digest {
  const counts = countRequests(sql, deadlines);
  const list = (view: 'urgent' | 'overdue') => ({
    requests: listRequests(sql, { view }, deadlines, most, null).requests,
    count: counts[view] ?? 0,
  });
  const { overdueBefore } = deadlines;
  const now = Date.now();
  const tomorrow = dateText(Date.parse(deadlines.today) + dayMs);
  const listed = (rows: RequestRow[]) => ({
    requests: rows.slice(0, most).map((row) => listedRequest(sql, row, overdueBefore)),
    count: rows.length,
  });
  const newest = `${unanswered} > ? AND urgency IS NULL`;
  const select = `SELECT * FROM ${newest} ORDER BY position DESC LIMIT ?`;
  return {
    today: listVisits(sql, deadlines.today, deadlines.today),
    tomorrow: listVisits(sql, tomorrow, tomorrow),
    urgent: list('urgent'),
    overdue: list('overdue'),
    others: {
      requests: sql
        .exec<RequestRow>(select, overdueBefore, most)
        .toArray()
        .map((row) => listedRequest(sql, row, overdueBefore)),
      count: countRows(sql, newest, overdueBefore),
    },
    messages: listed(
      sql
        .exec<RequestRow>(`SELECT * FROM requests WHERE ${isUnanswered} AND trashed_at IS NULL ORDER BY position DESC`)
        .toArray(),
    ),
    followUp: listed(quotesToFollowUp(sql, now)),
    jobsDue: listed(jobsDue(sql, now)),
    notSent: countRows(sql, `outbox WHERE ${isAnyOf(...notificationChannels, 'reply')} AND failed_at IS NOT NULL`),
  };
}

/** Once a day, from six in the morning on. */
export function enqueueDigest(sql: SqlStorage, now: number): void {
  // A number such as 20261122.
  const day = Number(dateText(dateOf(now)).replaceAll('-', ''));
  if (new Date(localTime(now)).getUTCHours() < digestHour || (recall(sql, 'digestOn') ?? 0) >= day) return;
  remember(sql, 'digestOn', day);
  enqueue(sql, { id: '', task: 'digest', now });
}
