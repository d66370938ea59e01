/**
 * The desk: one SQLite-backed Durable Object with everything the business does with its requests. It alone decides what is new, and its
 * alarm does what is owed: copies to KV, removals from KV, notifications.
 */
import { DurableObject } from 'cloudflare:workers';
import type { RequestChange, RequestPage, RequestQuery } from '../../schema/inbox.ts';
import type { StoredRequest } from '../../schema/stored-request.ts';
import type { Env } from '../env.ts';
import { errorName } from '../error-name.ts';
import { channelsOf, deliver } from '../notify/notify.ts';
import { withTimeout } from '../with-timeout.ts';
import { exportPage, importLines, LineError } from './desk/backup.ts';
import { type Changed, changeRequest, purge, restoreRequest, type Signature, trashRequest } from './desk/change.ts';
import { erasePerson } from './desk/erase.ts';
import { adoptFound, type Filed, type Filing, type Found, fileRequest, isErased } from './desk/file.ts';
import { countRequests, listRequests, readRequests } from './desk/list.ts';
import { migrate } from './desk/migrations.ts';
import { isOwed, nextDue, type OwedRow, oweTask, recordFailure, settleTask, type Task, takeDueTasks } from './desk/owed.ts';
import { findRow, requestOf } from './desk/rows.ts';
import { closeSession, countGuess, findSession, forgetOld, type OpenSession, openSession } from './desk/sessions.ts';
import { confirmSubscription, listSubscribers, type SubscriberRow, subscribe } from './desk/subscribers.ts';
import { putIntake, removeIntake } from './intake.ts';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
/** One task that hangs must not hold up the notifications that come after it. */
const taskTimeoutMs = 5 * 1000;

export interface DeskHealth {
  /** Unix ms of the latest backup; null if there was none. */
  backupAt: number | null;
  notificationsOwed: number;
  notificationsGivenUp: number;
  /** Requests that KV doesn't have yet. */
  copiesOwed: number;
  /** Erased requests that KV still has. */
  removalsOwed: number;
  /** Requests that the latest sweep found in KV alone, before it filed them. */
  foundInKvOnly: number;
}

