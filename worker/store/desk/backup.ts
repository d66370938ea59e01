/** Everything the desk holds as lines of JSON (NDJSON), and back. */
import * as z from 'zod/mini';
import { deleteRows, removeRequest } from './change.ts';
import { addEntry } from './entries.ts';
import { adoptRequest, isErased } from './file.ts';
import { findRow, type RequestRow } from './rows.ts';
import { indexText } from './search.ts';

const lineSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('request'),
    id: z.string(),
    value: z.string(),
    position: z.int(),
    status: z.string(),
    version: z.int(),
    spamReason: z.nullable(z.string()),
    suspicions: z.string(),
    trashedAt: z.nullable(z.int()),
    expiresAt: z.int(),
    keyHash: z.nullable(z.string()),
    contentHash: z.string(),
    entries: z.array(z.object({ at: z.int(), by: z.nullable(z.string()), kind: z.enum(['note', 'event']), text: z.string() })),
  }),
  z.object({ kind: z.literal('tombstone'), id: z.string(), at: z.int() }),
  z.object({ kind: z.literal('subscriber'), email: z.string(), askedAt: z.int(), confirmedAt: z.nullable(z.int()) }),
]);

type Line = z.infer<typeof lineSchema>;

/** Rows of one page of the export. */
const pageLength = 500;

/** The first page has tombstones and subscribers as well, so that an import knows what was erased before it meets a request. */
export function exportPage(sql: SqlStorage, after: number): { lines: string[]; next: number | null } {
  const head: Line[] = after > 0 ? [] : [...tombstoneLines(sql), ...subscriberLines(sql)];
  const rows = sql
    .exec<RequestRow>('SELECT * FROM requests WHERE position > ? ORDER BY position LIMIT ?', after, pageLength)
    .toArray();
  const lines = [...head, ...rows.map((row) => requestLine(sql, row))].map((line) => JSON.stringify(line));
  return { lines, next: rows.length < pageLength ? null : (rows.at(-1)?.position ?? null) };
}

/** A line that can't be read. */
export class LineError extends Error {}

/**
 * Takes lines of an export. What was erased stays erased, and a request that somebody has worked on here stays as it is; one that a
 * rebuild has filed gets its status, notes and history back. KV gets what it lacks from the nightly sweep: a copy owed for every line
 * could use up a day's writes. Throws a LineError.
 */
export function importLines(sql: SqlStorage, lines: string[], now: number): { added: number; skipped: number } {
  let added = 0;
  for (const [index, text] of lines.entries()) if (importLine(sql, parseLine(text, index + 1), now)) added += 1;
  return { added, skipped: lines.length - added };
}

function parseLine(text: string, number: number): Line {
  try {
    return lineSchema.parse(JSON.parse(text));
  } catch {
    throw new LineError(`Line ${number} isn't from an export of the desk.`);
  }
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
        ...[line.email, line.askedAt, line.confirmedAt],
      ).rowsWritten > 0
    );
  }
  if (isErased(sql, line.id) || line.expiresAt <= now) return false;
  const { id, value, keyHash, contentHash } = line;
  const row = findRow(sql, id);
  if (row && (row.version >= line.version || isWorkedOn(sql, id))) return false;
  // It was filed from KV, without what the business did with it. The line has both.
  if (row) deleteRows(sql, row);
  const isKnownKey = keyHash !== null && sql.exec('SELECT 1 FROM requests WHERE key_hash = ?', keyHash).toArray().length > 0;
  const filing = { id, value, keyHash: isKnownKey ? null : keyHash, contentHash, tasks: [], origin: '' };
  if (!adoptRequest(sql, filing, { position: line.position, now })) return false;
  // Notes that came with the value are among the entries of the line.
  sql.exec('DELETE FROM entries WHERE request_id = ?', id);
  for (const entry of line.entries) addEntry(sql, { id, ...entry });
  sql.exec(
    'UPDATE requests SET status = ?, version = ?, spam_reason = ?, suspicions = ?, trashed_at = ?, expires_at = ? WHERE id = ?',
    ...[line.status, line.version, line.spamReason, line.suspicions, line.trashedAt, line.expiresAt, id],
  );
  indexText(sql, sql.exec<RequestRow>('SELECT * FROM requests WHERE id = ?', id).one());
  return true;
}

/** Notes without an author came with the request; everything else happened here. */
function isWorkedOn(sql: SqlStorage, id: string): boolean {
  return sql.exec(`SELECT 1 FROM entries WHERE request_id = ? AND (by IS NOT NULL OR kind <> 'note')`, id).toArray().length > 0;
}

function requestLine(sql: SqlStorage, row: RequestRow): Line {
  const entries = sql
    .exec<{ at: number; by: string | null; kind: string; text: string }>(
      'SELECT at, by, kind, text FROM entries WHERE request_id = ? ORDER BY number',
      row.id,
    )
    .toArray()
    .map((entry) => ({ ...entry, kind: entry.kind === 'note' ? ('note' as const) : ('event' as const) }));
  return {
    kind: 'request',
    id: row.id,
    value: row.value,
    position: row.position,
    status: row.status,
    version: row.version,
    spamReason: row.spam_reason,
    suspicions: row.suspicions,
    trashedAt: row.trashed_at,
    expiresAt: row.expires_at,
    keyHash: row.key_hash,
    contentHash: row.content_hash,
    entries,
  };
}

function tombstoneLines(sql: SqlStorage): Line[] {
  return sql
    .exec<{ id: string; at: number }>('SELECT id, at FROM tombstones ORDER BY at')
    .toArray()
    .map((row) => ({ kind: 'tombstone', ...row }));
}

function subscriberLines(sql: SqlStorage): Line[] {
  return sql
    .exec<{ email: string; asked_at: number; confirmed_at: number | null }>(
      'SELECT email, asked_at, confirmed_at FROM subscribers ORDER BY asked_at',
    )
    .toArray()
    .map(({ email, asked_at, confirmed_at }) => ({ kind: 'subscriber', email, askedAt: asked_at, confirmedAt: confirmed_at }));
}
