import type { ListedRequest } from '../../../schema/stored-request.ts';
import type { Visits } from '../../../schema/visit.ts';
import type { ResponseClock } from '../../business-hours.ts';
import { listRequests } from './list.ts';
import { oweTask } from './owed.ts';
import { listVisits } from './visits.ts';

/** Requests of each kind in a digest. */
const most = 20;

export interface Digest {
  visits: Visits['visits'];
  urgent: ListedRequest[];
  overdue: ListedRequest[];
  fresh: ListedRequest[];
  /** Notifications and replies that failed at least once. */
  notSent: number;
}

export function readDigest(sql: SqlStorage, clock: ResponseClock): Digest {
  const list = (query: Parameters<typeof listRequests>[1]) => listRequests(sql, query, clock, most, null).requests;
  return {
    visits: listVisits(sql, clock.today, clock.today).visits,
    urgent: list({ view: 'urgent' }),
    overdue: list({ view: 'overdue' }),
    fresh: list({ status: 'new' }).filter(({ overdue: isOverdue, urgency }) => !isOverdue && urgency === undefined),
    notSent: sql
      .exec<{ n: number }>(`SELECT count(*) AS n FROM owed WHERE task IN ('mail', 'webhook', 'reply') AND failed_at IS NOT NULL`)
      .one().n,
  };
}

/** Owes the digest of a day, once. `day` is a number such as 20261122. */
export function oweDigest(sql: SqlStorage, day: number, now: number): void {
  const last = sql.exec<{ value: number }>(`SELECT value FROM facts WHERE name = 'digestOn'`).toArray()[0]?.value ?? 0;
  if (last >= day) return;
  sql.exec(`INSERT OR REPLACE INTO facts (name, value) VALUES ('digestOn', ?)`, day);
  oweTask(sql, { id: '', task: 'digest', now });
}
