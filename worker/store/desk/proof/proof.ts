import type { BusinessHours } from '../../../../schema/business-time.ts';
import type { Job } from '../../../../schema/job.ts';
import type { StoredPhoto } from '../../../../schema/photo.ts';
import type { Published } from '../../../../schema/published.ts';
import type { RemovalReason, Review } from '../../../../schema/review.ts';
import { isAmong, type VisitWindow } from '../../../../schema/visit-windows.ts';
import { timeText } from '../../../time-text.ts';
import type { Changed, Signature } from '../change.ts';
import { countMissing, reviewMark } from '../decisions.ts';
import { addEntry } from '../entries.ts';
import { isExample } from '../facts.ts';
import { learnRegister } from '../learn-register.ts';
import { Part } from '../part.ts';
import { addPhoto, checkPhoto, forgetPhotos, type Verdict } from '../photos.ts';
import { findRow } from '../rows.ts';
import { fullWindows } from '../visit-rows.ts';
import type { Notify, VisitorOutcome } from '../visitor.ts';
import { setConsent } from './consent.ts';
import { jobPhotos, photoDeleted } from './job-photos.ts';
import { findJob } from './job-rows.ts';
import { setJob } from './jobs.ts';
import { measure } from './measured.ts';
import { findPublicPhoto, type PublicPhoto, publishedJobs, publishedReviews } from './published.ts';
import { answerReview, deleteReview, putReview, removeReview } from './reviews.ts';

/** Finished jobs, what their customers say and allow, and what of it is public. */
export class Proof extends Part {
  async setJob(id: string, job: Job, version: number | null, by: string): Promise<Changed> {
    return this.#change(by, (signature) => setJob(this.sql, id, job, version, signature));
  }

  /** Whether the job can take this photo. */
  checkPhoto(id: string, photo: StoredPhoto): Verdict {
    return findJob(this.sql, id) ? checkPhoto(this.sql, id, photo) : { outcome: 'gone' };
  }

  /** Once its bytes are stored. Nothing is shown before the customer allows it. */
  async addPhoto(id: string, photo: StoredPhoto): Promise<Verdict> {
    const verdict = this.core.transact(() => {
      const checked = this.checkPhoto(id, photo);
      if (checked.outcome === 'new') addPhoto(this.sql, id, photo, checked.expiresAt);
      return checked;
    });
    await this.core.announceChange();
    return verdict;
  }

  hasJobPhoto(id: string, name: string): boolean {
    return jobPhotos(this.sql, id).some((photo) => photo.name === name);
  }

  /** Once its bytes are gone. */
  async forgetPhoto(id: string, name: string, by: string): Promise<void> {
    this.core.transact((now) => {
      if (!findRow(this.sql, id) || !this.hasJobPhoto(id, name)) return;
      forgetPhotos(this.sql, id, [name]);
      addEntry(this.sql, { id, kind: 'event', text: photoDeleted, by, at: now });
    });
    await this.core.announceChange();
  }

  async answer(id: string, text: string, by: string): Promise<Changed> {
    return this.#change(by, (signature) => answerReview(this.sql, id, text, signature));
  }

  async remove(id: string, reason: RemovalReason, by: string): Promise<Changed> {
    return this.#change(by, (signature) => removeReview(this.sql, id, reason, signature));
  }

  async putReview(id: string, review: Review, origin: string): Promise<VisitorOutcome> {
    const at = Date.now();
    const mark = await reviewMark(findRow(this.sql, id)?.value ?? '', { ...review, at: timeText(at) });
    return this.#asVisitor(origin, (notify) => putReview(this.sql, id, { review, at, mark }, notify));
  }

  async deleteReview(id: string, origin: string): Promise<VisitorOutcome> {
    return this.#asVisitor(origin, (notify) => deleteReview(this.sql, id, notify));
  }

  async setConsent(id: string, names: readonly string[], isOwnLink: boolean, origin: string): Promise<VisitorOutcome> {
    return this.#asVisitor(origin, (notify) => setConsent(this.sql, id, names, isOwnLink, notify));
  }

  /** Null while jobs or reviews that this desk has lost aren't back: nobody must take that for "none". */
  async published(hours: BusinessHours): Promise<Published | null> {
    await learnRegister(this.core);
    if (countMissing(this.sql) > 0) return null;
    const reviews = publishedReviews(this.sql);
    return {
      jobs: publishedJobs(this.sql),
      reviews,
      measured: measure(this.sql, reviews, hours, Date.now()),
      isExample: isExample(this.sql),
    };
  }

  publicPhoto(publicId: string, name: string): PublicPhoto | null {
    return findPublicPhoto(this.sql, publicId, name);
  }

  /** The first of these windows in which a crew has no visit, not even one that is only offered. */
  firstFree(windows: VisitWindow[], crews: number): VisitWindow | null {
    const full = fullWindows(this.sql, { crews, countsOffers: true });
    return windows.find((window) => !isAmong(full, window)) ?? null;
  }

  /** Marks a desk without requests as one of examples. False if it has some. */
  beginExample(): boolean {
    const { n } = this.sql.exec<{ n: number }>('SELECT count(*) AS n FROM requests').one();
    if (n === 0) this.sql.exec(`INSERT OR REPLACE INTO facts (name, value) VALUES ('example', 1)`);
    return n === 0;
  }

  async #change(by: string, change: (signature: Signature) => Changed): Promise<Changed> {
    const changed = this.core.transact((now) => change({ by, now }));
    if (changed.outcome === 'changed') await this.core.announceChange();
    return changed;
  }

  async #asVisitor(origin: string, change: (notify: Notify) => VisitorOutcome): Promise<VisitorOutcome> {
    const outcome = this.core.transact((now) => change(this.core.notifyFrom(origin, now)));
    await this.core.announceChange();
    return outcome;
  }
}
