/** Everything the desk holds, as lines of JSON (NDJSON). */
import type { GoneReason } from '../../../schema/review.ts';
import { clampTime } from '../../time-text.ts';
import { feedsOf } from './calendar.ts';
import type { EntryRow } from './entries.ts';
import type { Line } from './line.ts';
import type { Link } from './links.ts';
import { isExample } from './memory.ts';
import { type PhotoRow, photoOf } from './photos.ts';
import { type JobRow, jobOf } from './proof/job-rows.ts';
import { type ReviewRow, reviewOf } from './proof/review-rows.ts';
import type { QuoteRow, WorkRow } from './quotes/quote-rows.ts';
import type { RequestRow } from './rows.ts';
import { preferredOf, suspicionsOf } from './show.ts';
import { hasDate, type VisitRow } from './visit-rows.ts';

/** Small enough that other calls needn't wait long for their turn, and large enough that an export needn't wait often for theirs. */
const pageBytes = 512 * 1024;
const batch = 25;

interface Numbered {
  /** Where the next page continues. */
  after: number;
  line: Line;
}

/** What was erased comes first, so that an import knows it before it meets a request. */
const kinds: readonly ((sql: SqlStorage, after: number) => Iterable<Numbered>)[] = [
  tombstones,
  subscribers,
  feeds,
  contracts,
  requests,
];

/** About 512 KiB of lines. `next` is the cursor of the next page; null after the last. */
export function exportPage(sql: SqlStorage, cursor: string): { lines: string[]; next: string | null } {
  const [firstKind = 0, firstAfter = 0] = cursor.split(':').map(Number);
  const lines: string[] = [];
  let bytes = 0;
  for (const [index, linesOf] of kinds.entries()) {
    let after = index === firstKind ? firstAfter : 0;
    for (let isMore = index >= firstKind; isMore; ) {
      isMore = false;
      for (const row of linesOf(sql, after)) {
        isMore = true;
        after = row.after;
        const text = JSON.stringify(row.line);
        lines.push(text);
        bytes += 2 * text.length;
        if (bytes >= pageBytes) return { lines, next: `${index}:${after}` };
      }
    }
  }
  return { lines, next: null };
}

function* tombstones(sql: SqlStorage, after: number): Iterable<Numbered> {
  const rows = sql.exec<{ rowid: number; id: string; at: number; review: GoneReason | null }>(
    'SELECT rowid, id, at, review FROM tombstones WHERE rowid > ? ORDER BY rowid LIMIT ?',
    after,
    batch,
  );
  for (const { rowid, id, at, review } of rows.toArray()) {
    yield { after: rowid, line: { kind: 'tombstone', id, at: clampTime(at), ...(review && { review }) } };
  }
}

function* subscribers(sql: SqlStorage, after: number): Iterable<Numbered> {
  const rows = sql.exec<{ rowid: number; email: string; asked_at: number; confirmed_at: number | null }>(
    'SELECT rowid, email, asked_at, confirmed_at FROM subscribers WHERE rowid > ? ORDER BY rowid LIMIT ?',
    after,
    batch,
  );
  for (const { rowid, email, asked_at, confirmed_at } of rows.toArray()) {
    const times = { askedAt: clampTime(asked_at), confirmedAt: confirmed_at && clampTime(confirmed_at) };
    yield { after: rowid, line: { kind: 'subscriber', email, ...times } };
  }
}

function* feeds(sql: SqlStorage, after: number): Iterable<Numbered> {
  for (const feed of after === 0 ? feedsOf(sql) : [])
    yield { after: 1, line: { kind: 'calendar', ...feed, at: clampTime(feed.at) } };
}

function* contracts(sql: SqlStorage, after: number): Iterable<Numbered> {
  const select = 'SELECT rowid, * FROM quotes WHERE rowid > ? AND kept_until IS NOT NULL ORDER BY rowid LIMIT ?';
  const rows = sql.exec<QuoteRow & { rowid: number; request_id: string; kept_until: number }>(select, after, batch).toArray();
  for (const { rowid, request_id: id, kept_until: keptUntil, number, content, progress } of rows) {
    yield { after: rowid, line: { kind: 'contract', id, keptUntil, number, content, progress } };
  }
}