export class Desk extends DurableObject<Env> {
  readonly #sql = this.ctx.storage.sql;
  /** When the alarm rings, as far as this instance knows. */
  #alarmAt = Number.POSITIVE_INFINITY;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    migrate(ctx.storage);
  }

  async file(filing: Omit<Filing, 'tasks'> & { isSilent: boolean }): Promise<Filed> {
    const { isSilent, ...request } = filing;
    const tasks = ['copy' as const, ...(isSilent ? [] : channelsOf(this.env))];
    const filed = this.#transact((now) => fileRequest(this.#sql, { ...request, tasks }, now));
    if (filed.outcome === 'filed') {
      this.#tellInboxes();
      await this.#wakeBy(Date.now());
    }
    return filed;
  }

  /** Opens a WebSocket on which the desk says that something has changed. Hibernating, it costs nothing while nothing does. */
  override fetch(): Response {
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    return new Response(null, { status: 101, webSocket: client });
  }

  override webSocketClose(socket: WebSocket): void {
    socket.close();
  }

  list(query: RequestQuery, limit: number, cursor: number | null): RequestPage {
    return listRequests(this.#sql, query, limit, cursor);
  }

  read(query: RequestQuery, limit: number, cursor: number | null): { requests: StoredRequest[]; cursor: number | null } {
    return readRequests(this.#sql, query, limit, cursor);
  }

  counts(): Record<string, number> {
    return countRequests(this.#sql);
  }

  find(id: string): StoredRequest | null {
    const row = findRow(this.#sql, id);
    return row && requestOf(this.#sql, row);
  }

  async change(id: string, change: RequestChange, version: number | null, by: string | null): Promise<Changed> {
    return this.#change((signature) => changeRequest(this.#sql, id, change, version, signature), by);
  }

  async trash(id: string, version: number | null, by: string | null): Promise<Changed> {
    return this.#change((signature) => trashRequest(this.#sql, id, version, signature), by);
  }

  async restore(id: string, version: number | null, by: string | null): Promise<Changed> {
    return this.#change((signature) => restoreRequest(this.#sql, id, version, signature), by);
  }

  /** Erases a person here at once and from KV right after; `pending` counts what KV couldn't remove yet, which the alarm will. */
  async erase(person: { email?: string | undefined; phone?: string | undefined }): Promise<{
    deleted: number;
    pending: number;
    newsletter: boolean;
  }> {
    const { ids, newsletter } = this.#transact((now) => erasePerson(this.#sql, person, now));
    if (ids.length > 0) this.#tellInboxes();
    await this.#workOff();
    return { deleted: ids.length, pending: ids.filter((id) => isOwed(this.#sql, id, 'remove')).length, newsletter };
  }

  signIn(session: { hash: string; tokenHash: string; name: string }): OpenSession {
    return this.#transact((now) => openSession(this.#sql, { ...session, now }));
  }

  session(session: { hash: string; tokenHash: string }): OpenSession | null {
    return findSession(this.#sql, { ...session, now: Date.now() });
  }

  signOut(hash: string): void {
    closeSession(this.#sql, hash);
  }

  countGuess(address: string, isRight: boolean): number {
    return countGuess(this.#sql, address, isRight, Date.now());
  }

  subscribe(email: string, tokenHash: string | null): boolean {
    return subscribe(this.#sql, email, tokenHash, Date.now());
  }

  confirmSubscription(tokenHash: string): boolean {
    return confirmSubscription(this.#sql, tokenHash, Date.now());
  }

  subscribers(): SubscriberRow[] {
    return listSubscribers(this.#sql);
  }

  async adopt(found: Found[], { isNews }: { isNews: boolean }): Promise<number> {
    const adopted = this.#transact((now) => adoptFound(this.#sql, found, { isNews, channels: channelsOf(this.env), now }));
    if (adopted > 0) {
      this.#tellInboxes();
      await this.#wakeBy(Date.now());
    }
    return adopted;
  }

  /** Compares ids that KV holds with the desk's: which to adopt, and erased ones that KV still has and should lose. */
  async compare(ids: string[]): Promise<{ missing: string[]; erased: string[] }> {
    const erased = ids.filter((id) => isErased(this.#sql, id));
    if (erased.length > 0) {
      this.#oweAll(erased, 'remove');
      await this.#wakeBy(Date.now());
    }
    return { missing: ids.filter((id) => !erased.includes(id) && !findRow(this.#sql, id)), erased };
  }

  /** Owes a copy of every request that KV should hold but doesn't. `kept` are all the ids KV has. */
  async copyMissing(kept: string[]): Promise<number> {
    const inKv = new Set(kept);
    const missing = this.#sql
      .exec<{ id: string }>('SELECT id FROM requests WHERE expires_at > ?', Date.now() + hourMs)
      .toArray()
      .filter(({ id }) => !inKv.has(id) && !isOwed(this.#sql, id, 'copy'));
    this.#oweAll(
      missing.map(({ id }) => id),
      'copy',
    );
    if (missing.length > 0) await this.#wakeBy(Date.now());
    return missing.length;
  }

  exportPage(after: number): { lines: string[]; next: number | null } {
    return exportPage(this.#sql, after);
  }

  /** Takes all of these lines, or none. */
  async importLines(lines: string[]): Promise<{ added: number; skipped: number } | { problem: string }> {
    try {
      const result = this.#transact((now) => importLines(this.#sql, lines, now));
      await this.#wakeBy(Date.now());
      return result;
    } catch (error) {
      if (error instanceof LineError) return { problem: error.message };
      throw error;
    }
  }

  remember(fact: 'backupAt' | 'foundInKvOnly', value: number): void {
    this.#sql.exec('INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)', fact, value);
  }

  health(): DeskHealth {
    const count = (condition: string) =>
      this.#sql.exec<{ n: number }>(`SELECT count(*) AS n FROM owed WHERE ${condition}`).one().n;
    const fact = (name: string) =>
      this.#sql.exec<{ value: number }>('SELECT value FROM facts WHERE name = ?', name).toArray()[0]?.value;
    return {
      backupAt: fact('backupAt') ?? null,
      notificationsOwed: count(`task IN ('mail', 'webhook') AND next_at IS NOT NULL`),
      notificationsGivenUp: count(`task IN ('mail', 'webhook') AND next_at IS NULL`),
      copiesOwed: count(`task = 'copy'`),
      removalsOwed: count(`task = 'remove'`),
      foundInKvOnly: fact('foundInKvOnly') ?? 0,
    };
  }

  override async alarm(): Promise<void> {
    this.#alarmAt = Number.POSITIVE_INFINITY;
    try {
      await this.work();
    } catch (error) {
      console.error(JSON.stringify({ event: 'alarm_failed', error: errorName(error) }));
      await this.#wakeBy(Date.now() + minuteMs);
    }
  }

  /** Does what is due. The clock calls this too, in case an alarm was lost. */
  async work(): Promise<void> {
    this.#transact((now) => {
      purge(this.#sql, now);
      forgetOld(this.#sql, now);
    });
    await this.#workOff();
  }

  async #change(change: (signature: Signature) => Changed, by: string | null): Promise<Changed> {
    const changed = this.#transact((now) => change({ by, now }));
    if (changed.outcome === 'changed') this.#tellInboxes();
    const due = nextDue(this.#sql);
    if (due !== null) await this.#wakeBy(due);
    return changed;
  }

  /** Does what is due, then sets the alarm for what is left. */
  async #workOff(): Promise<void> {
    const due = this.#transact((now) => takeDueTasks(this.#sql, now));
    await Promise.all(
      due.map(async (owed) => {
        try {
          await withTimeout(this.#do(owed), taskTimeoutMs);
          settleTask(this.#sql, owed);
        } catch (error) {
          const { request_id: id, task } = owed;
          console.error(JSON.stringify({ event: 'task_failed', id, task, error: errorName(error) }));
          recordFailure(this.#sql, owed, Date.now());
        }
      }),
    );
    // Wakes at least once an hour for what expires.
    const next = Math.min(nextDue(this.#sql) ?? Number.POSITIVE_INFINITY, Date.now() + hourMs);
    await this.#wakeBy(next);
  }

  async #do({ request_id: id, task, origin }: OwedRow): Promise<void> {
    if (task === 'remove') return removeIntake(this.env.REQUESTS, id);
    const row = findRow(this.#sql, id);
    if (!row) return;
    if (task !== 'copy') {
      // Whoever has started on a request or deleted it knows of it.
      const isNews = row.status === 'new' && row.trashed_at === null;
      return isNews ? deliver(this.env, task, requestOf(this.#sql, row), origin) : undefined;
    }
    await putIntake(this.env.REQUESTS, id, row.value, row.expires_at);
    // Erased while the copy was on its way: KV may have taken it after the removal.
    if (!isErased(this.#sql, id)) return;
    this.#oweAll([id], 'remove');
    await this.#wakeBy(Date.now());
  }

  #tellInboxes(): void {
    for (const socket of this.ctx.getWebSockets()) {
      try {
        socket.send('changed');
      } catch {
        // It's closing; its inbox asks again when it reconnects.
      }
    }
  }

  #oweAll(ids: string[], task: Task): void {
    this.#transact((now) => {
      for (const id of ids) oweTask(this.#sql, { id, task, now });
    });
  }

  #transact<Value>(run: (now: number) => Value): Value {
    return this.ctx.storage.transactionSync(() => run(Date.now()));
  }

  async #wakeBy(at: number): Promise<void> {
    if (at >= this.#alarmAt) return;
    this.#alarmAt = at;
    await this.ctx.storage.setAlarm(at);
  }
}
