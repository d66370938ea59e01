/** How a request gets into the desk. Nothing that is already there is ever overwritten. */
import { phoneDigits } from '#schema/rules/phone.ts';
import { whyUrgent } from '#schema/rules/urgency.ts';
import { readIntake } from '../intake.ts';
import { retentionMs, spamRetentionMs } from '../retention.ts';
import { addressKey } from './address.ts';
import { addEntry, site } from './entries.ts';
import { addLink, findLink } from './links.ts';
import { enqueue, type Task } from './outbox.ts';
import { findRow, type RequestRow } from './rows.ts';
import { indexText } from './search.ts';
import { attachmentsOf, shownFields } from './show.ts';
import { addRow, findFirst, hasRow } from './sql.ts';

export interface NewRequest {
  id: string;
  value: string;
  /** SHA-256 of the Idempotency-Key; null without one. */
  keyHash: string | null;
  contentHash: string;
  /** What the desk has to do for it. */
  tasks: Task[];
  origin: string;
}

/** `hasLink`: whether the link that came along opens it. */
export type InsertResult =
  | { outcome: 'inserted' | 'known'; id: string; hasLink: boolean }
  | { outcome: 'conflict' }
  | { outcome: 'erased' };

/** Inserts a request, or recognizes it: the first call with a key wins, and the same content again is the same request. */
export function insertRequest(sql: SqlStorage, request: NewRequest, now: number): InsertResult {
  if (isErased(sql, request.id)) return { outcome: 'erased' };
  if (findRow(sql, request.id)) return recognize(sql, request.id, request);
  // NULL equals nothing.
  const first = findFirst<RequestRow>(sql, 'SELECT * FROM requests WHERE key_hash = ?', request.keyHash);
  if (first) return first.content_hash === request.contentHash ? recognize(sql, first.id, request) : { outcome: 'conflict' };
  indexText(sql, insertRow(sql, request, { position: topPosition(sql, now), now }));
  return { outcome: 'inserted', id: request.id, hasLink: readIntake(request.id, request.value).linkHash !== null };
}

/** A retry carries the link of the first try. Any other doesn't open the request. */
function recognize(sql: SqlStorage, id: string, { value }: NewRequest): InsertResult {
  const { linkHash } = readIntake(id, value);
  return { outcome: 'known', id, hasLink: linkHash !== null && findLink(sql, id, linkHash) !== null };
}

export interface FoundRequest {
  id: string;
  value: string;
  origin: string;
}

/** The oldest first, so that they are listed in their order. */
export function byAge(found: FoundRequest[]): FoundRequest[] {
  const age = new Map(found.map((each) => [each, readIntake(each.id, each.value).receivedAt]));
  return found.toSorted((a, b) => (age.get(a) ?? 0) - (age.get(b) ?? 0));
}

/**
 * Inserts what KV holds and the desk doesn't. What is new goes to the top of the list and is announced; everything else goes where its
 * date says. False if the desk knows it.
 */
export function insertFound(
  sql: SqlStorage,
  { id, value, origin }: FoundRequest,
  { isNew, channels, now }: { isNew: boolean; channels: Task[]; now: number },
): boolean {
  const tasks = isNew && readIntake(id, value).spamReason === null ? channels : [];
  const request = { id, value, origin, keyHash: null, contentHash: '', tasks };
  if (isErased(sql, id)) enqueue(sql, { id, task: 'remove', now });
  if (isErased(sql, id) || findRow(sql, id)) return false;
  indexText(sql, insertRow(sql, request, { position: isNew ? topPosition(sql, now) : undefined, now }));
  return true;
}

export function isErased(sql: SqlStorage, id: string): boolean {
  return hasRow(sql, 'tombstones WHERE id = ?', id);
}

/** The caller indexes its text and may add to it. Without a `position`, it goes where its own date says. */
function insertRow(
  sql: SqlStorage,
  request: NewRequest,
  { position, now }: { position: number | undefined; now: number },
): RequestRow {
  const { id, value, keyHash, contentHash, tasks, origin } = request;
  const intake = readIntake(id, value);
  // A value without a date would count as expired, and one from the future would stay on top of the list.
  const receivedAt = intake.receivedAt > 0 && intake.receivedAt <= now ? intake.receivedAt : now;
  const status = intake.spamReason === null ? 'new' : 'spam';
  const row: RequestRow = {
    position: freePosition(sql, position ?? receivedAt * 1000),
    id,
    key_hash: keyHash,
    content_hash: contentHash,
    received_at: receivedAt,
    value,
    email_key: addressKey(intake.fields?.email ?? ''),
    phone_key: phoneDigits(intake.fields?.phone ?? ''),
    status,
    version: 0,
    spam_reason: intake.spamReason,
    trashed_at: null,
    expires_at: status === 'spam' ? now + spamRetentionMs : receivedAt + retentionMs,
    urgency: intake.fields === null ? null : whyUrgent({ ...shownFields(intake), ...attachmentsOf(intake) }),
    preferred: JSON.stringify(intake.fields?.preferredTimes ?? []),
    withdrawn_at: null,
    links_revoked_at: null,
    is_unanswered: 0,
  };
  addRow(sql, 'requests', row);
  if (intake.linkHash !== null) {
    addLink(sql, id, { hash: intake.linkHash, at: receivedAt, by: null, opener: null, way: 'form', until: null });
  }
  for (const text of intake.remarks) addEntry(sql, { id, kind: 'note', text, ...site, at: receivedAt });
  for (const task of tasks) enqueue(sql, { id, task, origin, now });
  return row;
}

/** Above every other row, even if the desk's clock has gone back. */
function topPosition(sql: SqlStorage, now: number): number {
  const { top } = sql.exec<{ top: number | null }>('SELECT max(position) AS top FROM requests').one();
  return Math.max(now * 1000, (top ?? 0) + 1);
}

function freePosition(sql: SqlStorage, wanted: number): number {
  if (!hasRow(sql, 'requests WHERE position = ?', wanted)) return wanted;
  // Rows of one moment follow each other; the first gap after `wanted` is free.
  const firstGap = `SELECT min(position) + 1 AS free FROM requests r
    WHERE position >= ? AND NOT EXISTS (SELECT 1 FROM requests n WHERE n.position = r.position + 1)`;
  return sql.exec<{ free: number }>(firstGap, wanted).one().free;
}
