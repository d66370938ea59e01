import { removalReasons } from '../../../schema/review.ts';
import { parseJson } from '../../parse-json.ts';
import { timeText } from '../../time-text.ts';
import { readIntake } from '../intake.ts';
import { restoreMs } from '../retention.ts';
import { mailboxHash } from './address.ts';
import { dropDecisions, findDecision, followWithdrawal, markLength, reviewMark } from './decisions.ts';
import { addEntry, type EntryRow, entriesOf } from './entries.ts';
import { insertRow, isErased, wasErasedSince } from './insert.ts';
import { exportRecordSchema, type Line } from './line.ts';
import { addLink, linksOf, revokeLinks } from './links.ts';
import { isExample } from './memory.ts';
import { deskBegan } from './migrations.ts';
import { addPhoto, forgetPhotos, isOfJob, photosOf } from './photos.ts';
import { photoDeleted, showPhotos } from './proof/job-photos.ts';
import { findJob, writeJob } from './proof/job-rows.ts';
import { findReview, restoreReview } from './proof/review-rows.ts';
import { quotesOf } from './quotes/quote-rows.ts';
import { restoreQuotes, sealsOf } from './quotes/restore.ts';
import { deleteRows, removeRequest } from './remove.ts';
import { findRow, type RequestRow } from './rows.ts';
import { indexText } from './search.ts';
import { addRow, hasRow } from './sql.ts';

type RequestLine = Extract<Line, { kind: 'request' }>;

interface ReadLine {
  line: Line;
  /** What the register has in place of a review, or of a subscriber's address. */
  mark: string | null;
  /** What the register has in place of its quotes. */
  seals: string[];
}

/** Null if it isn't a line of an export. */
export async function readLine(text: string): Promise<ReadLine | null> {
  const { data: line } = exportRecordSchema.safeParse(parseJson(text));
  if (!line) return null;
  if (line.kind === 'subscriber') return { line, mark: await mailboxHash(line.email), seals: [] };
  if (line.kind !== 'request') return { line, mark: null, seals: [] };
  return { line, mark: line.review ? await reviewMark(line.value, line.review) : null, seals: await sealsOf(line) };
}

/**
 * Imports a line once the register is read. False if it has nothing new. Never overwritten: what this desk received or changed itself, and
 * erasures. Otherwise the longer history wins. Visitors' decisions come from the register. KV is copied by the nightly sweep, because
 * copies right away could use up the day's writes. In whatever order lines and a rebuild come, the result is the same.
 */
export function importLine(sql: SqlStorage, { line, mark, seals }: ReadLine, now: number): boolean {
  if (line.kind === 'tombstone') {
    const row = findRow(sql, line.id);
    // A review that this erases stays in the public count.
    const review = row && findReview(sql, line.id);
    const reason = review ? (review.removed_reason ?? 'private data') : (line.review ?? null);
    const tombstone = { id: line.id, at: line.at, review: reason };
    const isAdded = addRow(sql, 'tombstones', tombstone, 'ON CONFLICT DO NOTHING').rowsWritten > 0;
    dropDecisions(sql, line.id);
    // Erasure is final, even if a rebuild found the request in KV before this import.
    if (row) removeRequest(sql, row, now, null);
    return isAdded || row !== null;
  }
  if (line.kind === 'subscriber') {
    if (wasErasedSince(sql, mark ?? '', line.askedAt)) return false;
    const subscriber = { email: line.email, asked_at: line.askedAt, confirmed_at: line.confirmedAt };
    return addRow(sql, 'subscribers', subscriber, 'ON CONFLICT DO NOTHING').rowsWritten > 0;
  }
  if (line.kind === 'calendar') {
    // Its address is a key to all visits, so a desk that works takes none.
    if (lostUntil(sql, now) < 0) return false;
    const { kind: _, ...feed } = line;
    return addRow(sql, 'calendars', feed, 'ON CONFLICT DO NOTHING').rowsWritten > 0;
  }
  if (line.kind === 'contract') {
    const { kind: _, id, keptUntil, ...row } = line;
    if (lostUntil(sql, now) < 0 || quotesOf(sql, id).some(({ number }) => number === line.number)) return false;
    addRow(sql, 'quotes', { request_id: id, kept_until: keptUntil, ...row });
    return true;
  }
  return addRequest(sql, { line, mark, seals }, now);
}

