/** What visitors see of their request and do with it. Everything they do notifies the business. */
import { dayMs, minuteMs } from '../../../schema/duration.ts';
import { type RequestStatus, requestStatuses } from '../../../schema/stored-request.ts';
import { describeWindow, isAmong, timesOf, type VisitWindow } from '../../../schema/visit-windows.ts';
import { changesPerDay, messageLimits, undoMs, type VisitorPage, type VisitorStatus } from '../../../schema/visitor.ts';
import { timeText } from '../../time-text.ts';
import { readIntake } from '../intake.ts';
import { type Signature, setStatus } from './change.ts';
import { decide } from './decisions.ts';
import { addEntry, countMessages, countVisitorChanges, type Entry, entriesOf, visitorName } from './entries.ts';
import { enqueueNews } from './outbox.ts';
import { photoOf, photosOf } from './photos.ts';
import { jobPhotos } from './proof/job-photos.ts';
import { findJob, jobOf } from './proof/job-rows.ts';
import { findReview, reviewOf } from './proof/review-rows.ts';
import { findRow, type RequestRow } from './rows.ts';
import { indexText } from './search.ts';
import { extrasOf, knownStatus, preferredOf, shownFields } from './show.ts';
import { findVisit, fullWindows, visitOf } from './visit-rows.ts';
import { callOff, writeVisit } from './visits.ts';

/** The same message again within this time is a retry, in milliseconds. */
const retryWindow = 10 * minuteMs;

/** How the business is notified, and when. */
export interface Notify {
  channels: readonly ('mail' | 'webhook')[];
  origin: string;
  now: number;
}

export type VisitorOutcome =
  | 'not done'
  | 'not own link'
  | 'finished'
  | 'done'
  | 'gone'
  | 'withdrawn'
  | 'too many messages'
  | 'too many changes'
  | 'not offered'
  | 'taken'
  | 'over'
  | 'too late';

/** What the desk knows of the page. The rest depends on who asks, and when. */
export type VisitorView = Omit<VisitorPage, 'windows' | 'isOwnLink'> & {
  /** Windows that others have taken. */
  full: VisitWindow[];
};

/** Null if the request was erased. */
export function visitorPage(sql: SqlStorage, id: string, crews: number): VisitorView | null {
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
    ...(row.withdrawn_at !== null && { withdrawnAt: timeText(row.withdrawn_at) }),
    isComplete: true,
    sent: { ...shownFields(intake), ...extrasOf(intake) },
    preferredTimes: preferredOf(row),
    visit: visit && { ...visitOf(visit), ...(visit.state === 'offered' && isAmong(full, visit) && { isTaken: true }) },
    full,
    photos: photosOf(sql, id).filter(({ kind }) => kind === 'photo' || kind === 'visualizer'),
    ...finishedJob(sql, id),
    messages: messagesOf(sql, id),
  };
}

export function addMessage(sql: SqlStorage, id: string, text: string, notify: Notify): VisitorOutcome {
  const row = findRow(sql, id);
  if (!row) return 'gone';
  const last = entriesOf(sql, id).findLast(({ kind }) => kind === 'message');
  if (last?.text === text && notify.now - last.at < retryWindow) return 'done';
  if (countMessages(sql, id) >= messageLimits.count) return 'too many messages';
  record(sql, row, { kind: 'message', text }, notify);
  indexText(sql, row);
  return 'done';
}

export function setTimes(sql: SqlStorage, id: string, preferred: readonly VisitWindow[], notify: Notify): VisitorOutcome {
  const row = findRow(sql, id);
  if (!row) return 'gone';
  if (row.withdrawn_at !== null) return 'withdrawn';
  const value = JSON.stringify(preferred);
  if (value === row.preferred) return 'done';
  if (countVisitorChanges(sql, id, notify.now - dayMs) >= changesPerDay) return 'too many changes';
  sql.exec('UPDATE requests SET preferred = ?, version = version + 1 WHERE id = ?', value, id);
  const text =
    preferred.length === 0
      ? 'No preferred times'
      : `Preferred times: ${preferred.map((window) => describeWindow(window)).join('; ')}`;
  record(sql, row, { kind: 'event', text }, notify);
  return 'done';
}

