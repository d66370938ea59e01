/** What customers want public, and what our own records say. Nothing here says who or where somebody is. */
import { type BusinessHours, dateOf, dateText } from '../../../../schema/business-time.ts';
import { readLanguage } from '../../../../schema/language.ts';
import type { Published as PublishedProof } from '../../../../schema/published.ts';
import { signReview } from '../../../../schema/review.ts';
import { readIntake } from '../../intake.ts';
import { DeskApi } from '../api.ts';
import { photoOf } from '../photos.ts';
import { requestLanguage } from '../show.ts';
import { findFirst } from '../sql.ts';
import { plainText } from './contact.ts';
import { jobPhotos } from './job-photos.ts';
import { findJob, type JobRow, jobOf } from './job-rows.ts';
import { measure } from './measured.ts';
import type { ReviewRow } from './review-rows.ts';

type PublishedJob = PublishedProof['jobs'][number];
type PublishedReview = PublishedProof['reviews'][number];

export class Published extends DeskApi {
  /** Null while jobs or reviews that this desk has lost aren't back: nobody must take that for "none". */
  async read(hours: BusinessHours): Promise<PublishedProof | null> {
    const reviews = publishedReviews(this.sql);
    const measured = measure(this.sql, reviews, hours, Date.now());
    return { jobs: publishedJobs(this.sql), reviews, measured, isExample: false };
  }

  /** Null if there is no such photo, or no longer. */
  photo(publicId: string, name: string): PublicPhoto | null {
    const job = findFirst<{ id: string; is_public: number }>(
      this.sql,
      `SELECT id, status = 'done' AND trashed_at IS NULL AS is_public FROM jobs JOIN requests ON requests.id = request_id
       WHERE public_id = ?`,
      publicId,
    );
    const row = job && jobPhotos(this.sql, job.id).find((photo) => photo.name === name);
    return row ? { id: job.id, photo: photoOf(row), isShown: row.is_shown === 1 && job.is_public === 1 } : null;
  }
}

export interface PublicPhoto {
  /** Of its request. */
  id: string;
  photo: ReturnType<typeof photoOf>;
  isShown: boolean;
}

function publishedJobs(sql: SqlStorage): PublishedJob[] {
  const rows = sql
    .exec<JobRow & { review: string | null }>(
      `SELECT jobs.*, reviews.public_id AS review FROM jobs JOIN requests ON requests.id = jobs.request_id
         LEFT JOIN reviews ON reviews.request_id = jobs.request_id AND removed_reason IS NULL
       WHERE status = 'done' AND trashed_at IS NULL ORDER BY finished_on DESC, jobs.public_id`,
    )
    .toArray();
  return rows.flatMap((row) => {
    const job = jobOf(row);
    const photos = shownPhotos(sql, row);
    return job && photos.length > 0
      ? [{ id: row.public_id, ...job, photos, ...(row.review !== null && { review: row.review }) }]
      : [];
  });
}

/** All reviews except those that were removed, whatever the business has done with the request since. */
function publishedReviews(sql: SqlStorage): PublishedReview[] {
  const rows = sql
    .exec<ReviewRow & { value: string }>(
      `SELECT reviews.*, value FROM reviews JOIN requests ON id = request_id WHERE removed_reason IS NULL
       ORDER BY at DESC, public_id`,
    )
    .toArray();
  return rows.flatMap((row) => {
    const found = findJob(sql, row.request_id);
    const job = found && jobOf(found);
    const intake = readIntake(row.request_id, row.value);
    if (!job) return [];
    return [
      {
        id: row.public_id,
        stars: row.stars,
        text: row.text,
        signature: signatureOf(intake.fields?.fullName ?? '', row.signature),
        city: job.city,
        floor: job.floor,
        language: readLanguage(requestLanguage(intake)),
        on: dateText(dateOf(row.at)),
        ...(row.answer !== null && { answer: row.answer }),
      },
    ];
  });
}

function shownPhotos(sql: SqlStorage, { request_id, public_id }: JobRow): PublishedJob['photos'] {
  return jobPhotos(sql, request_id).flatMap(({ name, kind, type, is_shown }) => {
    if (is_shown !== 1 || (kind !== 'before' && kind !== 'after')) return [];
    return [{ name, kind, type, path: `/api/published/photos/${public_id}/${name}` }];
  });
}

/** Some people give an address or a number for a name. */
function signatureOf(fullName: string, style: ReviewRow['signature']): string {
  return signReview(plainText(fullName).replace(/\S*[@\p{N}]\S*/gu, ''), style);
}