function addRequest(sql: SqlStorage, { line, mark, seals }: ReadLine & { line: RequestLine }, now: number): boolean {
  if (isErased(sql, line.id) || line.expiresAt <= now || (line.isExample && !isExample(sql))) return false;
  const row = findRow(sql, line.id);
  const lost = lostUntil(sql, now);
  if (row && readIntake(row.id, row.value).receivedAt > lost) return false;
  const entries = entriesOf(sql, line.id);
  const deletedHere = countDeletedPhotos(entries);
  const deletedThere = countDeletedPhotos(line.entries);
  // Otherwise the desk knows at least as much, or somebody has worked on the request here.
  const isLonger = row === null || (continues(line, row, entries.map(textOf)) && entries.every(({ at }) => at <= lost));
  if (isLonger) writeHistory(sql, line, row, now);
  if (isLonger && deletedThere > deletedHere) keepJobPhotos(sql, line);
  // Links and photos come from several sides and leave no entry, so both sides keep theirs.
  const isMore = addLinksAndPhotos(sql, line, { withJob: deletedThere >= deletedHere });
  const isProof = restoreProof(sql, line, mark, isLonger);
  const isQuote = restoreQuotes(sql, line, seals, isLonger);
  if (isExample(sql)) showPhotos(sql, line.id, shownNames(line), now);
  followWithdrawal(sql, line.id);
  return isMore || isLonger || isProof || isQuote;
}

/** Restores the job, and the review if the register has it. Only the register has what the customer allows to show. */
function restoreProof(
  sql: SqlStorage,
  { id, value, status, job, review }: RequestLine,
  mark: string | null,
  isLonger: boolean,
): boolean {
  const hasJob = findJob(sql, id) !== null;
  if (job && (isLonger || !hasJob)) writeJob(sql, id, job, job.publicId);
  // If its visitor was here before the backup, the rest of the history stays as it is.
  if (job && !hasJob && status === 'done') sql.exec(`UPDATE requests SET status = 'done' WHERE id = ? AND status = 'new'`, id);
  const { value: known = '', at = 0 } = findDecision(sql, id, 'review') ?? {};
  const isDecided = isExample(sql) || (known.slice(0, markLength) === mark && findRow(sql, id)?.value === value);
  const isReview = review !== undefined && isDecided && (isLonger || !findReview(sql, id));
  if (isReview) {
    const { removed: removedThere, ...written } = review;
    const reason = removalReasons.find((each) => each === known.slice(markLength + 1));
    const removed = isExample(sql) ? removedThere : reason && (removedThere ?? { reason, at: timeText(at) });
    restoreReview(sql, id, { ...written, ...(removed && { removed }) }, review.publicId);
  }
  return isReview || (job !== undefined && !hasJob);
}

/** Until when a lost desk may have known more, in Unix ms. Of what came later, this desk knows all there is. A desk of examples takes whatever they say. */
function lostUntil(sql: SqlStorage, now: number): number {
  if (isExample(sql)) return Number.POSITIVE_INFINITY;
  const began = deskBegan(sql);
  return now - began < restoreMs ? began : -1;
}

