/**
 * The outbox: work the desk's alarm still has to do. A row is deleted once its work is done, so a stop in between loses nothing. What is being
 * done is never started a second time.
 */
import { dayMs, hourMs } from '../../../schema/duration.ts';
import { notificationChannels } from '../../../schema/notification-channels.ts';
import { addRow, findFirst, hasRow, isOneOf } from './sql.ts';

/** In the order in which the alarm takes them: what somebody waits for first, copies last. */
const tasks = [...notificationChannels, 'reply', 'digest', 'remove', 'copy'] as const;
export type Task = (typeof tasks)[number];

export function isAnyOf(...some: Task[]): string {
  return isOneOf('task', some);
}

export interface OutboxRow extends Record<string, SqlStorageValue> {
  request_id: string;
  task: Task;
  /** The number of the entry to send, or `theRequest`. */
  about: number;
  since: number;
  tries: number;
  origin: string;
  unknown_at: number | null;
  secret: string | null;
}

/** What a task is about if it isn't an entry: the request itself. */
export const theRequest = 0;

const columns = 'request_id, task, about, since, tries, origin, unknown_at, secret';
const isRow = 'request_id = ? AND task = ? AND about = ?';

/** The first pause after a failed try, which doubles up to an hour. */
const firstPause = 5 * 1000;
const longestPause = hourMs;
/** What is sent is given up after a day; the inbox keeps showing that it failed. Copies and removals never are. */
const giveUpAfter = dayMs;
/** Tasks of one alarm, so that it stays within what a Worker may call. */
const tasksPerRun = 40;
/** How many of them each kind gets at least, if it needs them, so that many mails don't hold up copies. */
const share = 6;

export function enqueue(sql: SqlStorage, { id, task, about = theRequest, origin = '', now, mayBeOut = false }: NewTask): void {
  addRow(
    sql,
    'outbox',
    { request_id: id, task, about, since: now, next_at: now, origin, unknown_at: mayBeOut ? now : null },
    `ON CONFLICT (request_id, task, about) DO UPDATE
       SET since = excluded.since, next_at = iif(started_at IS NULL, excluded.next_at, NULL), tries = 0`,
  );
}

interface NewTask {
  id: string;
  task: Task;
  about?: number;
  origin?: string;
  now: number;
  /** Whether somebody else may have sent it already. */
  mayBeOut?: boolean | undefined;
}

/** Enqueues a notification of what a visitor did, unless one of the same kind is pending: that one, or the next, covers both. */
export function enqueueUpdate(sql: SqlStorage, update: NewTask & { about: number }): void {
  const { id, task, about } = update;
  const pending = `outbox JOIN entries ON number = about WHERE outbox.request_id = ? AND task = ?
    AND (next_at IS NOT NULL OR started_at IS NOT NULL) AND kind = (SELECT kind FROM entries WHERE number = ?)`;
  if (!hasRow(sql, pending, id, task, about)) enqueue(sql, update);
}

/** Takes tasks that are due. `running` has the keys of those that this desk is doing. */
export function takeDueTasks(sql: SqlStorage, running: ReadonlySet<string>, now: number): OutboxRow[] {
  const started = sql.exec<OutboxRow>(`SELECT ${columns} FROM outbox WHERE started_at IS NOT NULL`).toArray();
  for (const row of started.filter((row) => !running.has(keyOf(row)))) recordFailure(sql, row, isMail(row), now);
  const select = `SELECT ${columns} FROM outbox WHERE task = ? AND next_at <= ? ORDER BY next_at LIMIT ?`;
  const waiting = tasks.map((task) => sql.exec<OutboxRow>(select, task, now, tasksPerRun).toArray());
  const inTurn = [...waiting.flatMap((rows) => rows.slice(0, share)), ...waiting.flatMap((rows) => rows.slice(share))];
  const due = inTurn.slice(0, tasksPerRun);
  for (const row of due)
    sql.exec(`UPDATE outbox SET tries = tries + 1, next_at = NULL, started_at = ? WHERE ${isRow}`, now, ...keyValues(row));
  return due;
}

export function keyOf(row: OutboxRow): string {
  return keyValues(row).join(' ');
}

function isMail({ task }: OutboxRow): boolean {
  return task === 'mail' || task === 'reply' || task === 'digest';
}

