/**
 * Customers' reviews of finished jobs. Their authors write, change and delete them. The business can answer one once and remove one for
 * one of two reasons, and both stand in the history.
 */
import { dayMs } from '../../../../schema/duration.ts';
import type { RemovalReason, Review } from '../../../../schema/review.ts';
import { changesPerDay } from '../../../../schema/visitor.ts';
import { type Changed, type Signature, updateRequest } from '../change.ts';
import { addEntry, countVisitorChanges } from '../entries.ts';
import { findRow } from '../rows.ts';
import { shownRow } from '../show.ts';
import { type Notify, raiseVersion, record, type VisitorOutcome } from '../visitor.ts';
import { namesContact } from './contact.ts';
import { findReview, type ReviewRow, writeReview } from './review-rows.ts';

export function putReview(sql: SqlStorage, id: string, review: Review, notify: Notify): VisitorOutcome {
  const row = findRow(sql, id);
  if (!row) return 'gone';
  const before = findReview(sql, id);
  // Who has written one can change it, whatever the business does with the status.
  if (!before && row.status !== 'done') return 'not done';
  if (before && before.removed_reason === null && isSame(before, review)) return 'done';
  if (countVisitorChanges(sql, id, notify.now - dayMs) >= changesPerDay) return 'too many changes';
  writeReview(sql, id, review, notify.now);
  raiseVersion(sql, id);
  const stars = `${review.stars} of 5 stars`;
  record(sql, row, { kind: 'event', text: before ? `Changed the review: ${stars}` : `Review: ${stars}` }, notify);
  return 'done';
}

export function deleteReview(sql: SqlStorage, id: string, notify: Notify): VisitorOutcome {
  const row = findRow(sql, id);
  if (!row) return 'gone';
  if (!findReview(sql, id)) return 'done';
  sql.exec('DELETE FROM reviews WHERE request_id = ?', id);
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
    if (namesContact(text) || names(text, shownRow(row).fullName)) return { outcome: 'names somebody' };
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
    addEntry(sql, { id, kind: 'event', text: `Removed the review: ${reason}`, by, at: now });
    return null;
  });
}

const titles = ['mr', 'mrs', 'ms', 'miss', 'dr', 'señor', 'señora', 'señorita', 'sr', 'sra', 'srta', 'don', 'doña'];

/** Whether a text has somebody's last name after a first name or a title. Alone, it may be an ordinary word, such as "Stone" or "Young". */
function names(text: string, fullName: string): boolean {
  const [first = '', after] = fullName.replaceAll('.', '').split(',');
  const family = wordsOf(first);
  const given = after === undefined ? family.splice(0, Math.max(family.length - 1, 0)) : wordsOf(after);
  // "a white oak" isn't A. White.
  const before = [...[...titles, ...given].flatMap((name) => [name, `${name}.`]), ...given.map((name) => `${name.charAt(0)}.`)];
  return wordsOf(text).some(
    (word, index, words) => family.includes(word.replace('.', '')) && before.includes(words[index - 1] ?? ''),
  );
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+\.?/gu) ?? [];
}

function isSame(row: ReviewRow, { stars, text, signature }: Review): boolean {
  return row.stars === stars && row.text === text && row.signature === signature;
}
