/** The calendar feed: one private address. The desk keeps the SHA-256 of its secret. */
import { dayMs } from '../../../schema/duration.ts';
import type { Visits } from '../../../schema/visit.ts';
import { calendarDays } from '../retention.ts';
import { calendarText, type VisitEvent } from './ics.ts';
import { Part } from './part.ts';
import { hasDate } from './visit-rows.ts';
import { listVisits } from './visits.ts';

export class Calendar extends Part {
  /** Replaces any earlier feed, whose address stops working. */
  openFeed(hash: string, by: string): void {
    this.core.transact((now) => {
      this.closeFeed();
      addFeed(this.sql, { hash, by, at: now });
    });
  }

  closeFeed(): void {
    this.sql.exec('DELETE FROM calendars');
  }

  feed(): Omit<Feed, 'hash'> | null {
    const feed = findFeed(this.sql);
    return feed && { by: feed.by, at: feed.at };
  }

  /** Null if no feed has this secret. */
  feedText(hash: string): string | null {
    return findFeed(this.sql)?.hash === hash ? calendarText(feedEvents(this.sql, Date.now())) : null;
  }

  /** Null if the request has no visit. */
  visitText(id: string): string | null {
    const event = this.sql.exec<VisitEvent>(`${select} AND visits.request_id = ?`, id).toArray()[0];
    return event ? calendarText([event]) : null;
  }

  visits(from: string, to: string): Visits {
    return listVisits(this.sql, from, to);
  }
}

interface Feed {
  /** SHA-256 of the secret in its address. */
  hash: string;
  by: string;
  /** Unix ms. */
  at: number;
}

export function addFeed(sql: SqlStorage, { hash, by, at }: Feed): void {
  sql.exec('INSERT INTO calendars (hash, by, at) VALUES (?, ?, ?)', hash, by, at);
}

export function findFeed(sql: SqlStorage): Feed | null {
  return sql.exec<Record<string, SqlStorageValue> & Feed>('SELECT hash, by, at FROM calendars').toArray()[0] ?? null;
}

/** Visits that calendars should show, and canceled ones that they may still show. */
function feedEvents(sql: SqlStorage, now: number): VisitEvent[] {
  const from = new Date(now - calendarDays * dayMs).toISOString().slice(0, 10);
  return sql
    .exec<VisitEvent>(
      `${select} AND visits.date >= ? AND visits.is_known = 1 AND requests.trashed_at IS NULL ORDER BY visits.date, requests.id`,
      from,
    )
    .toArray();
}

const select = `SELECT requests.*, visits.* FROM visits JOIN requests ON requests.id = visits.request_id WHERE ${hasDate}`;
