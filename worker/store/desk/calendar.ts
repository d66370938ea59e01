/** Calendar feeds, each at a private address. The desk keeps the SHA-256 of the secret in it. */

import { type Calendars, calendarLimit } from '#schema/api/visit.ts';
import { dayMs } from '#schema/rules/duration.ts';
import { timeText } from '../../time-text.ts';
import { calendarDays } from '../retention.ts';
import { DeskApi } from './api.ts';
import { calendarText, type VisitEvent, type WorkEvent } from './ics.ts';
import { checkOpeners, type Person } from './openers.ts';
import { plannedWork, type WorkRow } from './quotes/quote-rows.ts';
import type { RequestRow } from './rows.ts';
import { addRow, findFirst } from './sql.ts';
import { canBeVisited, hasDate } from './visit-rows.ts';
import { placeOf } from './visits.ts';

export class Calendar extends DeskApi {
  /** False if there are as many as there can be. */
  async openFeed(hash: string, { by, opener }: Person): Promise<boolean> {
    const isOpen = await checkOpeners(this.core);
    return this.core.transact((now) => {
      for (const feed of feedsOf(this.sql)) if (!isOpen(feed.opener)) this.closeFeed(idOf(feed));
      if (feedsOf(this.sql).length >= calendarLimit) return false;
      addRow(this.sql, 'calendars', { hash, by, at: now, opener });
      return true;
    });
  }

  closeFeed(id: string): void {
    this.sql.exec(`DELETE FROM calendars WHERE substr(hash, 1, ${idLength}) = ?`, id);
  }

  async feeds(): Promise<Calendars['feeds']> {
    const isOpen = await checkOpeners(this.core);
    return feedsOf(this.sql)
      .filter(({ opener }) => isOpen(opener))
      .map((feed) => ({ id: idOf(feed), by: feed.by, at: timeText(feed.at) }));
  }

  /** Null if no feed has this secret, or what its maker signed in with no longer works. */
  async feedText(hash: string): Promise<string | null> {
    const isOpen = await checkOpeners(this.core);
    const feed = findFirst<Feed>(this.sql, 'SELECT * FROM calendars WHERE hash = ?', hash);
    if (!feed || !isOpen(feed.opener)) return null;
    const now = Date.now();
    return calendarText([...feedEvents(this.sql, now), ...workEvents(this.sql, now)]);
  }

  /** Null if the request has no visit. */
  visitText(id: string): string | null {
    const event = findFirst<VisitEvent>(this.sql, `${select} AND visits.request_id = ?`, id);
    return event ? calendarText([event]) : null;
  }
}

/** A feed's id is the beginning of its hash. Nobody can turn that into its address. */
const idLength = 16;

interface Feed extends Record<string, SqlStorageValue> {
  /** SHA-256 of the secret in its address. */
  hash: string;
  by: string;
  /** Unix ms. */
  at: number;
  /** What its maker signed in with. */
  opener: string;
}

function idOf({ hash }: Feed): string {
  return hash.slice(0, idLength);
}

/** The oldest first. */
function feedsOf(sql: SqlStorage): Feed[] {
  return sql.exec<Feed>('SELECT hash, by, at, opener FROM calendars ORDER BY at, hash').toArray();
}

/** A program that reads the feed forgets what is no longer in it. */
function feedEvents(sql: SqlStorage, now: number): VisitEvent[] {
  const shown = `${select} AND visits.date >= ? AND visits.state = 'confirmed' AND ${canBeVisited} ORDER BY visits.date, requests.id`;
  return sql.exec<VisitEvent>(shown, firstDay(now)).toArray();
}

/** Work days leave the feed when their job is no longer won. */
function workEvents(sql: SqlStorage, now: number): WorkEvent[] {
  return sql
    .exec<WorkRow & RequestRow>(`SELECT * FROM ${plannedWork} AND last >= ? ORDER BY first, id`, firstDay(now))
    .toArray()
    .map((row) => ({ ...row, place: placeOf(sql, row) ?? null }));
}

function firstDay(now: number): string {
  return new Date(now - calendarDays * dayMs).toISOString().slice(0, 10);
}

const select = `SELECT requests.*, visits.* FROM visits JOIN requests ON requests.id = visits.request_id WHERE ${hasDate}`;