function* requests(sql: SqlStorage, after: number): Iterable<Numbered> {
  const rows = sql
    .exec<RequestRow>('SELECT * FROM requests WHERE position > ? ORDER BY position LIMIT ?', after, batch)
    .toArray();
  const mark = isExample(sql) ? { isExample: true } : {};
  const related = relatedTo(
    sql,
    rows.map(({ id }) => id),
  );
  for (const row of rows) yield { after: row.position, line: { ...requestLine(row, related), ...mark } };
}

type Related = ReturnType<typeof relatedTo>;

/** What other tables hold about these requests. One query for a batch costs a fraction of one for each request. */
function relatedTo(sql: SqlStorage, ids: string[]) {
  const rowsOf = <Row extends { request_id: string }>(table: string, order = 'rowid', condition = 'TRUE') =>
    Map.groupBy(
      sql.exec<Row & Record<string, SqlStorageValue>>(
        `SELECT * FROM ${table} WHERE request_id IN (SELECT value FROM json_each(?)) AND ${condition} ORDER BY ${order}`,
        JSON.stringify(ids),
      ),
      ({ request_id }) => request_id,
    );
  return {
    entries: rowsOf<EntryRow>('entries'),
    links: rowsOf<Link & { request_id: string }>('links', 'at, hash'),
    photos: rowsOf<PhotoRow & { request_id: string }>('photos'),
    visits: rowsOf<VisitRow>('visits', 'rowid', hasDate),
    jobs: rowsOf<JobRow>('jobs'),
    reviews: rowsOf<ReviewRow>('reviews'),
    quotes: rowsOf<QuoteRow & { request_id: string }>('quotes', 'number'),
    work: rowsOf<WorkRow & { request_id: string }>('work'),
  };
}

function requestLine(row: RequestRow, related: Related): Line {
  const { id } = row;
  const visit = related.visits.get(id)?.[0];
  const work = related.work.get(id)?.[0];
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
    entries: (related.entries.get(id) ?? []).map(({ at, actor, by, link, kind, text, channel, subject }) => ({
      at: clampTime(at),
      actor,
      by,
      link,
      kind,
      text,
      channel,
      subject,
    })),
    urgency: row.urgency,
    preferred: JSON.stringify(preferredOf(row)),
    withdrawnAt: row.withdrawn_at && clampTime(row.withdrawn_at),
    links: (related.links.get(id) ?? []).map(({ hash, at, by, opener }) => ({
      hash,
      at: clampTime(at),
      ...(by !== null && { by, opener }),
    })),
    linksRevokedAt: row.links_revoked_at && clampTime(row.links_revoked_at),
    // What may be shown is in the register alone.
    photos: (related.photos.get(id) ?? []).map((row) => ({ photo: photoOf(row), expiresAt: clampTime(row.expires_at) })),
    ...proofLine(related.jobs.get(id)?.[0], related.reviews.get(id)?.[0]),
    quotes: (related.quotes.get(id) ?? []).map(({ number, content, progress }) => ({ number, content, progress })),
    ...(work && { work }),
    visit: visit
      ? {
          date: visit.date,
          part: visit.part,
          state: visit.state,
          sequence: visit.sequence,
          isKnown: visit.is_known,
          changedAt: clampTime(visit.changed_at),
          address: visit.address,
        }
      : null,
  };
}

function proofLine(row?: JobRow, review?: ReviewRow): Pick<Extract<Line, { kind: 'request' }>, 'job' | 'review'> {
  const job = row && jobOf(row);
  return {
    ...(job && { job: { ...job, publicId: row.public_id } }),
    // Only a job has a review.
    ...(row && review && { review: { ...reviewOf(review), publicId: review.public_id } }),
  };
}
