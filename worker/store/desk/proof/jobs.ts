/** Finished jobs: what the business records of them, and which photos their customers allow to show. */
import { dateOf, dateText } from '../../../../schema/business-time.ts';
import { dayMs } from '../../../../schema/duration.ts';
import { type Job, jobLimits } from '../../../../schema/job.ts';
import type { StoredPhoto } from '../../../../schema/photo.ts';
import { DeskApi } from '../api.ts';
import { addEvent, type Changed, changeRequest, type Edit, moveStatus } from '../change.ts';
import type { Person } from '../openers.ts';
import { addPhoto, checkPhoto, forgetPhotos, type Verdict } from '../photos.ts';
import { findRow } from '../rows.ts';
import { shownRow } from '../show.ts';
import { namesPerson } from './contact.ts';
import { jobPhotos, photoDeleted } from './job-photos.ts';
import { findJob, jobOf, writeJob } from './job-rows.ts';

export class Jobs extends DeskApi {
  /** Also sets the status to done. */
  set(id: string, job: Job, edit: Edit): Promise<Changed> {
    const { sql } = this;
    return changeRequest(this.core, id, edit, (row, author) => {
      if (job.finishedOn < dateText(dateOf(row.received_at) - jobLimits.daysBefore * dayMs)) return 'too long ago';
      if (namesPerson(job.city, shownRow(row).fullName)) return 'names somebody';
      const before = findJob(sql, id);
      const text = jobText(job);
      if (!before || jobText(jobOf(before)) !== text) addEvent(sql, id, text, author);
      writeJob(sql, id, job);
      if (row.status !== 'done') moveStatus(sql, row, 'done', author);
      return null;
    });
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

  hasPhoto(id: string, name: string): boolean {
    return jobPhotos(this.sql, id).some((photo) => photo.name === name);
  }

  /** Once its bytes are gone. */
  async forgetPhoto(id: string, name: string, person: Person): Promise<void> {
    this.core.transact((now) => {
      if (!findRow(this.sql, id) || !this.hasPhoto(id, name)) return;
      forgetPhotos(this.sql, id, [name]);
      addEvent(this.sql, id, photoDeleted, { ...person, now });
    });
    await this.core.announceChange();
  }
}

export function jobText(job: Job | null): string {
  if (!job) return '';
  const { finishedOn, floor, squareFeet, daysOnSite, city, price } = job;
  const size = `${squareFeet} sq ft, ${daysOnSite} ${daysOnSite === 1 ? 'day' : 'days'} on site`;
  return `Job: ${floor}, ${size}, ${city}, finished ${finishedOn}${price === undefined ? '' : `, $${price}`}`;
}