/** Replaces `row`, which is what the desk has. */
function writeHistory(sql: SqlStorage, line: RequestLine, row: RequestRow | null, now: number): void {
  const { id, keyHash, contentHash } = line;
  // What the visitor sent never changes.
  const value = row?.value ?? line.value;
  const links = linksOf(sql, id);
  if (row) deleteRows(sql, row);
  const isKnownKey = hasRow(sql, 'requests WHERE key_hash = ?', keyHash);
  const request = { id, value, keyHash: isKnownKey ? null : keyHash, contentHash, tasks: [], origin: '' };
  // A position in the future would stay above everything that comes in from now on.
  const inserted = insertRow(sql, request, { position: Math.min(line.position, now * 1000), now });
  // What came with the value is in the line, too, unless it was removed since.
  sql.exec('DELETE FROM entries WHERE request_id = ?', id);
  for (const entry of line.entries) addEntry(sql, { id, ...entry });
  sql.exec('DELETE FROM links WHERE request_id = ?', id);
  for (const link of links) addLink(sql, id, link);
  if (line.visit) {
    const { isKnown, changedAt, ...visit } = line.visit;
    addRow(sql, 'visits', { request_id: id, ...visit, is_known: isKnown, changed_at: changedAt });
  }
  // An import must not delete a finished job, and its review with it.
  const isKept = line.job !== undefined || findJob(sql, id) !== null || findReview(sql, id) !== null;
  sql.exec(
    `UPDATE requests SET status = ?, version = ?, spam_reason = ?, suspicions = ?, trashed_at = ?, expires_at = ?, urgency = ?,
       preferred = ?, withdrawn_at = ?, links_revoked_at = ? WHERE id = ?`,
    isKept && line.status === 'spam' ? 'done' : line.status,
    line.version,
    line.spamReason,
    line.suspicions,
    isKept ? null : line.trashedAt,
    isKept ? Math.max(line.expiresAt, inserted.expires_at) : line.expiresAt,
    line.urgency,
    line.preferred,
    line.withdrawnAt,
    row?.links_revoked_at ?? null,
    id,
  );
  indexText(sql, inserted);
}

/** Whether the line's history has all that the desk's has, and more. */
function continues(line: RequestLine, { version, content_hash }: RequestRow, entries: string[]): boolean {
  const inLine = new Set(line.entries.map(textOf));
  const isLonger =
    line.entries.length > entries.length || line.version > version || (content_hash === '' && line.contentHash !== '');
  return isLonger && line.version >= version && entries.every((entry) => inLine.has(entry));
}

/** Drops what the crew had deleted when the line was written. */
function keepJobPhotos(sql: SqlStorage, { id, photos }: RequestLine): void {
  const kept = photos.map(({ photo }) => photo.name);
  const names = photosOf(sql, id).flatMap((photo) => (isOfJob(photo) && !kept.includes(photo.name) ? [photo.name] : []));
  forgetPhotos(sql, id, names);
}

function countDeletedPhotos(entries: readonly Pick<EntryRow, 'kind' | 'text'>[]): number {
  return entries.filter(({ kind, text }) => kind === 'event' && text === photoDeleted).length;
}

function shownNames({ photos }: RequestLine): string[] {
  return photos.flatMap(({ photo, isShown }) => (isShown ? [photo.name] : []));
}

function textOf({ at, by, kind, text }: RequestLine['entries'][number]): string {
  return JSON.stringify([at, by, kind, text]);
}

/** Leaves out photos of the job if this desk has deleted some of them since. */
function addLinksAndPhotos(
  sql: SqlStorage,
  { id, links, linksRevokedAt, photos }: RequestLine,
  { withJob }: { withJob: boolean },
): boolean {
  const row = findRow(sql, id);
  if (!row) return false;
  const before = linksOf(sql, id).length;
  const isRevoked = linksRevokedAt !== null && linksRevokedAt > (row.links_revoked_at ?? -1);
  if (isRevoked) revokeLinks(sql, id, linksRevokedAt);
  const revokedAt = Math.max(row.links_revoked_at ?? -1, linksRevokedAt ?? -1);
  // Somebody could have put any other link into the file to write the customer's review.
  const own = readIntake(id, row.value).linkHash;
  for (const { hash, at, by = hash === own ? null : 'Import', opener = null } of links)
    if (at > revokedAt) addLink(sql, id, { hash, at, by, opener });
  const wanted = photos.filter(({ photo }) => withJob || !isOfJob(photo));
  const isAdded = wanted.map(({ photo, expiresAt }) => addPhoto(sql, id, photo, expiresAt)).includes(true);
  return isAdded || isRevoked || linksOf(sql, id).length !== before;
}
