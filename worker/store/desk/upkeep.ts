import { hourMs } from '../../../schema/duration.ts';
import type { Health } from '../../../schema/health.ts';
import { notificationChannels } from '../../../schema/notification-channels.ts';
import type { RequestPhoto } from '../../../schema/photo.ts';
import { errorName } from '../../error-name.ts';
import { channelsOf } from '../../notify/notify.ts';
import { DeskApi } from './api.ts';
import { acceptLoss, countMissing } from './decisions.ts';
import { enqueueDigest } from './digest.ts';
import { exportPage } from './export.ts';
import { readGuards, rememberOff } from './guards.ts';
import { importLine, readLine } from './import.ts';
import { byAge, type FoundRequest, insertFound, isErased } from './insert.ts';
import { learnRegister } from './learn-register.ts';
import { type Name, recall, remember } from './memory.ts';
import { enqueue, isAnyOf, isUndecided } from './outbox.ts';
import { addPhoto, insertPhotos } from './photos.ts';
import { countRows, hasRow } from './sql.ts';

/** Ids handed over at a time. */
const idsPerPage = 2000;

/** What the schedule and `npm run desk` ask of the desk: to sync with KV, to export and to import. */
export class Upkeep extends DeskApi {
  /** Inserts each by itself, so that one that can't be inserted doesn't stop the others. */
  async insertFound(found: FoundRequest[], { isNew }: { isNew: boolean }): Promise<{ inserted: number; failed: string[] }> {
    await learnRegister(this.core);
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
    if (inserted > 0) await this.core.announceChange();
    return { inserted, failed };
  }

  /** Which of the ids that KV holds the desk lacks. Erased ones that KV still has are removed there. */
  async findMissing(ids: string[]): Promise<string[]> {
    await learnRegister(this.core);
    const among = (table: 'requests' | 'tombstones') =>
      this.sql
        .exec<{ id: string }>(`SELECT id FROM ${table} WHERE id IN (SELECT value FROM json_each(?))`, JSON.stringify(ids))
        .toArray()
        .map(({ id }) => id);
    const erased = among('tombstones');
    if (erased.length > 0) await this.core.enqueueAll(erased, 'remove');
    const known = new Set([...erased, ...among('requests')]);
    return ids.filter((id) => !known.has(id));
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

  /** Some ids of requests that KV should hold, in their order, except those that are being copied. `next` is the cursor of the next page. */
  idsForKv(cursor: string): { ids: string[]; next: string | null } {
    const rows = this.sql
      .exec<{ id: string }>(
        `SELECT id FROM requests WHERE id > ? AND expires_at > ?
           AND NOT EXISTS (SELECT 1 FROM outbox WHERE request_id = id AND task = 'copy') ORDER BY id LIMIT ?`,
        cursor,
        Date.now() + hourMs,
        idsPerPage,
      )
      .toArray();
    const ids = rows.map(({ id }) => id);
    return { ids, next: ids.length < idsPerPage ? null : (ids.at(-1) ?? null) };
  }

  async copy(ids: string[]): Promise<void> {
    if (ids.length > 0) await this.core.enqueueAll(ids, 'copy');
  }

  exportPage(cursor: string): { lines: string[]; next: string | null } {
    return exportPage(this.sql, cursor);
  }

  /** Takes each line by itself. `unreadable` are the numbers of those it can't take. */
  async importLines(lines: string[]): Promise<{ added: number; skipped: number; unreadable: number[] }> {
    await learnRegister(this.core);
    const read = await Promise.all(lines.map(readLine));
    let added = 0;
    const unreadable: number[] = [];
    await this.core.forEach(read, (line, index) => {
      try {
        if (!line) unreadable.push(index + 1);
        else if (this.core.transact((now) => importLine(this.sql, line, now))) added += 1;
      } catch (error) {
        console.error(JSON.stringify({ event: 'line_not_imported', error: errorName(error) }));
        unreadable.push(index + 1);
      }
    });
    await this.core.announceChange();
    return { added, skipped: lines.length - added - unreadable.length, unreadable };
  }

  /** Publishes again without what no backup has. Returns how many jobs and reviews that is. */
  acceptLoss(): number {
    return acceptLoss(this.sql);
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

  /** Marks a desk without requests as one of examples. False if it has some. */
  beginExample(): boolean {
    const isEmpty = !hasRow(this.sql, 'requests');
    if (isEmpty) this.remember('example', 1);
    return isEmpty;
  }

  /** Has SQLite look through its database for damage, a table at a time. */
  async checkDatabase(): Promise<void> {
    // The search's index has tables of its own; reading all of its words as well would take long.
    const tables = this.sql
      .exec<{ name: string }>(`SELECT name FROM sqlite_schema WHERE type = 'table' AND rootpage > 0`)
      .toArray();
    let isDamaged = false;
    // Cloudflare's own tables can't be read.
    for (const { name } of tables.filter(({ name }) => !name.startsWith('_cf_'))) {
      isDamaged = !isSound(this.sql, name) || isDamaged;
      await scheduler.wait(0);
    }
    this.remember('damaged', isDamaged ? 1 : 0);
  }

  /** Lets a guard see that the schedule has stopped, and notices what is off even if nobody looks. */
  async noteSchedule(): Promise<void> {
    this.remember('scheduledAt', Date.now());
    await readGuards(this.core);
  }

  noteLimiterFailure(): void {
    const now = Date.now();
    this.remember('limiterFailedAt', now);
    rememberOff(this.sql, 'limiter', now);
  }

  async health(): Promise<Health> {
    const { sql } = this;
    const count = (condition: string) => countRows(sql, `outbox WHERE ${condition}`);
    const backupAt = recall(sql, 'backupAt');
    const off = await readGuards(this.core);
    return {
      status: off.length === 0 ? 'ok' : 'degraded',
      off,
      backupAgeHours: backupAt === null ? null : Math.round((Date.now() - backupAt) / hourMs),
      notificationsPending: count(`${isNotification} AND coalesce(next_at, started_at) IS NOT NULL`),
      notificationsGivenUp: count(`${isNotification} AND coalesce(next_at, started_at) IS NULL AND NOT (${isUndecided})`),
      mailsUndecided: count(isUndecided),
      copiesPending: count(`task = 'copy'`),
      copiesLeft: recall(sql, 'copiesLeft') ?? 0,
      removalsPending: count(`task = 'remove'`),
      foundInKvOnly: recall(sql, 'foundInKvOnly') ?? 0,
      notInserted: recall(sql, 'notInserted') ?? 0,
      proofMissing: countMissing(sql),
    };
  }
}

const isNotification = isAnyOf(...notificationChannels, 'reply');

function isSound(sql: SqlStorage, table: string): boolean {
  try {
    const [row] = sql.exec<{ quick_check: string }>(`PRAGMA quick_check("${table}")`).toArray();
    if (row?.quick_check === 'ok') return true;
    console.error(JSON.stringify({ event: 'database_damaged' }));
  } catch (error) {
    console.error(JSON.stringify({ event: 'database_damaged', error: errorName(error) }));
  }
  return false;
}
