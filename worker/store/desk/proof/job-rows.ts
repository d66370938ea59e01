/** Finished jobs, one row for each. */
import { type Job, jobSchema } from '../../../../schema/job.ts';
import { newSecret } from '../../../../schema/new-secret.ts';
import { addRow, findFirst, replaceColumns } from '../sql.ts';

export interface JobRow extends Record<string, SqlStorageValue> {
  request_id: string;
  public_id: string;
  finished_on: string;
  floor: string;
  square_feet: number;
  days_on_site: number;
  city: string;
  price: number | null;
}

/** Bytes of the ids under which jobs and reviews are published. */
export const publicIdBytes = 6;

export function findJob(sql: SqlStorage, id: string): JobRow | null {
  return findFirst<JobRow>(sql, 'SELECT * FROM jobs WHERE request_id = ?', id);
}

/** Null if what is stored isn't a job, as after an import. */
export function jobOf({ finished_on, floor, square_feet, days_on_site, city, price }: JobRow): Job | null {
  const job = { finishedOn: finished_on, floor, squareFeet: square_feet, daysOnSite: days_on_site, city };
  return jobSchema.safeParse({ ...job, ...(price !== null && { price }) }).data ?? null;
}

/** Keeps its public id, or takes the one given. */
export function writeJob(sql: SqlStorage, id: string, job: Job, publicId = newSecret(publicIdBytes)): void {
  const { finishedOn, floor, squareFeet, daysOnSite, city, price = null } = job;
  const columns = { finished_on: finishedOn, floor, square_feet: squareFeet, days_on_site: daysOnSite, city, price };
  addRow(sql, 'jobs', { request_id: id, public_id: publicId, ...columns }, replaceColumns('request_id', ...Object.keys(columns)));
}