/** Removes a task that is done, unless it was added again meanwhile. */
export function completeTask(sql: SqlStorage, row: OutboxRow, now: number): void {
  sql.exec(`DELETE FROM outbox WHERE ${isRow} AND since = ?`, ...keyValues(row), row.since);
  releaseTask(sql, row, now);
}

/**
 * Notes that a try failed, and sets the next one. If we can't tell whether a reply went out, only a person can resend it. Mail to the
 * business is resent and says it may be a duplicate.
 */
export function recordFailure(sql: SqlStorage, row: OutboxRow, isUnknown: boolean, now: number): void {
  const { task, tries, since } = row;
  const isOver = task !== 'copy' && task !== 'remove' && now - since >= giveUpAfter;
  const isLast = isOver || (isUnknown && task === 'reply');
  sql.exec(
    `UPDATE outbox SET started_at = NULL, failed_at = ?, next_at = ?, unknown_at = coalesce(?, unknown_at) WHERE ${isRow} AND since = ?`,
    now,
    isLast ? null : now + Math.min(firstPause * 2 ** tries, longestPause),
    isUnknown ? now : null,
    ...keyValues(row),
    since,
  );
  releaseTask(sql, row, now);
}

/** A task that was added again while it ran is due at once. */
function releaseTask(sql: SqlStorage, row: OutboxRow, now: number): void {
  sql.exec(`UPDATE outbox SET started_at = NULL, next_at = ? WHERE ${isRow} AND started_at IS NOT NULL`, now, ...keyValues(row));
}

export function keepSecret(sql: SqlStorage, row: OutboxRow, secret: string): void {
  sql.exec(`UPDATE outbox SET secret = ? WHERE ${isRow}`, secret, ...keyValues(row));
}

function keyValues({ request_id, task, about }: OutboxRow): [string, Task, number] {
  return [request_id, task, about];
}

/** When the alarm is needed next, in Unix ms; null if nothing is pending. */
export function nextDue(sql: SqlStorage): number | null {
  return sql.exec<{ at: number | null }>('SELECT min(next_at) AS at FROM outbox').one().at;
}

export function isPending(sql: SqlStorage, id: string, task: Task): boolean {
  return hasRow(sql, 'outbox WHERE request_id = ? AND task = ?', id, task);
}

/** Whether a reply by mail is still being tried, was given up, or may have gone out; undefined once it did. */
export function deliveryOf(sql: SqlStorage, id: string, about: number): 'waiting' | 'failed' | 'unknown' | undefined {
  const select = `SELECT coalesce(next_at, started_at) IS NOT NULL AS is_pending, unknown_at
    FROM outbox WHERE request_id = ? AND task = 'reply' AND about = ?`;
  const reply = findFirst<{ is_pending: number; unknown_at: number | null }>(sql, select, id, about);
  if (!reply) return undefined;
  if (reply.is_pending === 1) return 'waiting';
  return reply.unknown_at === null ? 'failed' : 'unknown';
}

/** Replies of which only a person can tell whether they went out. */
export const isUndecided = `task = 'reply' AND unknown_at IS NOT NULL AND next_at IS NULL AND started_at IS NULL`;

/** Which of a request's replies may have gone out: what each is about, and since when. */
export function undecidedReplies(sql: SqlStorage, id: string): { about: number; unknown_at: number }[] {
  const select = `SELECT about, unknown_at FROM outbox WHERE request_id = ? AND ${isUndecided} ORDER BY about`;
  return sql.exec<{ about: number; unknown_at: number }>(select, id).toArray();
}

/** Sends a reply again, with the same link, or takes it as sent. False if there is nothing to decide. */
export function decideReply(sql: SqlStorage, id: string, about: number, wasSent: boolean, now: number): boolean {
  const row = `request_id = ?1 AND about = ?2 AND ${isUndecided}`;
  if (wasSent) return sql.exec(`DELETE FROM outbox WHERE ${row}`, id, about).rowsWritten > 0;
  const again = `UPDATE outbox SET since = ?3, next_at = ?3, tries = 0, unknown_at = NULL, failed_at = NULL WHERE ${row}`;
  return sql.exec(again, id, about, now).rowsWritten > 0;
}
