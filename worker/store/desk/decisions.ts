/** What visitors decided last, as the register keeps it (store/register.ts): the desk's own copy, which a lost desk reads back first. */
import type { StoredReview } from '../../../schema/review.ts';
import { sha256Hex } from '../../sha256.ts';
import { type Decision, decisionKinds } from '../register.ts';
import { enqueue } from './outbox.ts';
import { countRows } from './sql.ts';

/** Characters of a mark. Behind it, the value of a removed review says why. */
export const markLength = 64;

/** Identifies a review without saying what is in it. `value` is what its author sent with the request. */
export function reviewMark(
  value: string,
  { stars, text, signature, at }: Omit<StoredReview, 'answer' | 'removed'>,
): Promise<string> {
  return sha256Hex(JSON.stringify([value, stars, text, signature, at]));
}

/** Notes a decision. It reaches the register with the request's next copy. */
export function decide(sql: SqlStorage, id: string, { kind, value, at }: Decision): void {
  // The desk's clock may have gone back.
  putDecision(sql, id, { kind, value, at: Math.max(at, findDecision(sql, id, kind)?.at ?? at) });
  enqueue(sql, { id, task: 'copy', now: at });
}

export function findDecision(sql: SqlStorage, id: string, kind: Decision['kind']): Decision | null {
  return decisionsOf(sql, id).find((decision) => decision.kind === kind) ?? null;
}

export function decisionsOf(sql: SqlStorage, id: string): Decision[] {
  return sql
    .exec<Pick<Decision, 'value' | 'at'> & { kind: string }>('SELECT kind, value, at FROM decisions WHERE request_id = ?', id)
    .toArray()
    .flatMap(({ kind, ...rest }) => decisionKinds.filter((known) => known === kind).map((known) => ({ kind: known, ...rest })));
}

/** Makes a request that comes from a backup or from KV agree with what its visitor decided last. */
export function followWithdrawal(sql: SqlStorage, id: string): void {
  const decision = findDecision(sql, id, 'withdrawal');
  if (decision?.value === '') {
    sql.exec(
      `UPDATE requests SET withdrawn_at = NULL, status = CASE status WHEN 'lost' THEN 'new' ELSE status END
       WHERE id = ? AND withdrawn_at IS NOT NULL`,
      id,
    );
  } else if (decision) {
    sql.exec(
      `UPDATE requests SET withdrawn_at = ?, status = CASE status WHEN 'spam' THEN status ELSE 'lost' END
       WHERE id = ? AND withdrawn_at IS NULL`,
      decision.at,
      id,
    );
    sql.exec(
      `UPDATE visits SET state = 'cancelled', sequence = sequence + 1, changed_at = ? WHERE request_id = ? AND state <> 'cancelled'`,
      decision.at,
      id,
    );
  }
}

export function dropDecisions(sql: SqlStorage, id: string): void {
  sql.exec('DELETE FROM decisions WHERE request_id = ?', id);
}

const missing = `is_lost = 0 AND (
  (kind = 'job' AND NOT EXISTS (SELECT 1 FROM jobs WHERE jobs.request_id = decisions.request_id)) OR
  (kind = 'review' AND value <> '' AND NOT EXISTS (SELECT 1 FROM reviews WHERE reviews.request_id = decisions.request_id)) OR
  (kind = 'quote' AND 1 + length(value) - length(replace(value, ' ', '')) > (SELECT count(*) FROM quotes
    WHERE quotes.request_id = decisions.request_id AND json_extract(progress, '$.signature') IS NOT NULL)))`;

/** Jobs, reviews and signed quotes that the register knows and this desk has lost. */
export function countMissing(sql: SqlStorage): number {
  return countRows(sql, `decisions WHERE ${missing}`);
}

/** Somebody says that no backup has them. If one does, it still brings them back. */
export function acceptLoss(sql: SqlStorage): number {
  return sql.exec(`UPDATE decisions SET is_lost = 1 WHERE ${missing}`).rowsWritten;
}

/** Keeps a decision, unless a later one is known or the request was erased. */
export function putDecision(sql: SqlStorage, id: string, { kind, value, at }: Decision): void {
  sql.exec(
    `INSERT INTO decisions (request_id, kind, value, at) SELECT ?1, ?2, ?3, ?4 WHERE NOT EXISTS (SELECT 1 FROM tombstones WHERE id = ?1)
     ON CONFLICT DO UPDATE SET value = excluded.value, at = excluded.at, is_lost = 0 WHERE excluded.at >= at`,
    id,
    kind,
    value,
    at,
  );
}
