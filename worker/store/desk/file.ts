/** How a request gets into the desk. Nothing that is already there is ever overwritten. */
import { dayMs } from '../../../schema/duration.ts';
import { phoneDigits } from '../../../schema/phone.ts';
import { urgencyOf } from '../../../schema/urgency.ts';
import { readIntake } from '../intake.ts';
import { retentionMs, spamRetentionMs } from '../retention.ts';
import { addEntry } from './entries.ts';
import { addLink } from './links.ts';
import { enqueue, type Task } from './outbox.ts';
import { findRow, type RequestRow } from './rows.ts';
import { indexText } from './search.ts';
import { shownFields } from './show.ts';

/** If the desk is lost, KV alone has the requests. Those older than this aren't announced a second time. */
const newsAgeMs = 7 * dayMs;

export interface Filing {
  id: string;
  /** The value KV keeps. */
  value: string;
  /** SHA-256 of the Idempotency-Key; null without one. */
  keyHash: string | null;
  /** SHA-256 of the fields. */
  contentHash: string;
  /** What the desk has to do for it. */
  tasks: Task[];
  /** Where links in notifications point. */
  origin: string;
}

export type Filed = { outcome: 'filed' | 'known'; id: string } | { outcome: 'conflict' };

/** Files a request, or recognizes it: the first call with a key wins, and the same content again is the same request. */
export function fileRequest(sql: SqlStorage, filing: Filing, now: number): Filed {
  if (isErased(sql, filing.id)) return { outcome: 'known', id: filing.id };
  if (findRow(sql, filing.id)) return recognize(sql, filing.id, filing.value);
  const first =
    filing.keyHash === null
      ? undefined
      : sql
          .exec<{ id: string; content_hash: string }>('SELECT id, content_hash FROM requests WHERE key_hash = ?', filing.keyHash)
          .toArray()[0];
  if (first) return first.content_hash === filing.contentHash ? recognize(sql, first.id, filing.value) : { outcome: 'conflict' };
  insertRequest(sql, filing, { position: topPosition(sql, now), now });
  return { outcome: 'filed', id: filing.id };
}

/** A retry may carry a link of its own, which opens the same request. */
function recognize(sql: SqlStorage, id: string, value: string): Filed {
  const { linkHash } = readIntake(id, value);
  if (linkHash !== null) addLink(sql, id, linkHash);
  return { outcome: 'known', id };
}

/**
 * Files what another store or a backup holds and the desk doesn't, unless it was erased. Without a `position` it goes where its own
 * date says.
 */
export function adoptRequest(sql: SqlStorage, filing: Filing, { position, now }: { position?: number; now: number }): boolean {
  if (isErased(sql, filing.id) || findRow(sql, filing.id)) return false;
  insertRequest(sql, filing, { position, now });
  return true;
}

/** A request as KV has it. */
export interface Found {
  id: string;
  value: string;
  origin: string;
}

/**
 * Files what KV holds and the desk doesn't, and returns how many that were. News goes to the top of the list and owes notifications;
 * everything else goes where its date says.
 */
export function adoptFound(
  sql: SqlStorage,
  found: Found[],
  { isNews, channels, now }: { isNews: boolean; channels: Task[]; now: number },
): number {
  const adopted = found
    .map((each) => ({ ...each, intake: readIntake(each.id, each.value) }))
    .sort((a, b) => a.intake.receivedAt - b.intake.receivedAt)
    .filter(({ id, value, origin, intake }) => {
      const isNew = isNews && now - intake.receivedAt < newsAgeMs;
      const tasks = isNew && intake.spamReason === null ? channels : [];
      const filing = { id, value, origin, keyHash: null, contentHash: '', tasks };
      return adoptRequest(sql, filing, { ...(isNew && { position: topPosition(sql, now) }), now });
    });
  return adopted.length;
}

export function isErased(sql: SqlStorage, id: string): boolean {
  return sql.exec('SELECT 1 FROM tombstones WHERE id = ?', id).toArray().length > 0;
}

function insertRequest(sql: SqlStorage, filing: Filing, { position, now }: { position: number | undefined; now: number }): void {
  const { id, value, keyHash, contentHash, tasks, origin } = filing;
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
    email_key: (intake.fields?.email ?? '').trim().toLowerCase(),
    phone_key: phoneDigits(intake.fields?.phone ?? ''),
    status,
    version: 0,
    spam_reason: intake.spamReason,
    suspicions: JSON.stringify(intake.suspicions),
    trashed_at: null,
    expires_at: status === 'spam' ? now + spamRetentionMs : receivedAt + retentionMs,
    urgency: intake.fields === null ? null : urgencyOf(shownFields(intake)),
    preferred: JSON.stringify(intake.fields?.preferredTimes ?? []),
    withdrawn_at: null,
  };
  const columns = Object.keys(row);
  sql.exec(
    `INSERT INTO requests (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    ...columns.map((column) => row[column] ?? null),
  );
  if (intake.linkHash !== null) addLink(sql, id, intake.linkHash);
  for (const text of intake.remarks) addEntry(sql, { id, kind: 'note', text, by: null, at: receivedAt });
  indexText(sql, row);
  for (const task of tasks) enqueue(sql, { id, task, origin, now });
}

/** Above every other row, even if the desk's clock has gone back. */
function topPosition(sql: SqlStorage, now: number): number {
  const { top } = sql.exec<{ top: number | null }>('SELECT max(position) AS top FROM requests').one();
  return Math.max(now * 1000, (top ?? 0) + 1);
}

/** The position, or the next free one above it. */
function freePosition(sql: SqlStorage, wanted: number): number {
  const taken = sql.exec('SELECT 1 FROM requests WHERE position = ?', wanted).toArray().length > 0;
  if (!taken) return wanted;
  // Rows of one moment follow each other; the first gap after `wanted` is free.
  const { free } = sql
    .exec<{ free: number }>(
      `SELECT min(position) + 1 AS free FROM requests r
       WHERE position >= ? AND NOT EXISTS (SELECT 1 FROM requests n WHERE n.position = r.position + 1)`,
      wanted,
    )
    .one();
  return free;
}
