/** What the business records of a finished job. */
import { dateOf, dateText } from '../../../../schema/business-time.ts';
import { dayMs } from '../../../../schema/duration.ts';
import { type Job, jobLimits } from '../../../../schema/job.ts';
import { type Changed, type Signature, setStatus, updateRequest } from '../change.ts';
import { decide } from '../decisions.ts';
import { addEntry } from '../entries.ts';
import { shownRow } from '../show.ts';
import { namesPerson } from './contact.ts';
import { findJob, jobOf, writeJob } from './job-rows.ts';

/** Also sets the status to done. */
export function setJob(sql: SqlStorage, id: string, job: Job, version: number | null, { by, now }: Signature): Changed {
  return updateRequest(sql, id, version, (row) => {
    if (job.finishedOn < dateText(dateOf(row.received_at) - jobLimits.daysBefore * dayMs)) return { outcome: 'too long ago' };
    if (namesPerson(job.city, shownRow(row).fullName)) return { outcome: 'names somebody' };
    const before = findJob(sql, id);
    const text = describeJob(job);
    if (!before || describeJob(jobOf(before)) !== text) addEntry(sql, { id, kind: 'event', text, by, at: now });
    writeJob(sql, id, job);
    if (!before) decide(sql, id, { kind: 'job', value: 'done', at: now });
    if (row.status !== 'done') {
      addEntry(sql, { id, kind: 'event', text: `Status: ${row.status} to done`, by, at: now });
      setStatus(sql, row, 'done', now);
    }
    return null;
  });
}

export function describeJob(job: Job | null): string {
  if (!job) return '';
  const { finishedOn, floor, squareFeet, daysOnSite, city, price } = job;
  const size = `${squareFeet} sq ft, ${daysOnSite} ${daysOnSite === 1 ? 'day' : 'days'} on site`;
  return `Job: ${floor}, ${size}, ${city}, finished ${finishedOn}${price === undefined ? '' : `, $${price}`}`;
}
