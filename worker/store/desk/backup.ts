/** Everything the desk holds as lines of JSON (NDJSON), and back. */
import * as z from 'zod/mini';
import { storedPhotoSchema } from '../../../schema/photo.ts';
import { replyChannels } from '../../../schema/reply.ts';
import { visitStates } from '../../../schema/visit.ts';
import { visitWindowSchema } from '../../../schema/visit-windows.ts';
import { parseJson } from '../../parse-json.ts';
import { clampTime, latestTime } from '../../time-text.ts';
import { addFeed, findFeed } from './calendar.ts';
import { deleteRows, removeRequest } from './change.ts';
import { addEntry, entriesOf } from './entries.ts';
import { insertUnlessKnown, isErased } from './insert.ts';
import { addLink, dropLinks, linkHashes } from './links.ts';
import { addPhoto, photoOf, photoRows } from './photos.ts';
import { findRow, type RequestRow } from './rows.ts';
import { indexText } from './search.ts';
import { preferredOf, suspicionsOf } from './show.ts';
import { findVisit } from './visit-rows.ts';

const time = z.int().check(z.minimum(0), z.maximum(latestTime));

const lineSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('request'),
    id: z.string(),
    value: z.string(),
    position: z.int(),
    status: z.string(),
    version: z.int(),
    spamReason: z.nullable(z.string()),
    suspicions: jsonOf(z.array(z.string())),
    trashedAt: z.nullable(time),
    expiresAt: time,
    keyHash: z.nullable(z.string()),
    contentHash: z.string(),
    entries: z.array(
      z.object({
        at: time,
        by: z.nullable(z.string()),
        kind: z.enum(['note', 'event', 'reply', 'message']),
        text: z.string(),
        channel: z.nullable(z.enum(replyChannels)),
        subject: z.nullable(z.string()),
      }),
    ),
    urgency: z.nullable(z.string()),
    preferred: jsonOf(z.array(visitWindowSchema)),
    withdrawnAt: z.nullable(time),
    links: z.array(z.string()),
    photos: z.array(z.object({ photo: storedPhotoSchema, expiresAt: time })),
    visit: z.nullable(
      z.extend(visitWindowSchema, {
        state: z.enum(visitStates),
        sequence: z.int(),
        isKnown: z.int(),
        changedAt: time,
      }),
    ),
  }),
  z.object({ kind: z.literal('tombstone'), id: z.string(), at: time }),
  z.object({ kind: z.literal('calendar'), hash: z.string(), by: z.string(), at: time }),
  z.object({ kind: z.literal('subscriber'), email: z.string(), askedAt: time, confirmedAt: z.nullable(time) }),
]);

/** JSON of this shape, as text. */
function jsonOf(schema: z.ZodMiniType) {
  return z.string().check(z.refine((text) => schema.safeParse(parseJson(text)).success));
}

type Line = z.infer<typeof lineSchema>;
type RequestLine = Extract<Line, { kind: 'request' }>;

/** Rows of one page of the export. */
const pageLength = 500;

/**
 * The first page has tombstones, subscribers and the calendar feed as well, so that an import knows what was erased before it meets a
 * request. Times out of range are moved into the range that an import takes.
 */
export function exportPage(sql: SqlStorage, after: number): { lines: string[]; next: number | null } {
  const head: Line[] = after > 0 ? [] : [...tombstoneLines(sql), ...subscriberLines(sql), ...calendarLines(sql)];
  const rows = sql
    .exec<RequestRow>('SELECT * FROM requests WHERE position > ? ORDER BY position LIMIT ?', after, pageLength)
    .toArray();
  const lines = [...head, ...rows.map((row) => requestLine(sql, row))].map((line) => JSON.stringify(line));
  return { lines, next: rows.length < pageLength ? null : (rows.at(-1)?.position ?? null) };
}

/** A line that can't be read. */
export class LineError extends Error {}

/**
 * Imports lines of an export. Erased requests stay erased, and those that somebody has worked on here stay as they are. A request that
 * came from a rebuild gets its status, notes and history back. Nothing is copied to KV right away, because that could use up the day's
 * writes; the nightly sweep does it. Throws a LineError.
 */
export function importLines(sql: SqlStorage, lines: string[], now: number): { added: number; skipped: number } {
  let added = 0;
  for (const [index, text] of lines.entries()) if (importLine(sql, parseLine(text, index + 1), now)) added += 1;
  return { added, skipped: lines.length - added };
}

function parseLine(text: string, number: number): Line {
  const { data } = lineSchema.safeParse(parseJson(text));
  if (!data) throw new LineError(`Line ${number} isn't from an export of the desk.`);
  return data;
}

function importLine(sql: SqlStorage, line: Line, now: number): boolean {
  if (line.kind === 'tombstone') {
    const row = findRow(sql, line.id);
    // Erasure is final, even if a rebuild found the request in KV before this import.
    if (row) removeRequest(sql, row, now);
    return sql.exec('INSERT OR IGNORE INTO tombstones (id, at) VALUES (?, ?)', line.id, line.at).rowsWritten > 0 || row !== null;
  }
  if (line.kind === 'subscriber') {
    return (
      sql.exec(
        'INSERT OR IGNORE INTO subscribers (email, asked_at, confirmed_at) VALUES (?, ?, ?)',
        line.email,
        line.askedAt,
        line.confirmedAt,
      ).rowsWritten > 0
    );
  }
  if (line.kind === 'calendar') {
    if (findFeed(sql)) return false;
    addFeed(sql, line);
    return true;
  }
  return importRequest(sql, line, now);
}

