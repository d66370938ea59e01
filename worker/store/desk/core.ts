import { hourMs } from '#schema/rules/duration.ts';
import type { Bindings } from '../../bindings.ts';
import { guardStores } from '../store-error.ts';
import { migrate } from './migrations.ts';
import { nextDue } from './outbox.ts';

/** How many requests a long job handles before it lets other calls in. */
const itemsPerTurn = 20;

/** What the parts of the desk share: its database, its alarm, and how often it has changed. */
export class Core {
  readonly storage: DurableObjectStorage;
  readonly sql: SqlStorage;
  readonly env: Bindings;
  readonly #ctx: DurableObjectState;
  readonly #instance = crypto.randomUUID();
  #changes = 0;
  /** When the alarm rings, as far as this instance knows. */
  #alarmAt = Number.POSITIVE_INFINITY;

  constructor(ctx: DurableObjectState, env: Bindings) {
    this.#ctx = ctx;
    this.env = guardStores(env);
    this.storage = ctx.storage;
    this.sql = ctx.storage.sql;
    migrate(ctx.storage);
  }

  transact<Value>(run: (now: number) => Value): Value {
    return this.storage.transactionSync(() => run(Date.now()));
  }

  /** Ends this instance as soon as its answer is out. The next call starts another one. */
  restart(): void {
    this.#ctx.waitUntil(scheduler.wait(100).then(() => this.#ctx.abort('Restarted')));
  }

  /** Handles items one after the other, and lets other calls in between them. */
  async forEach<Item>(items: readonly Item[], run: (item: Item, index: number) => void): Promise<void> {
    for (const [index, item] of items.entries()) {
      if (index > 0 && index % itemsPerTurn === 0) await scheduler.wait(0);
      run(item, index);
    }
  }

  /** After a change: inboxes find out when they ask, and the alarm does what it has put into the outbox. */
  async announceChange(): Promise<void> {
    this.#changes++;
    await this.wakeForOutbox();
  }

  /** Another one after every change, and after a restart, since nobody knows what an earlier instance has counted. */
  get revision(): string {
    return `${this.#instance} ${this.#changes}`;
  }

  /** Wakes at least once an hour for what expires. */
  async wakeForOutbox(): Promise<void> {
    await this.wakeBy(Math.min(nextDue(this.sql) ?? Number.POSITIVE_INFINITY, Date.now() + hourMs));
  }

  async wakeBy(at: number): Promise<void> {
    if (at >= this.#alarmAt) return;
    this.#alarmAt = at;
    await this.storage.setAlarm(at);
  }

  noteAlarm(): void {
    this.#alarmAt = Number.POSITIVE_INFINITY;
  }
}
