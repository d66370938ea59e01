/** What the clock and `npm run desk` ask of the desk: that it agrees with KV, exports and imports. */
import { hourMs } from '../../../schema/duration.ts';
import type { RequestPhoto } from '../../../schema/photo.ts';
import { channelsOf } from '../../notify/notify.ts';
import { exportPage, importLines, LineError } from './backup.ts';
import { DeskBase } from './base.ts';
import { enqueueDigest } from './digest.ts';
import { adoptFound, type Found, isErased } from './file.ts';
import { enqueue, isPending } from './outbox.ts';
import { addPhoto, adoptPhotos } from './photos.ts';
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
  /** Requests that the latest sweep found in KV alone, before it filed them. */
  foundInKvOnly: number;
}

export class UpkeepDesk extends DeskBase {
  async adopt(found: Found[], { isNews }: { isNews: boolean }): Promise<number> {
    const adopted = this.transact((now) => adoptFound(this.sql, found, { isNews, channels: channelsOf(this.env), now }));
    if (adopted > 0) {
      this.tellInboxes();
      await this.wakeBy(Date.now());
    }
    return adopted;
  }

  /** Compares ids that KV holds with the desk's: which to adopt, and erased ones that KV still has and should lose. */
  async compare(ids: string[]): Promise<{ missing: string[]; erased: string[] }> {
    const erased = ids.filter((id) => isErased(this.sql, id));
    if (erased.length > 0) {
      this.enqueueAll(erased, 'remove');
      await this.wakeBy(Date.now());
    }
    return { missing: ids.filter((id) => !erased.includes(id) && !findRow(this.sql, id)), erased };
  }

  /** Files photos that only KV or R2 knows of, and owes the removal of those whose request was erased. */
  async adoptPhotos(found: RequestPhoto[]): Promise<void> {
    const adopted = this.transact((now) => {
      for (const { id, photo } of found.filter(({ id }) => isErased(this.sql, id))) {
        addPhoto(this.sql, id, photo, now);
        enqueue(this.sql, { id, task: 'remove', now });
      }
      return adoptPhotos(this.sql, found);
    });
    if (adopted > 0) this.tellInboxes();
    await this.wakeBy(Date.now());
  }

  /** Owes a copy of every request that KV should hold but doesn't. `kept` are all the ids KV has. */
  async copyMissing(kept: string[]): Promise<number> {
    const inKv = new Set(kept);
    const missing = this.sql
      .exec<{ id: string }>('SELECT id FROM requests WHERE expires_at > ?', Date.now() + hourMs)
      .toArray()
      .filter(({ id }) => !inKv.has(id) && !isPending(this.sql, id, 'copy'));
    this.enqueueAll(
      missing.map(({ id }) => id),
      'copy',
    );
    if (missing.length > 0) await this.wakeBy(Date.now());
    return missing.length;
  }

  exportPage(after: number): { lines: string[]; next: number | null } {
    return exportPage(this.sql, after);
  }

  /** Takes all of these lines, or none. */
  async importLines(lines: string[]): Promise<{ added: number; skipped: number } | { problem: string }> {
    try {
      const result = this.transact((now) => importLines(this.sql, lines, now));
      await this.wakeBy(Date.now());
      return result;
    } catch (error) {
      if (error instanceof LineError) return { problem: error.message };
      throw error;
    }
  }

  /** Owes the digest of a day, if there is somebody to mail it to. */
  async enqueueDigest(day: number): Promise<void> {
    if (!channelsOf(this.env).includes('mail')) return;
    this.transact((now) => enqueueDigest(this.sql, day, now));
    await this.wakeBy(Date.now());
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
}
