import { hourMs } from '../../../schema/duration.ts';
import type { Bindings } from '../../bindings.ts';
import { guardStores } from '../store-error.ts';
import { migrate } from './migrations.ts';
import { enqueue, nextDue, type Task } from './outbox.ts';

/** Names the session that opens a WebSocket, by the hash of its secret. */
export const sessionHeader = 'X-Session';

/** Any code from 4000 on is the application's own. */
const signedOut = 4001;

/** How many requests a long job handles before it lets other calls in. */
const itemsPerTurn = 20;

/** What the parts of the desk share: its database, its alarm, and the inboxes that listen. */
export class Core {
  readonly sql: SqlStorage;
  /** Keys of the outbox's tasks that are under way. */
  readonly running = new Set<string>();
  readonly env: Bindings;
  readonly #ctx: DurableObjectState;
  /** When the alarm rings, as far as this instance knows. */
  #alarmAt = Number.POSITIVE_INFINITY;

  constructor(ctx: DurableObjectState, env: Bindings) {
    this.#ctx = ctx;
    this.env = guardStores(env);
    this.sql = ctx.storage.sql;
    migrate(ctx.storage);
  }

  transact<Value>(run: (now: number) => Value): Value {
    return this.#ctx.storage.transactionSync(() => run(Date.now()));
  }

  async enqueueAll(ids: string[], task: Task): Promise<void> {
    this.transact((now) => {
      for (const id of ids) enqueue(this.sql, { id, task, now });
    });
    await this.wakeForOutbox();
  }

  /** Handles items one after the other, and lets other calls in between them. */
  async forEach<Item>(items: readonly Item[], run: (item: Item, index: number) => void): Promise<void> {
    for (const [index, item] of items.entries()) {
      if (index > 0 && index % itemsPerTurn === 0) await scheduler.wait(0);
      run(item, index);
    }
  }

  /** After a change: inboxes show it, and the alarm does what it has put into the outbox. */
  async announceChange(): Promise<void> {
    for (const socket of this.#ctx.getWebSockets()) {
      try {
        socket.send('changed');
      } catch {
        // It's closing; its inbox asks again when it reconnects.
      }
    }
    await this.wakeForOutbox();
  }

  /** Opens a WebSocket, which hibernates, so it costs nothing in between. With a session's hash, it closes when the session ends. */
  openSocket(session: string | null): WebSocket {
    const { 0: client, 1: server } = new WebSocketPair();
    this.#ctx.acceptWebSocket(server, session === null ? [] : [session]);
    return client;
  }

  closeSockets(session: string): void {
    for (const socket of this.#ctx.getWebSockets(session)) socket.close(signedOut, 'Signed out');
  }

  /** Wakes at least once an hour for what expires. */
  async wakeForOutbox(): Promise<void> {
    await this.wakeBy(Math.min(nextDue(this.sql) ?? Number.POSITIVE_INFINITY, Date.now() + hourMs));
  }

  async wakeBy(at: number): Promise<void> {
    if (at >= this.#alarmAt) return;
    this.#alarmAt = at;
    await this.#ctx.storage.setAlarm(at);
  }

  noteAlarm(): void {
    this.#alarmAt = Number.POSITIVE_INFINITY;
  }
}
