/** What the business does with a request. Every change compares the version it's based on and adds to the audit trail. */
import type { RequestChange } from '../../../schema/inbox.ts';
import type { GoneReason } from '../../../schema/review.ts';
import { notesLimit, type RequestStatus, type StoredRequest } from '../../../schema/stored-request.ts';
import { retentionMs, spamRetentionMs, trashRetentionMs } from '../retention.ts';
import { decide, dropDecisions } from './decisions.ts';
import { addEntry, countNotes } from './entries.ts';
import { dropLinks } from './links.ts';
import { dropTasks, enqueue } from './outbox.ts';
import { findJob } from './proof/job-rows.ts';
import { findReview } from './proof/review-rows.ts';
import { findRow, type RequestRow } from './rows.ts';
import { indexText, removeText } from './search.ts';
import { requestOf } from './show.ts';

/** Who changes it, and when in Unix ms. */
export interface Signature {
  by: string | null;
  now: number;
}

export type Changed =
  | { outcome: 'changed'; request: StoredRequest }
  | { outcome: 'unknown' }
  | { outcome: 'in the trash' }
  | { outcome: 'withdrawn' | 'taken' }
  | { outcome: 'other version'; version: number }
  | {
      outcome:
        | 'too many notes'
        | 'too long ago'
        | 'no job'
        | 'is done'
        | 'no review'
        | 'answered'
        | 'names somebody'
        | 'removed'
        | 'is decided';
    };

export function changeRequest(
  sql: SqlStorage,
  id: string,
  { status, note }: RequestChange,
  version: number | null,
  { by, now }: Signature,
): Changed {
  return updateRequest(sql, id, version, (row) => {
    if (note !== undefined && countNotes(sql, id) >= notesLimit) return { outcome: 'too many notes' };
    if (status === 'done' && !findJob(sql, id)) return { outcome: 'no job' };
    if (status === 'spam' && isKept(sql, row)) return { outcome: 'is done' };
    if (status !== undefined && status !== row.status) moveStatus(sql, row, status, { by, now });
    if (note !== undefined) {
      addEntry(sql, { id, kind: 'note', text: note, by, at: now });
      indexText(sql, row);
    }
    return null;
  });
}

/** Changes a request that isn't in the trash, unless somebody changed it since `version` or `apply` returns why not. */
export function updateRequest(
  sql: SqlStorage,
  id: string,
  version: number | null,
  apply: (row: RequestRow) => Changed | null,
): Changed {
  return withRow(sql, id, version, (row) => (row.trashed_at === null ? apply(row) : { outcome: 'in the trash' }));
}

/** Moves a request to the trash, from where it can be restored for seven days. */
export function trashRequest(sql: SqlStorage, id: string, version: number | null, { by, now }: Signature): Changed {
  return withRow(sql, id, version, (row) => {
    if (isKept(sql, row)) return { outcome: 'is done' };
    if (row.trashed_at === null) {
      sql.exec('UPDATE requests SET trashed_at = ? WHERE id = ?', now, id);
      addEntry(sql, { id, kind: 'event', text: 'Moved to the trash', by, at: now });
    }
    return null;
  });
}

export function restoreRequest(sql: SqlStorage, id: string, version: number | null, { by, now }: Signature): Changed {
  return withRow(sql, id, version, (row) => {
    if (row.trashed_at !== null) {
      sql.exec('UPDATE requests SET trashed_at = NULL WHERE id = ?', id);
      addEntry(sql, { id, kind: 'event', text: 'Restored from the trash', by, at: now });
    }
    return null;
  });
}

/** Changes a request, unless it's gone, somebody changed it since `version`, or `apply` returns why not. */
function withRow(sql: SqlStorage, id: string, version: number | null, apply: (row: RequestRow) => Changed | null): Changed {
  const row = findRow(sql, id);
  if (!row) return { outcome: 'unknown' };
  if (version !== null && version !== row.version) return { outcome: 'other version', version: row.version };
  const refusal = apply(row);
  if (refusal) return refusal;
  sql.exec('UPDATE requests SET version = version + 1 WHERE id = ?', id);
  const after = findRow(sql, id);
  return after ? { outcome: 'changed', request: requestOf(sql, after) } : { outcome: 'unknown' };
}

/** A finished job can't be put where it would be deleted: that would hide its review, or keep its customer from writing one. */
function isKept(sql: SqlStorage, { id }: RequestRow): boolean {
  return findJob(sql, id) !== null || findReview(sql, id) !== null;
}

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
  sql.exec('DELETE FROM jobs WHERE request_id = ?', id);
  sql.exec('DELETE FROM reviews WHERE request_id = ?', id);
  dropDecisions(sql, id);
  dropTasks(sql, id);
  sql.exec(
    'INSERT OR IGNORE INTO tombstones (id, at, review) VALUES (?, ?, ?)',
    id,
    now,
    review && (review.removed_reason ?? reason),
  );
  enqueue(sql, { id, task: 'remove', now });
}

/** Deletes a request and its history, but no photos, job or review, and leaves no tombstone. */
export function deleteRows(sql: SqlStorage, { id, position }: Pick<RequestRow, 'id' | 'position'>): void {
  sql.exec('DELETE FROM requests WHERE id = ?', id);
  sql.exec('DELETE FROM entries WHERE request_id = ?', id);
  sql.exec('DELETE FROM visits WHERE request_id = ?', id);
  dropLinks(sql, id);
  removeText(sql, position);
}

/** Removes what has expired or been in the trash for a week, at most 500 requests at a time, so that other calls don't wait long. */
export function purge(sql: SqlStorage, now: number): void {
  const over = sql
    .exec<Pick<RequestRow, 'id' | 'position'>>(
      'SELECT id, position FROM requests WHERE expires_at <= ? UNION SELECT id, position FROM requests WHERE trashed_at <= ? LIMIT 500',
      now,
      now - trashRetentionMs,
    )
    .toArray();
  for (const row of over) removeRequest(sql, row, now, 'age');
}

/** Sets the status and says so in the audit trail. */
export function moveStatus(sql: SqlStorage, row: RequestRow, status: RequestStatus, { by, now }: Signature): void {
  addEntry(sql, { id: row.id, kind: 'event', text: `Status: ${row.status} to ${status}`, by, at: now });
  setStatus(sql, row, status, now);
}

/**
 * Spam expires after 30 days. If a request turns out not to be spam, KV gets a copy that lasts as long as any other. Reopening a withdrawn
 * request ends the withdrawal, because the visitor must have been in touch.
 */
export function setStatus(sql: SqlStorage, row: RequestRow, status: string, now: number): void {
  const isSpam = status === 'spam';
  const expiresAt = isSpam ? now + spamRetentionMs : row.received_at + retentionMs;
  sql.exec(
    `UPDATE requests SET status = ?1, expires_at = ?2, spam_reason = ${isSpam ? 'spam_reason' : 'NULL'},
       withdrawn_at = CASE WHEN ?1 IN ('lost', 'spam') THEN withdrawn_at END WHERE id = ?3`,
    status,
    expiresAt,
    row.id,
  );
  if (row.withdrawn_at !== null && status !== 'lost' && !isSpam) decide(sql, row.id, { kind: 'withdrawal', value: '', at: now });
  if (row.status === 'spam') enqueue(sql, { id: row.id, task: 'copy', now });
}
