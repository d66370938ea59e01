/** The outbox: work the desk's alarm still has to do. A row goes once its work is done, so a stop in between loses nothing. */
import { dayMs, hourMs } from '../../../schema/duration.ts';

/** In the order in which the alarm takes them: what somebody waits for first, copies last. */
const tasks = ['mail', 'webhook', 'reply', 'digest', 'remove', 'copy'] as const;
export type Task = (typeof tasks)[number];

export interface OutboxRow extends Record<string, SqlStorageValue> {
  request_id: string;
  task: Task;
  /** The number of the entry to send; 0 for the request itself. */
  about: number;
  since: number;
  tries: number;
  origin: string;
}

/** The first pause after a failed try, which doubles up to an hour. */
const firstPause = 5 * 1000;
const longestPause = hourMs;
/** What is sent is given up after a day; the inbox keeps showing that it failed. Copies and removals never are. */
const patience = dayMs;
/** Tasks of one alarm, so that it stays within what a Worker may call. */
const tasksPerRun = 40;
/** How many of them each kind gets at least, if it needs them, so that many mails don't hold up copies. */
const share = 6;

export function enqueue(
  sql: SqlStorage,
  { id, task, about = 0, origin = '', now }: { id: string; task: Task; about?: number; origin?: string; now: number },
): void {
  sql.exec(
    `INSERT INTO outbox (request_id, task, about, since, next_at, origin) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (request_id, task, about) DO UPDATE SET since = excluded.since, next_at = excluded.next_at, tries = 0`,
    id,
    task,
    about,
    now,
    now,
    origin,
  );
}

/** Enqueues a notification of what a visitor did, unless one of the same kind is waiting: that one will tell of both. */
export function enqueueNews(sql: SqlStorage, news: { id: string; task: Task; about: number; origin: string; now: number }): void {
  const { id, task, about } = news;
  const waiting = sql.exec(
    `SELECT 1 FROM outbox JOIN entries ON number = about
     WHERE outbox.request_id = ? AND task = ? AND next_at IS NOT NULL AND kind = (SELECT kind FROM entries WHERE number = ?)`,
    id,
    task,
    about,
  );
  if (waiting.toArray().length === 0) enqueue(sql, news);
}

/** Takes tasks that are due and sets the next try of each right away, in case this run never finishes. */
export function takeDueTasks(sql: SqlStorage, now: number): OutboxRow[] {
  const waiting = tasks.map((task) =>
    sql
      .exec<OutboxRow>(
        'SELECT request_id, task, about, since, tries, origin FROM outbox WHERE task = ? AND next_at <= ? ORDER BY next_at LIMIT ?',
        task,
        now,
        tasksPerRun,
      )
      .toArray(),
  );
  const due = [...waiting.flatMap((rows) => rows.slice(0, share)), ...waiting.flatMap((rows) => rows.slice(share))].slice(
    0,
    tasksPerRun,
  );
  for (const { request_id, task, about, tries } of due) {
    const pause = Math.min(firstPause * 2 ** tries, longestPause);
    sql.exec(
      'UPDATE outbox SET tries = tries + 1, next_at = ? WHERE request_id = ? AND task = ? AND about = ?',
      now + pause,
      request_id,
      task,
      about,
    );
  }
  return due;
}

/** Removes a task that is done, unless it was added again meanwhile. */
export function completeTask(sql: SqlStorage, { request_id, task, about, since }: OutboxRow): void {
  sql.exec('DELETE FROM outbox WHERE request_id = ? AND task = ? AND about = ? AND since = ?', request_id, task, about, since);
}

/** Notes that a try failed, unless the task was added again meanwhile; its next try is already set. */
export function recordFailure(sql: SqlStorage, { request_id, task, about, since }: OutboxRow, now: number): void {
  const isOver = task !== 'copy' && task !== 'remove' && now - since >= patience;
  sql.exec(
    `UPDATE outbox SET failed_at = ?${isOver ? ', next_at = NULL' : ''} WHERE request_id = ? AND task = ? AND about = ? AND since = ?`,
    now,
    request_id,
    task,
    about,
    since,
  );
}

/** When the alarm is needed next, in Unix ms; null if nothing is pending. */
export function nextDue(sql: SqlStorage): number | null {
  return sql.exec<{ at: number | null }>('SELECT min(next_at) AS at FROM outbox').one().at;
}

export function dropTasks(sql: SqlStorage, id: string): void {
  sql.exec('DELETE FROM outbox WHERE request_id = ?', id);
}

export function isPending(sql: SqlStorage, id: string, task: Task): boolean {
  return sql.exec('SELECT 1 FROM outbox WHERE request_id = ? AND task = ?', id, task).toArray().length > 0;
}

/** Whether a reply by mail is still being tried or was given up; undefined once it went out. */
export function deliveryOf(sql: SqlStorage, id: string, about: number): 'waiting' | 'failed' | undefined {
  const pending = sql
    .exec<{ next_at: number | null }>(
      `SELECT next_at FROM outbox WHERE request_id = ? AND task = 'reply' AND about = ?`,
      id,
      about,
    )
    .toArray()[0];
  return pending && (pending.next_at === null ? 'failed' : 'waiting');
}
