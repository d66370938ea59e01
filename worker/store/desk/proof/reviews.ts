/**
 * Customers' reviews of finished jobs. Their authors write, change and delete them. The business can answer one once and remove one for
 * one of two reasons, and both stand in the history.
 */
import type { RemovalReason, Review } from '../../../../schema/review.ts';
import { DeskApi } from '../api.ts';
import { addEvent, type Changed, changeRequest } from '../change.ts';
import type { Person } from '../openers.ts';
import { shownRow } from '../show.ts';
import { changeAsVisitor, hasDecidedOften, type VisitorCall, type VisitorOutcome } from '../visitor-change.ts';
import { namesContact, namesPerson } from './contact.ts';
import { findJob } from './job-rows.ts';
import { findReview, type ReviewRow, writeReview } from './review-rows.ts';

export class Reviews extends DeskApi {
  async put(id: string, review: Review, call: VisitorCall): Promise<VisitorOutcome> {
    const { sql } = this;
    const at = Date.now();
    return changeAsVisitor(this.core, id, call, (_, now) => {
      const before = findReview(sql, id);
      // Whatever the business does with the status later.
      if (!before && !findJob(sql, id)) return 'notDone';
      if (before && before.removed_reason === null && isSame(before, review)) return 'done';
      if (hasDecidedOften(sql, id, now)) return 'tooManyChanges';
      writeReview(sql, id, review, at);
      return { event: `${before ? 'Changed the review' : 'Review'}: ${review.stars} of 5 stars` };
    });
  }

  delete(id: string, call: VisitorCall): Promise<VisitorOutcome> {
    return changeAsVisitor(this.core, id, call, () => {
      if (!findReview(this.sql, id)) return 'done';
      this.sql.exec('DELETE FROM reviews WHERE request_id = ?', id);
      return { event: 'Deleted the review' };
    });
  }

  /** The answer is public, so it says no more of the customer than the review. */
  answer(id: string, text: string, person: Person): Promise<Changed> {
    return changeRequest(this.core, id, { ...person, version: null }, (row, author) => {
      const review = findReview(this.sql, id);
      if (!review) return 'no review';
      if (review.answer !== null) return 'answered';
      if (namesContact(text) || namesPerson(text, shownRow(row).fullName)) return 'names somebody';
      this.sql.exec('UPDATE reviews SET answer = ?, answered_at = ? WHERE request_id = ?', text, author.now, id);
      addEvent(this.sql, id, 'Answered the review', author);
      return null;
    });
  }

  remove(id: string, reason: RemovalReason, person: Person): Promise<Changed> {
    return changeRequest(this.core, id, { ...person, version: null }, (_, author) => {
      const review = findReview(this.sql, id);
      if (!review) return 'no review';
      if (review.removed_reason !== null) return 'removed';
      this.sql.exec('UPDATE reviews SET removed_reason = ?, removed_at = ? WHERE request_id = ?', reason, author.now, id);
      addEvent(this.sql, id, `Removed the review: ${reason}`, author);
      return null;
    });
  }
}

function isSame(row: ReviewRow, { stars, text, signature }: Review): boolean {
  return row.stars === stars && row.text === text && row.signature === signature;
}
