/**
 * Customers' reviews of finished jobs. Their authors write, change and delete them. The business can answer one once and remove one for
 * one of two reasons, and both stand in the history.
 */
import { dayMs } from '../../../../schema/duration.ts';
import type { RemovalReason, Review } from '../../../../schema/review.ts';
import { changesPerDay } from '../../../../schema/visitor.ts';
import { type Changed, type Signature, updateRequest } from '../change.ts';
import { decide, findDecision } from '../decisions.ts';
import { addEntry, countDecisions } from '../entries.ts';
import { findRow } from '../rows.ts';
import { shownRow } from '../show.ts';
import { type Notify, raiseVersion, record, type VisitorOutcome } from '../visitor.ts';
import { namesContact, namesPerson } from './contact.ts';
import { findJob } from './job-rows.ts';
import { findReview, type ReviewRow, writeReview } from './review-rows.ts';

/** `mark` is the reviewMark of a review written at `at`, in Unix ms. */
export function putReview(
  sql: SqlStorage,
  id: string,
  { review, at, mark }: { review: Review; at: number; mark: string },
  notify: Notify,
): VisitorOutcome {
  const row = findRow(sql, id);
  if (!row) return 'gone';
  const before = findReview(sql, id);
  // Whatever the business does with the status later.
  if (!before && !findJob(sql, id)) return 'not done';
  if (before && before.removed_reason === null && isSame(before, review)) return 'done';
  if (countDecisions(sql, id, notify.now - dayMs) >= changesPerDay) return 'too many changes';
  writeReview(sql, id, review, at);
  decide(sql, id, { kind: 'review', value: mark, at: notify.now });
  raiseVersion(sql, id);
  const stars = `${review.stars} of 5 stars`;
  record(sql, row, { kind: 'event', text: before ? `Changed the review: ${stars}` : `Review: ${stars}` }, notify);
  return 'done';
}

export function deleteReview(sql: SqlStorage, id: string, notify: Notify): VisitorOutcome {
  const row = findRow(sql, id);
  if (!row) return 'gone';
  // A desk that was lost may not have it back yet.
  if (!findReview(sql, id) && !findDecision(sql, id, 'review')?.value) return 'done';
  sql.exec('DELETE FROM reviews WHERE request_id = ?', id);
  decide(sql, id, { kind: 'review', value: '', at: notify.now });
  raiseVersion(sql, id);
  record(sql, row, { kind: 'event', text: 'Deleted the review' }, notify);
  return 'done';
}

/** The answer is public, so it says no more of the customer than the review. */
export function answerReview(sql: SqlStorage, id: string, text: string, { by, now }: Signature): Changed {
  return updateRequest(sql, id, null, (row) => {
    const review = findReview(sql, id);
    if (!review) return { outcome: 'no review' };
    if (review.answer !== null) return { outcome: 'answered' };
    if (namesContact(text) || namesPerson(text, shownRow(row).fullName)) return { outcome: 'names somebody' };
    sql.exec('UPDATE reviews SET answer = ?, answered_at = ? WHERE request_id = ?', text, now, id);
    addEntry(sql, { id, kind: 'event', text: 'Answered the review', by, at: now });
    return null;
  });
}

export function removeReview(sql: SqlStorage, id: string, reason: RemovalReason, { by, now }: Signature): Changed {
  return updateRequest(sql, id, null, () => {
    const review = findReview(sql, id);
    if (!review) return { outcome: 'no review' };
    if (review.removed_reason !== null) return { outcome: 'removed' };
    sql.exec('UPDATE reviews SET removed_reason = ?, removed_at = ? WHERE request_id = ?', reason, now, id);
    const mark = findDecision(sql, id, 'review')?.value ?? '';
    decide(sql, id, { kind: 'review', value: `${mark} ${reason}`, at: now });
    addEntry(sql, { id, kind: 'event', text: `Removed the review: ${reason}`, by, at: now });
    return null;
  });
}

function isSame(row: ReviewRow, { stars, text, signature }: Review): boolean {
  return row.stars === stars && row.text === text && row.signature === signature;
}
