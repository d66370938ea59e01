import type { GoneReason } from '../../../schema/review.ts';
import { trashRetentionMs } from '../retention.ts';
import { enqueue } from './outbox.ts';
import { findReview } from './proof/review-rows.ts';
import { removeQuotes } from './quotes/quote-rows.ts';
import type { RequestRow } from './rows.ts';
import { addRow } from './sql.ts';

/**
 * Deletes for good in the desk, leaves a tombstone, and enqueues the removal from KV. Rows of photos stay until their bytes are gone.
 * A review that goes with it stays in the public count: for the reason the business removed it, or else for `reason`. That's null if its
 * author takes it along.
 */
export function removeRequest(
  sql: SqlStorage,
  row: Pick<RequestRow, 'id' | 'position'>,
  now: number,
  reason: GoneReason | null,
): void {
  const { id } = row;
  const review = findReview(sql, id);
  deleteRows(sql, row);
  deleteFrom(sql, ['jobs', 'reviews', 'decisions', 'outbox', 'work'], id);
  removeQuotes(sql, id);
  addRow(sql, 'tombstones', { id, at: now, review: review && (review.removed_reason ?? reason) }, 'ON CONFLICT DO NOTHING');
  enqueue(sql, { id, task: 'remove', now });
}

/** Deletes a request and its history, but no photos, job, review or quotes, and leaves no tombstone. */
export function deleteRows(sql: SqlStorage, { id, position }: Pick<RequestRow, 'id' | 'position'>): void {
  sql.exec('DELETE FROM requests WHERE id = ?', id);
  deleteFrom(sql, ['entries', 'visits', 'links'], id);
  sql.exec('DELETE FROM request_text WHERE rowid = ?', position);
}

function deleteFrom(sql: SqlStorage, tables: string[], id: string): void {
  for (const table of tables) sql.exec(`DELETE FROM ${table} WHERE request_id = ?`, id);
}

/** Removes what has expired or been in the trash for a week, at most 500 requests at a time, so that other calls don't wait long. */
export function purge(sql: SqlStorage, now: number): void {
  const select = 'SELECT id, position FROM requests WHERE';
  const over = sql.exec<Pick<RequestRow, 'id' | 'position'>>(
    `${select} expires_at <= ? UNION ${select} trashed_at <= ? LIMIT 500`,
    now,
    now - trashRetentionMs,
  );
  for (const row of over.toArray()) removeRequest(sql, row, now, 'age');
  sql.exec('DELETE FROM quotes WHERE kept_until <= ?', now);
}
