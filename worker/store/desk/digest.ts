import type { Deadlines } from '../../business-hours.ts';
import type { Digest, DigestList } from '../../notify/digest.ts';
import { readFact } from './facts.ts';
import { countRequests, listRequests, unanswered } from './list.ts';
import { enqueue } from './outbox.ts';
import type { RequestRow } from './rows.ts';
import { listedRequest } from './show.ts';
import { listVisits } from './visits.ts';

/** Requests of each kind that a digest lists. */
const most = 20;

export function readDigest(sql: SqlStorage, deadlines: Deadlines): Digest {
  const counts = countRequests(sql, deadlines);
  const list = (view: 'urgent' | 'overdue') => ({
    requests: listRequests(sql, { view }, deadlines, most, null).requests,
    count: counts[view] ?? 0,
  });
  return {
    visits: listVisits(sql, deadlines.today, deadlines.today).visits,
    urgent: list('urgent'),
    overdue: list('overdue'),
    fresh: listFresh(sql, deadlines),
    notSent: sql
      .exec<{ n: number }>(
        `SELECT count(*) AS n FROM outbox WHERE task IN ('mail', 'webhook', 'reply') AND failed_at IS NOT NULL`,
      )
      .one().n,
    backupFailed: readFact(sql, 'backupFailed') === 1,
  };
}

function listFresh(sql: SqlStorage, { overdueBefore }: Deadlines): DigestList {
  const fresh = `FROM ${unanswered} > ? AND urgency IS NULL`;
  const rows = sql.exec<RequestRow>(`SELECT * ${fresh} ORDER BY position DESC LIMIT ?`, overdueBefore, most).toArray();
  return {
    requests: rows.map((row) => listedRequest(sql, row, overdueBefore)),
    count: sql.exec<{ n: number }>(`SELECT count(*) AS n ${fresh}`, overdueBefore).one().n,
  };
}

/** Enqueues the digest of a day, once. `day` is a number such as 20261122. */
export function enqueueDigest(sql: SqlStorage, day: number, now: number): void {
  const last = readFact(sql, 'digestOn') ?? 0;
  if (last >= day) return;
  sql.exec(`INSERT OR REPLACE INTO facts (name, value) VALUES ('digestOn', ?)`, day);
  enqueue(sql, { id: '', task: 'digest', now });
}