/** Agrees to the window that the business has offered. Another one may have been offered since, or somebody else was faster. */
export function acceptVisit(
  sql: SqlStorage,
  id: string,
  { date, part }: VisitWindow,
  crews: number,
  notify: Notify,
): VisitorOutcome {
  const row = findRow(sql, id);
  if (!row) return 'gone';
  if (row.withdrawn_at !== null) return 'withdrawn';
  const visit = findVisit(sql, id);
  if (visit?.date !== date || visit.part !== part || visit.state === 'cancelled') return 'not offered';
  if (visit.state === 'confirmed') return 'done';
  if (timesOf(visit).end <= notify.now) return 'over';
  if (isAmong(fullWindows(sql, { crews, except: id }), visit)) return 'taken';
  writeVisit(sql, id, { date, part, state: 'confirmed' }, notify.now);
  raiseVersion(sql, id);
  record(sql, row, { kind: 'event', text: `Visit confirmed: ${describeWindow({ date, part })}` }, notify);
  return 'done';
}

/** Marks the request as lost and cancels its visit. Withdrawing twice does no harm. */
export function withdraw(sql: SqlStorage, id: string, notify: Notify): VisitorOutcome {
  const row = findRow(sql, id);
  if (!row) return 'gone';
  if (row.withdrawn_at !== null) return 'done';
  if (row.status === 'done') return 'finished';
  const signature: Signature = { by: visitorName, now: notify.now };
  callOff(sql, id, signature);
  if (row.status !== 'spam') setStatus(sql, row, 'lost', notify.now);
  sql.exec('UPDATE requests SET withdrawn_at = ? WHERE id = ?', notify.now, id);
  decide(sql, id, { kind: 'withdrawal', value: 'withdrawn', at: notify.now });
  raiseVersion(sql, id);
  record(sql, row, { kind: 'event', text: 'Withdrew the request' }, notify);
  return 'done';
}

/** Takes a withdrawal back. The visit stays canceled, since its time may have gone to somebody else. */
export function undoWithdrawal(sql: SqlStorage, id: string, notify: Notify): VisitorOutcome {
  const row = findRow(sql, id);
  if (!row) return 'gone';
  if (row.withdrawn_at === null) return 'done';
  if (notify.now - row.withdrawn_at >= undoMs) return 'too late';
  if (countVisitorChanges(sql, id, notify.now - dayMs) >= changesPerDay) return 'too many changes';
  if (row.status !== 'spam') setStatus(sql, row, statusBefore(sql, id), notify.now);
  sql.exec('UPDATE requests SET withdrawn_at = NULL WHERE id = ?', id);
  decide(sql, id, { kind: 'withdrawal', value: '', at: notify.now });
  raiseVersion(sql, id);
  record(sql, row, { kind: 'event', text: 'Took the withdrawal back' }, notify);
  return 'done';
}

/** The status that the business gave it last, according to the audit trail. */
function statusBefore(sql: SqlStorage, id: string): RequestStatus {
  const changes = entriesOf(sql, id).flatMap(({ kind, text }) =>
    kind === 'event' ? (/^Status: \w+ to (\w+)$/.exec(text)?.[1] ?? []) : [],
  );
  return requestStatuses.find((status) => status === changes.at(-1)) ?? 'new';
}

/** Records it, and enqueues a notification unless the request is spam. */
export function record(
  sql: SqlStorage,
  row: RequestRow,
  entry: Pick<Entry, 'kind' | 'text'>,
  { channels, origin, now }: Notify,
): void {
  const about = addEntry(sql, { id: row.id, ...entry, by: visitorName, at: now });
  if (row.status === 'spam') return;
  for (const task of channels) enqueueNews(sql, { id: row.id, task, about, origin, now });
}

export function raiseVersion(sql: SqlStorage, id: string): void {
  sql.exec('UPDATE requests SET version = version + 1 WHERE id = ?', id);
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

/** What the visitor's page says about each status. Spam looks like any other request to its sender. */
const visitorStatuses: Record<RequestStatus, VisitorStatus> = {
  new: 'received',
  spam: 'received',
  contacted: 'in progress',
  quoted: 'quoted',
  won: 'booked',
  done: 'done',
  lost: 'closed',
};

function visitorStatus(row: RequestRow): VisitorStatus {
  if (row.withdrawn_at !== null) return 'withdrawn';
  return row.trashed_at !== null ? 'closed' : visitorStatuses[knownStatus(row)];
}

/** What the two sides wrote to each other. Notes on phone calls are for the business only. */
function messagesOf(sql: SqlStorage, id: string): VisitorPage['messages'] {
  return entriesOf(sql, id).flatMap(({ at, kind, channel, text }) => {
    if (kind !== 'message' && (kind !== 'reply' || channel === 'phone')) return [];
    return [{ at: timeText(at), from: kind === 'message' ? ('visitor' as const) : ('business' as const), text }];
  });
}