function importRequest(sql: SqlStorage, line: RequestLine, now: number): boolean {
  if (isErased(sql, line.id) || line.expiresAt <= now) return false;
  const { id, value, keyHash, contentHash } = line;
  const row = findRow(sql, id);
  if (row && (!knowsMore(line, row, entriesOf(sql, id).length) || isWorkedOn(sql, id))) return false;
  // It came from KV, without what the business did with it. The line has both.
  if (row) deleteRows(sql, row);
  const isKnownKey = keyHash !== null && sql.exec('SELECT 1 FROM requests WHERE key_hash = ?', keyHash).toArray().length > 0;
  const request = { id, value, keyHash: isKnownKey ? null : keyHash, contentHash, tasks: [], origin: '' };
  if (!insertUnlessKnown(sql, request, { position: line.position, now })) return false;
  // What came with the value is in the line, too, unless it was removed since.
  sql.exec('DELETE FROM entries WHERE request_id = ?', id);
  for (const entry of line.entries) addEntry(sql, { id, ...entry });
  dropLinks(sql, id);
  for (const hash of line.links) addLink(sql, id, hash);
  for (const { photo, expiresAt } of line.photos) addPhoto(sql, id, photo, expiresAt);
  if (line.visit) {
    const { date, part, state, sequence, isKnown, changedAt } = line.visit;
    sql.exec('INSERT INTO visits VALUES (?, ?, ?, ?, ?, ?, ?)', id, date, part, state, sequence, isKnown, changedAt);
  }
  sql.exec(
    `UPDATE requests SET status = ?, version = ?, spam_reason = ?, suspicions = ?, trashed_at = ?, expires_at = ?, urgency = ?,
       preferred = ?, withdrawn_at = ? WHERE id = ?`,
    line.status,
    line.version,
    line.spamReason,
    line.suspicions,
    line.trashedAt,
    line.expiresAt,
    line.urgency,
    line.preferred,
    line.withdrawnAt,
    id,
  );
  indexText(sql, sql.exec<RequestRow>('SELECT * FROM requests WHERE id = ?', id).one());
  return true;
}

/** Messages by the visitor don't raise the version. */
function knowsMore(line: RequestLine, { version }: RequestRow, entries: number): boolean {
  return line.version > version || line.entries.length > entries;
}

/** Notes without an author came with the request; everything else happened here. */
function isWorkedOn(sql: SqlStorage, id: string): boolean {
  return sql.exec(`SELECT 1 FROM entries WHERE request_id = ? AND (by IS NOT NULL OR kind <> 'note')`, id).toArray().length > 0;
}

function requestLine(sql: SqlStorage, row: RequestRow): Line {
  const visit = findVisit(sql, row.id);
  return {
    kind: 'request',
    id: row.id,
    value: row.value,
    position: row.position,
    status: row.status,
    version: row.version,
    spamReason: row.spam_reason,
    suspicions: JSON.stringify(suspicionsOf(row)),
    trashedAt: row.trashed_at && clampTime(row.trashed_at),
    expiresAt: clampTime(row.expires_at),
    keyHash: row.key_hash,
    contentHash: row.content_hash,
    entries: entriesOf(sql, row.id).map(({ at, by, kind, text, channel, subject }) => ({
      at: clampTime(at),
      by,
      kind,
      text,
      channel,
      subject,
    })),
    urgency: row.urgency,
    preferred: JSON.stringify(preferredOf(row)),
    withdrawnAt: row.withdrawn_at && clampTime(row.withdrawn_at),
    links: linkHashes(sql, row.id),
    photos: photoRows(sql, row.id).map((row) => ({ photo: photoOf(row), expiresAt: clampTime(row.expires_at) })),
    visit: visit && {
      date: visit.date,
      part: visit.part,
      state: visit.state,
      sequence: visit.sequence,
      isKnown: visit.is_known,
      changedAt: clampTime(visit.changed_at),
    },
  };
}

function calendarLines(sql: SqlStorage): Line[] {
  const feed = findFeed(sql);
  return feed ? [{ kind: 'calendar', ...feed, at: clampTime(feed.at) }] : [];
}

function tombstoneLines(sql: SqlStorage): Line[] {
  return sql
    .exec<{ id: string; at: number }>('SELECT id, at FROM tombstones ORDER BY at')
    .toArray()
    .map(({ id, at }) => ({ kind: 'tombstone', id, at: clampTime(at) }));
}

function subscriberLines(sql: SqlStorage): Line[] {
  return sql
    .exec<{ email: string; asked_at: number; confirmed_at: number | null }>(
      'SELECT email, asked_at, confirmed_at FROM subscribers ORDER BY asked_at',
    )
    .toArray()
    .map(({ email, asked_at, confirmed_at }) => ({
      kind: 'subscriber',
      email,
      askedAt: clampTime(asked_at),
      confirmedAt: confirmed_at && clampTime(confirmed_at),
    }));
}
