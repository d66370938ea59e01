/** Notes, replies, messages and the audit trail of requests. */
import type { Actor } from '#schema/api/author.ts';
import type { ReplyChannel } from '#schema/api/reply.ts';
import { addRow, countRows, findFirst } from './sql.ts';

/** Who did something. */
export interface Author {
  actor: Actor;
  /** Null for the customer, and for the website itself. */
  by: string | null;
  /** Who made the link that the customer used. Null if it's their own. */
  link?: string | null;
}

export const site: Author = { actor: 'site', by: null };

export function customerBy(link: string | null): Author {
  return { actor: 'customer', by: null, link };
}

export interface Entry extends Author {
  id: string;
  kind: 'note' | 'event' | 'reply' | 'message';
  text: string;
  /** Unix ms. */
  at: number;
  channel?: ReplyChannel | null;
  /** The subject of a reply by mail. */
  subject?: string | null;
}

export interface EntryRow extends Record<string, SqlStorageValue> {
  number: number;
  request_id: string;
  at: number;
  actor: Actor;
  by: string | null;
  link: string | null;
  kind: Entry['kind'];
  text: string;
  channel: ReplyChannel | null;
  subject: string | null;
}

export function addEntry(
  sql: SqlStorage,
  { id, kind, text, actor, by, link = null, at, channel = null, subject = null }: Entry,
): number {
  const row = { request_id: id, at, actor, by, link, kind, text, channel, subject };
  const { number } = addRow(sql, 'entries', row, 'RETURNING number').one();
  return Number(number);
}

export function entriesOf(sql: SqlStorage, id: string): EntryRow[] {
  return sql.exec<EntryRow>('SELECT * FROM entries WHERE request_id = ? ORDER BY number', id).toArray();
}

export function findEntry(sql: SqlStorage, number: number): EntryRow | null {
  return findFirst<EntryRow>(sql, 'SELECT * FROM entries WHERE number = ?', number);
}

export function countNotes(sql: SqlStorage, id: string): number {
  return count(sql, id, `kind IN ('note', 'reply')`);
}

export function countMessages(sql: SqlStorage, id: string): number {
  return count(sql, id, `kind = 'message'`);
}

/** What the visitor did from entry `number` on, of the same kind. */
export function entriesFrom(sql: SqlStorage, { request_id, number, kind }: EntryRow): EntryRow[] {
  const select = `SELECT * FROM entries WHERE request_id = ? AND number >= ? AND kind = ? AND actor = 'customer' ORDER BY number`;
  return sql.exec<EntryRow>(select, request_id, number, kind).toArray();
}

function count(sql: SqlStorage, id: string, condition: string): number {
  return countRows(sql, `entries WHERE request_id = ? AND ${condition}`, id);
}
