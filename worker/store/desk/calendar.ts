/** The calendar feed: one private address. The desk keeps the SHA-256 of its secret. */
import { dayMs } from '../../../schema/duration.ts';
import { calendarDays } from '../retention.ts';
import { DeskApi } from './api.ts';
import { calendarText, type VisitEvent, type WorkEvent } from './ics.ts';
import { plannedWork } from './quotes/quote-rows.ts';
import { addRow, findFirst } from './sql.ts';
import { hasDate } from './visit-rows.ts';

export class Calendar extends DeskApi {
  /** Replaces any earlier feed, whose address stops working. */
  openFeed(hash: string, by: string): void {
    this.core.transact((now) => {
      this.closeFeed();
      addRow(this.sql, 'calendars', { hash, by, at: now });
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
    const now = Date.now();
    return findFeed(this.sql)?.hash === hash ? calendarText([...feedEvents(this.sql, now), ...workEvents(this.sql, now)]) : null;
  }

  /** Null if the request has no visit. */
  visitText(id: string): string | null {
    const event = findFirst<VisitEvent>(this.sql, `${select} AND visits.request_id = ?`, id);
    return event ? calendarText([event]) : null;
  }
}

interface Feed {
  /** SHA-256 of the secret in its address. */
  hash: string;
  by: string;
  /** Unix ms. */
  at: number;
}

export function findFeed(sql: SqlStorage): Feed | null {
  return findFirst<Feed>(sql, 'SELECT hash, by, at FROM calendars');
}

/** Visits that calendars should show, and canceled ones that they may still show. */
function feedEvents(sql: SqlStorage, now: number): VisitEvent[] {
  const from = firstDay(now);
  const order = 'ORDER BY visits.date, requests.id';
  const shown = `${select} AND visits.date >= ? AND visits.is_known = 1 AND requests.trashed_at IS NULL ${order}`;
  return sql.exec<VisitEvent>(shown, from).toArray();
}

/** Work days leave the feed when their job is no longer won. */
function workEvents(sql: SqlStorage, now: number): WorkEvent[] {
  const address = '(SELECT address FROM visits WHERE visits.request_id = id) AS address';
  return sql
    .exec<WorkEvent>(`SELECT *, ${address} FROM ${plannedWork} AND last >= ? ORDER BY first, id`, firstDay(now))
    .toArray();
}

function firstDay(now: number): string {
  return new Date(now - calendarDays * dayMs).toISOString().slice(0, 10);
}

const select = `SELECT requests.*, visits.* FROM visits JOIN requests ON requests.id = visits.request_id WHERE ${hasDate}`;
