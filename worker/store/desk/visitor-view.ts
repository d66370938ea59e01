import { requestStatuses, type VisitorStatus } from '../../../schema/request-statuses.ts';
import { isAmong, type VisitWindow } from '../../../schema/visit-windows.ts';
import type { VisitorPage } from '../../../schema/visitor.ts';
import { timeText } from '../../time-text.ts';
import { readIntake } from '../intake.ts';
import { entriesOf } from './entries.ts';
import { photoOf, photosOf } from './photos.ts';
import { jobPhotos } from './proof/job-photos.ts';
import { findJob, jobOf } from './proof/job-rows.ts';
import { findReview, reviewOf } from './proof/review-rows.ts';
import { visitorQuotesOf } from './quotes/visitor-quote.ts';
import { findRow, type RequestRow } from './rows.ts';
import { attachmentsOf, knownStatus, preferredOf, shownFields } from './show.ts';
import { findVisit, fullWindows, visitOf } from './visit-rows.ts';

/** What the desk knows of the page. The rest depends on who asks, and when. */
export type VisitorView = Omit<VisitorPage, 'windows' | 'isOwnLink'> & {
  /** Windows that others have taken. */
  full: VisitWindow[];
};

/** Null if the request was erased. */
export function visitorPage(sql: SqlStorage, id: string, crews: number, mailsCopy: boolean): VisitorView | null {
  const row = findRow(sql, id);
  if (!row) return null;
  const intake = readIntake(id, row.value);
  const status = visitorStatus(row);
  const visit = findVisit(sql, id);
  const full = fullWindows(sql, { crews, except: id });
  return {
    id,
    receivedAt: timeText(row.received_at),
    status,
    sent: { ...shownFields(intake), ...attachmentsOf(intake) },
    preferredTimes: preferredOf(row),
    visit: visit && { ...visitOf(visit), ...(visit.state === 'offered' && isAmong(full, visit) && { isTaken: true }) },
    full,
    photos: photosOf(sql, id).filter(({ kind }) => kind === 'photo' || kind === 'visualizer'),
    ...finishedJob(sql, id),
    ...visitorQuotesOf(sql, row, mailsCopy),
    messages: messagesOf(sql, id),
  };
}

/** What its customer sees of a finished job. It stays, whatever the business does with the status later. */
function finishedJob(sql: SqlStorage, id: string): Pick<VisitorPage, 'job'> {
  const row = findJob(sql, id);
  const job = row && jobOf(row);
  if (!job) return {};
  const photos = jobPhotos(sql, id).map((photo) => ({ ...photoOf(photo), isShown: photo.is_shown === 1 }));
  const review = findReview(sql, id);
  return { job: { ...job, photos, review: review && reviewOf(review) } };
}

function visitorStatus(row: RequestRow): VisitorStatus {
  if (row.withdrawn_at !== null) return 'withdrawn';
  return row.trashed_at !== null ? 'closed' : requestStatuses[knownStatus(row)].visitorStatus;
}

/** What the two sides wrote to each other. Notes on phone calls are for the business only, and the copy of a signed quote is on the page itself. */
function messagesOf(sql: SqlStorage, id: string): VisitorPage['messages'] {
  return entriesOf(sql, id).flatMap(({ at, kind, channel, text, actor }) => {
    if (kind !== 'message' && (kind !== 'reply' || channel === 'phone' || actor === 'site')) return [];
    return [{ at: timeText(at), from: kind === 'message' ? ('visitor' as const) : ('business' as const), text }];
  });
}
