/** What the desk does on its own. Its alarm takes care of what is owed: copies to KV, removals from KV, notifications, and mail. */

import { DurableObject } from 'cloudflare:workers';
import { hourMs, minuteMs } from '../../../schema/duration.ts';
import { readClock } from '../../business-hours.ts';
import { sha256Hex } from '../../digest.ts';
import type { Env } from '../../env.ts';
import { errorName } from '../../error-name.ts';
import { newSecret } from '../../new-secret.ts';
import { sendDigest } from '../../notify/digest.ts';
import { channelsOf, deliver } from '../../notify/notify.ts';
import { sendReply } from '../../notify/reply.ts';
import { withTimeout } from '../../with-timeout.ts';
import { putIntake, removeIntake } from '../intake.ts';
import { getPhoto, putPhoto, removePhoto, storedPhotos } from '../photos.ts';
import { purge } from './change.ts';
import { readDigest } from './digest.ts';
import { findEntry } from './entries.ts';
import { isErased } from './file.ts';
import { addLink } from './links.ts';
import { migrate } from './migrations.ts';
import { completeTask, enqueue, nextDue, type OutboxRow, recordFailure, type Task, takeDueTasks } from './outbox.ts';
import { forgetPhotos, photoOf, photoRows, renewPhoto } from './photos.ts';
import { findRow, type RequestRow } from './rows.ts';
import { forgetOld } from './sessions.ts';
import { requestOf } from './show.ts';
import { forgetUnconfirmed } from './subscribers.ts';
import type { News } from './visitor.ts';

/** One task that hangs must not hold up the notifications that come after it. */
const taskTimeoutMs = 5 * 1000;

export class DeskBase extends DurableObject<Env> {
  protected readonly sql = this.ctx.storage.sql;
  /** When the alarm rings, as far as this instance knows. */
  #alarmAt = Number.POSITIVE_INFINITY;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    migrate(ctx.storage);
  }

  override async alarm(): Promise<void> {
    this.#alarmAt = Number.POSITIVE_INFINITY;
    try {
      await this.work();
    } catch (error) {
      console.error(JSON.stringify({ event: 'alarm_failed', error: errorName(error) }));
      await this.wakeBy(Date.now() + minuteMs);
    }
  }

  /** Does what is due. The clock calls this too, in case an alarm was lost. */
  async work(): Promise<void> {
    this.transact((now) => {
      purge(this.sql, now);
      forgetOld(this.sql, now);
      forgetUnconfirmed(this.sql, now);
    });
    await this.runDueTasks();
  }

  /** Does what is due, then sets the alarm for what is left. */
  protected async runDueTasks(): Promise<void> {
    const due = this.transact((now) => takeDueTasks(this.sql, now));
    await Promise.all(
      due.map(async (owed) => {
        try {
          await withTimeout(this.#do(owed), taskTimeoutMs);
          completeTask(this.sql, owed);
        } catch (error) {
          const { request_id: id, task } = owed;
          console.error(JSON.stringify({ event: 'task_failed', id, task, error: errorName(error) }));
          recordFailure(this.sql, owed, Date.now());
        }
      }),
    );
    // Wakes at least once an hour for what expires.
    const next = Math.min(nextDue(this.sql) ?? Number.POSITIVE_INFINITY, Date.now() + hourMs);
    await this.wakeBy(next);
  }

  async #do(owed: OutboxRow): Promise<void> {
    const { request_id: id, task } = owed;
    if (task === 'remove') return this.#remove(id);
    if (task === 'digest') return sendDigest(this.env, readDigest(this.sql, await readClock(this.env)));
    const row = findRow(this.sql, id);
    if (!row) return;
    if (task === 'copy') return this.#copy(row);
    if (task === 'reply') return this.#reply(row, owed);
    // Somebody who has started on a request, or deleted it, knows of it, but not of what its visitor does later.
    const isKnown = owed.about === 0 ? row.status !== 'new' || row.trashed_at !== null : row.status === 'spam';
    if (isKnown) return;
    const entry = owed.about === 0 ? null : findEntry(this.sql, owed.about);
    await deliver(this.env, task, { request: requestOf(this.sql, row), entry, origin: owed.origin });
  }

  /** Writes the request to KV, and its photos anew if they would expire before it. */
  async #copy(row: RequestRow): Promise<void> {
    const { id, value, expires_at: expiresAt } = row;
    await putIntake(this.env.REQUESTS, id, value, expiresAt);
    for (const photo of photoRows(this.sql, id).filter((each) => each.expires_at < expiresAt)) {
      const bytes = await getPhoto(this.env, id, photo.name);
      if (bytes) await putPhoto(this.env, { id, photo: photoOf(photo), expiresAt }, bytes);
      renewPhoto(this.sql, id, photo.name, expiresAt);
    }
    // Erased while the copy was on its way: KV may have taken it after the removal.
    if (!isErased(this.sql, id)) return;
    this.enqueueAll([id], 'remove');
    await this.wakeBy(Date.now());
  }

  /** Removes a request and its photos from their stores, including photos that the desk never heard of. */
  async #remove(id: string): Promise<void> {
    const names = photoRows(this.sql, id).map(({ name }) => name);
    await Promise.all([removeIntake(this.env.REQUESTS, id), ...names.map((name) => removePhoto(this.env, id, name))]);
    forgetPhotos(this.sql, id, names);
    for (const { name } of await storedPhotos(this.env, id)) await removePhoto(this.env, id, name);
  }

  /** Each mail gets a new link, because the desk only has hashes of the earlier secrets. */
  async #reply(row: RequestRow, { about, origin }: OutboxRow): Promise<void> {
    const entry = findEntry(this.sql, about);
    if (!entry) return;
    const secret = newSecret();
    const hash = await sha256Hex(secret);
    if (isErased(this.sql, row.id)) return;
    addLink(this.sql, row.id, hash);
    await sendReply(this.env, { request: requestOf(this.sql, row), entry, origin, secret });
  }

  protected tellInboxes(): void {
    for (const socket of this.ctx.getWebSockets()) {
      try {
        socket.send('changed');
      } catch {
        // It's closing; its inbox asks again when it reconnects.
      }
    }
  }

  protected enqueueAll(ids: string[], task: Task): void {
    this.transact((now) => {
      for (const id of ids) enqueue(this.sql, { id, task, now });
    });
  }

  protected newsFor(origin: string, now: number): News {
    return { channels: channelsOf(this.env), origin, now };
  }

  protected transact<Value>(run: (now: number) => Value): Value {
    return this.ctx.storage.transactionSync(() => run(Date.now()));
  }

  protected async wakeBy(at: number): Promise<void> {
    if (at >= this.#alarmAt) return;
    this.#alarmAt = at;
    await this.ctx.storage.setAlarm(at);
  }

  /** After a change: inboxes show it, and the alarm does what it owes. */
  protected async afterChange(): Promise<void> {
    this.tellInboxes();
    const due = nextDue(this.sql);
    if (due !== null) await this.wakeBy(due);
  }
}
