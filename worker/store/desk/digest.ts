import type { ListedRequest } from '../../../schema/stored-request.ts';
import type { Visits } from '../../../schema/visit.ts';
import type { ResponseClock } from '../../business-hours.ts';
import { countRequests, listRequests, unanswered } from './list.ts';
import { enqueue } from './outbox.ts';
import type { RequestRow } from './rows.ts';
import { listedRequest } from './show.ts';
import { listVisits } from './visits.ts';

/** Requests of each kind that a digest lists. */
const most = 20;

export interface Digest {
  visits: Visits['visits'];
  urgent: Listed;
  overdue: Listed;
  /** New requests that are neither urgent nor overdue. */
  fresh: Listed;
  /** Notifications and replies that failed at least once. */
  notSent: number;
}

/** The first requests of a kind, and how many there are. */
interface Listed {
  requests: ListedRequest[];
  count: number;
}

export function readDigest(sql: SqlStorage, clock: ResponseClock): Digest {
  const counts = countRequests(sql, clock);
  const list = (view: 'urgent' | 'overdue') => ({
    requests: listRequests(sql, { view }, clock, most, null).requests,
    count: counts[view] ?? 0,
  });
  return {
    visits: listVisits(sql, clock.today, clock.today).visits,
    urgent: list('urgent'),
    overdue: list('overdue'),
    fresh: listFresh(sql, clock),
    notSent: sql
      .exec<{ n: number }>(
        `SELECT count(*) AS n FROM outbox WHERE task IN ('mail', 'webhook', 'reply') AND failed_at IS NOT NULL`,
      )
      .one().n,
  };
}

function listFresh(sql: SqlStorage, { overdueBefore }: ResponseClock): Listed {
  const fresh = `FROM ${unanswered} > ? AND urgency IS NULL`;
  const rows = sql.exec<RequestRow>(`SELECT * ${fresh} ORDER BY position DESC LIMIT ?`, overdueBefore, most).toArray();
  return {
    requests: rows.map((row) => listedRequest(sql, row, overdueBefore)),
    count: sql.exec<{ n: number }>(`SELECT count(*) AS n ${fresh}`, overdueBefore).one().n,
  };
}

/** Owes the digest of a day, once. `day` is a number such as 20261122. */
export function enqueueDigest(sql: SqlStorage, day: number, now: number): void {
  const last = sql.exec<{ value: number }>(`SELECT value FROM facts WHERE name = 'digestOn'`).toArray()[0]?.value ?? 0;
  if (last >= day) return;
  sql.exec(`INSERT OR REPLACE INTO facts (name, value) VALUES ('digestOn', ?)`, day);
  enqueue(sql, { id: '', task: 'digest', now });
}
