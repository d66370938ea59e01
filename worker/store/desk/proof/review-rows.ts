import { newSecret } from '../../../../schema/new-secret.ts';
import type { RemovalReason, Review, StoredReview } from '../../../../schema/review.ts';
import { timeText } from '../../../time-text.ts';
import { addRow, findFirst, replaceColumns } from '../sql.ts';
import { publicIdBytes } from './job-rows.ts';

export interface ReviewRow extends Record<string, SqlStorageValue> {
  request_id: string;
  public_id: string;
  stars: number;
  text: string;
  signature: Review['signature'];
  /** When it was written or last changed. */
  at: number;
  answer: string | null;
  answered_at: number | null;
  removed_reason: RemovalReason | null;
  removed_at: number | null;
}

export function findReview(sql: SqlStorage, id: string): ReviewRow | null {
  return findFirst<ReviewRow>(sql, 'SELECT * FROM reviews WHERE request_id = ?', id);
}

/** One that was removed and is changed by its author is published again. */
export function writeReview(
  sql: SqlStorage,
  id: string,
  { stars, text, signature }: Review,
  at: number,
  publicId = newSecret(publicIdBytes),
): void {
  const columns = { stars, text, signature, at, removed_reason: null, removed_at: null };
  addRow(
    sql,
    'reviews',
    { request_id: id, public_id: publicId, ...columns },
    replaceColumns('request_id', ...Object.keys(columns)),
  );
}

export function reviewOf(row: ReviewRow): StoredReview {
  const { stars, text, signature, at, answer, answered_at, removed_reason, removed_at } = row;
  return {
    stars,
    text,
    signature,
    at: timeText(at),
    ...(answer !== null && { answer: { text: answer, at: timeText(answered_at ?? at) } }),
    ...(removed_reason !== null && { removed: { reason: removed_reason, at: timeText(removed_at ?? at) } }),
  };
}
