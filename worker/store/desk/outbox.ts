/** The outbox: work that the desk's alarm still has to do. A row is deleted once its work is done, so a stop in between loses nothing. */
import { dayMs, hourMs, minuteMs } from '#schema/rules/duration.ts';
import type { NotificationChannel } from '#schema/rules/notification-channels.ts';
import { addRow, findFirst, hasRow, isOneOf } from './sql.ts';

export type Task = NotificationChannel | 'reply' | 'reminder' | 'digest' | 'remove' | 'copy';

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
  secret: string | null;
}

/** What a task is about if it isn't an entry: the request itself. */
export const theRequest = 0;

const columns = 'request_id, task, about, since, tries, origin, secret';
const isRow = 'request_id = ? AND task = ? AND about = ?';

/** A task that was taken is due again after this long, in case the desk was stopped midway. Longer than any task takes. */
const lease = 5 * minuteMs;
/** The first pause after a failed try, which doubles up to an hour. */
const firstPause = 5 * 1000;
const longestPause = hourMs;
/** What is sent is given up after a day; the inbox keeps showing that it failed. Copies and removals never are. */
const giveUpAfter = dayMs;
/** Tasks of one alarm, so that it stays within what a Worker may call. */
const tasksPerRun = 40;

export interface NewTask {
  id: string;
  task: Task;
  about?: number;
  origin?: string;
  now: number;
}

export function enqueue(sql: SqlStorage, { id, task, about = theRequest, origin = '', now }: NewTask): void {
  addRow(
    sql,
    'outbox',
    { request_id: id, task, about, since: now, next_at: now, origin },
    'ON CONFLICT (request_id, task, about) DO UPDATE SET since = excluded.since, next_at = excluded.next_at, tries = 0',
  );
}

/** Enqueues a notification of what a visitor did, unless one of the same kind is pending: that one, or the next, covers both. */
export function enqueueUpdate(sql: SqlStorage, update: NewTask & { about: number }): void {
  const { id, task, about } = update;
  const pending = `outbox JOIN entries ON number = about WHERE outbox.request_id = ? AND task = ? AND next_at IS NOT NULL
    AND kind = (SELECT kind FROM entries WHERE number = ?)`;
  if (!hasRow(sql, pending, id, task, about)) enqueue(sql, update);
}

/** Takes tasks that are due, those that wait longest first. Whoever takes them has until the lease ends. */
export function takeDueTasks(sql: SqlStorage, now: number): OutboxRow[] {
  const select = `SELECT ${columns} FROM outbox WHERE next_at <= ? ORDER BY next_at LIMIT ?`;
  const due = sql.exec<OutboxRow>(select, now, tasksPerRun).toArray();
  const take = `UPDATE outbox SET tries = tries + 1, next_at = ? WHERE ${isRow}`;
  for (const row of due) sql.exec(take, now + lease, ...keyOf(row));
  return due;
}

/** Removes a task that is done, unless it was added again meanwhile. */
export function completeTask(sql: SqlStorage, row: OutboxRow): void {
  sql.exec(`DELETE FROM outbox WHERE ${isRow} AND since = ?`, ...keyOf(row), row.since);
}

/** Notes that a try failed, and sets the next one. */
export function recordFailure(sql: SqlStorage, row: OutboxRow, now: number): void {
  const { task, tries, since } = row;
  const isLast = task !== 'copy' && task !== 'remove' && now - since >= giveUpAfter;
  sql.exec(
    `UPDATE outbox SET failed_at = ?, next_at = ? WHERE ${isRow} AND since = ?`,
    now,
    isLast ? null : now + Math.min(firstPause * 2 ** tries, longestPause),
    ...keyOf(row),
    since,
  );
}

export function keepSecret(sql: SqlStorage, row: OutboxRow, secret: string): void {
  sql.exec(`UPDATE outbox SET secret = ? WHERE ${isRow}`, secret, ...keyOf(row));
}

function keyOf({ request_id, task, about }: OutboxRow): [string, Task, number] {
  return [request_id, task, about];
}

/** When the alarm is needed next, in Unix ms; null if nothing is pending. */
export function nextDue(sql: SqlStorage): number | null {
  return sql.exec<{ at: number | null }>('SELECT min(next_at) AS at FROM outbox').one().at;
}

export function isPending(sql: SqlStorage, id: string, task: Task): boolean {
  return hasRow(sql, 'outbox WHERE request_id = ? AND task = ?', id, task);
}

/** Whether a reply by mail is still being tried or was given up; undefined once it's out. */
export function deliveryOf(sql: SqlStorage, id: string, about: number): 'waiting' | 'failed' | undefined {
  const select = `SELECT next_at FROM outbox WHERE request_id = ? AND task = 'reply' AND about = ?`;
  const reply = findFirst<{ next_at: number | null }>(sql, select, id, about);
  return reply ? (reply.next_at === null ? 'failed' : 'waiting') : undefined;
}
