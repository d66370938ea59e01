import type { Health } from '#schema/api/health.ts';
import type { RequestPhoto } from '#schema/api/photo.ts';
import { errorName } from '../../error-name.ts';
import { channelsOf } from '../../notify/notify.ts';
import { DeskApi } from './api.ts';
import { enqueueDigest } from './digest.ts';
import { readGuards } from './guards.ts';
import { byAge, type FoundRequest, insertFound, isErased } from './insert.ts';
import { type Name, remember } from './memory.ts';
import { enqueue } from './outbox.ts';
import { insertPhotos } from './photos.ts';

/** What the schedule and `npm run desk` ask of the desk. */
export class Upkeep extends DeskApi {
  /** Inserts what only KV has, each by itself, so that one that can't be inserted doesn't stop the others. */
  async insertFound(found: FoundRequest[], { isNew }: { isNew: boolean }): Promise<{ inserted: number; failed: string[] }> {
    const channels = channelsOf(this.core.env);
    const failed: string[] = [];
    let inserted = 0;
    await this.core.forEach(byAge(found), (each) => {
      try {
        if (this.core.transact((now) => insertFound(this.sql, each, { isNew, channels, now }))) inserted += 1;
      } catch (error) {
        console.error(JSON.stringify({ event: 'request_not_inserted', id: each.id, error: errorName(error) }));
        failed.push(each.id);
      }
    });
    await this.core.announceChange();
    return { inserted, failed };
  }

  /** Which of these requests the desk doesn't have. */
  findMissing(ids: string[]): string[] {
    const select = 'SELECT id FROM requests WHERE id IN (SELECT value FROM json_each(?))';
    const known = new Set(
      this.sql
        .exec<{ id: string }>(select, JSON.stringify(ids))
        .toArray()
        .map(({ id }) => id),
    );
    return ids.filter((id) => !known.has(id));
  }

  /** Inserts photos that only KV knows of, and has those removed whose request was erased. */
  async settlePhotos(found: RequestPhoto[]): Promise<void> {
    this.core.transact((now) => {
      insertPhotos(this.sql, found);
      for (const { id } of found) if (isErased(this.sql, id)) enqueue(this.sql, { id, task: 'remove', now });
    });
    await this.core.wakeForOutbox();
  }

  /** Enqueues the day's digest, once its hour has come and if there is somebody to mail it to. */
  async enqueueDigest(): Promise<void> {
    if (!channelsOf(this.core.env).includes('mail')) return;
    this.core.transact((now) => enqueueDigest(this.sql, now));
    await this.core.wakeForOutbox();
  }

  remember(name: Name, value: number): void {
    remember(this.sql, name, value);
  }

  health(): Health {
    const off = readGuards(this.core);
    return { status: off.length === 0 ? 'ok' : 'degraded', off };
  }
}
