import { hourMs } from '../../../schema/duration.ts';
import type { RequestPhoto } from '../../../schema/photo.ts';
import { channelsOf } from '../../notify/notify.ts';
import { exportPage, importLines, LineError } from './backup.ts';
import { enqueueDigest } from './digest.ts';
import { type Found, insertFound, isErased } from './insert.ts';
import { enqueue, isPending } from './outbox.ts';
import { Part } from './part.ts';
import { addPhoto, insertPhotos } from './photos.ts';
import { findRow } from './rows.ts';

export interface DeskHealth {
  /** Unix ms of the latest backup; null if there was none. */
  backupAt: number | null;
  notificationsPending: number;
  notificationsGivenUp: number;
  /** Requests that KV doesn't have yet. */
  copiesPending: number;
  /** Erased requests that KV still has. */
  removalsPending: number;
  /** Requests that the latest sweep found in KV alone, before it inserted them. */
  foundInKvOnly: number;
}

/** What the schedule and `npm run desk` ask of the desk: that it agrees with KV, exports and imports. */
export class Upkeep extends Part {
  async insertFound(found: Found[], { isNew }: { isNew: boolean }): Promise<number> {
    const inserted = this.core.transact((now) =>
      insertFound(this.sql, found, { isNew, channels: channelsOf(this.core.env), now }),
    );
    if (inserted > 0) await this.core.announceChange();
    return inserted;
  }

  /** Which of the ids that KV holds the desk lacks. Erased ones that KV still has are removed there. */
  async findMissing(ids: string[]): Promise<string[]> {
    const erased = ids.filter((id) => isErased(this.sql, id));
    if (erased.length > 0) await this.#enqueueAll(erased, 'remove');
    return ids.filter((id) => !erased.includes(id) && !findRow(this.sql, id));
  }

  /** Inserts photos that only KV or R2 knows of, and removes those whose request was erased. */
  async insertPhotos(found: RequestPhoto[]): Promise<void> {
    this.core.transact((now) => {
      for (const { id, photo } of found.filter(({ id }) => isErased(this.sql, id))) {
        addPhoto(this.sql, id, photo, now);
        enqueue(this.sql, { id, task: 'remove', now });
      }
      insertPhotos(this.sql, found);
    });
    await this.core.announceChange();
  }

  /** Copies every request that KV should hold but doesn't. `kept` are all the ids KV has. */
  async copyMissing(kept: string[]): Promise<void> {
    const inKv = new Set(kept);
    const missing = this.sql
      .exec<{ id: string }>('SELECT id FROM requests WHERE expires_at > ?', Date.now() + hourMs)
      .toArray()
      .filter(({ id }) => !inKv.has(id) && !isPending(this.sql, id, 'copy'));
    const ids = missing.map(({ id }) => id);
    if (ids.length > 0) await this.#enqueueAll(ids, 'copy');
  }

  exportPage(after: number): { lines: string[]; next: number | null } {
    return exportPage(this.sql, after);
  }

  /** Takes all of these lines, or none. */
  async importLines(lines: string[]): Promise<{ added: number; skipped: number } | { problem: string }> {
    try {
      const result = this.core.transact((now) => importLines(this.sql, lines, now));
      await this.core.announceChange();
      return result;
    } catch (error) {
      if (error instanceof LineError) return { problem: error.message };
      throw error;
    }
  }

  /** Enqueues the digest of a day, if there is somebody to mail it to. */
  async enqueueDigest(day: number): Promise<void> {
    if (!channelsOf(this.core.env).includes('mail')) return;
    this.core.transact((now) => enqueueDigest(this.sql, day, now));
    await this.core.wakeForOutbox();
  }

  remember(fact: 'backupAt' | 'foundInKvOnly', value: number): void {
    this.sql.exec('INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)', fact, value);
  }

  health(): DeskHealth {
    const count = (condition: string) =>
      this.sql.exec<{ n: number }>(`SELECT count(*) AS n FROM outbox WHERE ${condition}`).one().n;
    const fact = (name: string) =>
      this.sql.exec<{ value: number }>('SELECT value FROM facts WHERE name = ?', name).toArray()[0]?.value;
    return {
      backupAt: fact('backupAt') ?? null,
      notificationsPending: count(`task IN ('mail', 'webhook', 'reply') AND next_at IS NOT NULL`),
      notificationsGivenUp: count(`task IN ('mail', 'webhook', 'reply') AND next_at IS NULL`),
      copiesPending: count(`task = 'copy'`),
      removalsPending: count(`task = 'remove'`),
      foundInKvOnly: fact('foundInKvOnly') ?? 0,
    };
  }

  async #enqueueAll(ids: string[], task: 'copy' | 'remove'): Promise<void> {
    this.core.enqueueAll(ids, task);
    await this.core.wakeForOutbox();
  }
}
