/** The calendar feed: one private address. The desk keeps the SHA-256 of its secret. */
import { dayMs } from '../../../schema/duration.ts';
import type { RequestRow } from './rows.ts';
import { hasDate, type VisitRow } from './visit-rows.ts';

/** How long past visits stay in the feed, in days. */
const daysKept = 60;

/** Replaces any earlier feed, whose address stops working. */
export function openFeed(sql: SqlStorage, hash: string, by: string, now: number): void {
  closeFeed(sql);
  sql.exec('INSERT INTO calendars (hash, by, at) VALUES (?, ?, ?)', hash, by, now);
}

export function closeFeed(sql: SqlStorage): void {
  sql.exec('DELETE FROM calendars');
}

export function findFeed(sql: SqlStorage): { hash: string; by: string; at: number } | null {
  return sql.exec<{ hash: string; by: string; at: number }>('SELECT hash, by, at FROM calendars').toArray()[0] ?? null;
}

export type VisitEvent = VisitRow & RequestRow;

/** Visits that calendars should show, and canceled ones that they may still show. */
export function feedEvents(sql: SqlStorage, now: number): VisitEvent[] {
  const from = new Date(now - daysKept * dayMs).toISOString().slice(0, 10);
  return sql
    .exec<VisitEvent>(
      `${select} AND visits.date >= ? AND visits.is_known = 1 AND requests.trashed_at IS NULL ORDER BY visits.date, requests.id`,
      from,
    )
    .toArray();
}

export function visitEvent(sql: SqlStorage, id: string): VisitEvent | null {
  return sql.exec<VisitEvent>(`${select} AND visits.request_id = ?`, id).toArray()[0] ?? null;
}

const select = `SELECT requests.*, visits.* FROM visits JOIN requests ON requests.id = visits.request_id WHERE ${hasDate}`;
