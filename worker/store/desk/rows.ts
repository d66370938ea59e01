/** Rows of the desk's tables, and the requests that the API shows made from them. */
import { type ListedRequest, type RequestState, requestStatuses, type StoredRequest } from '../../../schema/stored-request.ts';
import { type Intake, readIntake } from '../intake.ts';

export interface RequestRow extends Record<string, SqlStorageValue> {
  position: number;
  id: string;
  key_hash: string | null;
  content_hash: string;
  received_at: number;
  value: string;
  email_key: string;
  phone_key: string;
  status: string;
  version: number;
  spam_reason: string | null;
  suspicions: string;
  trashed_at: number | null;
  expires_at: number;
}

/** Characters of the details in a list. */
const excerptLength = 300;

export function findRow(sql: SqlStorage, id: string): RequestRow | null {
  return sql.exec<RequestRow>('SELECT * FROM requests WHERE id = ?', id).toArray()[0] ?? null;
}

/** The whole request with its notes and history. */
export function requestOf(sql: SqlStorage, row: RequestRow): StoredRequest {
  const intake = readIntake(row.id, row.value);
  return {
    id: row.id,
    receivedAt: timeText(row.received_at),
    ...shownFields(intake),
    ...(intake.fields?.plan && { plan: intake.fields.plan }),
    ...(Object.keys(intake.otherFields).length > 0 && { otherFields: intake.otherFields }),
    ...(intake.fields === null && { unreadable: row.value }),
    state: stateOf(sql, row),
  };
}

export function listedRequest(sql: SqlStorage, row: RequestRow): ListedRequest {
  const intake = readIntake(row.id, row.value);
  const { projectDetails, ...fields } = shownFields(intake);
  return {
    id: row.id,
    receivedAt: timeText(row.received_at),
    ...fields,
    excerpt: (intake.fields === null ? row.value : projectDetails).slice(0, excerptLength).toWellFormed(),
    status: statusOf(row),
    version: row.version,
    ...(row.spam_reason !== null && { spamReason: row.spam_reason }),
    suspicions: suspicionsOf(row),
    ...(failedNews(sql, row.id) && { notNotified: true }),
    ...(hasDuplicate(sql, row) && { duplicate: true }),
    ...(intake.fields === null && { unreadable: true }),
    ...(row.trashed_at !== null && { trashedAt: timeText(row.trashed_at) }),
  };
}

/** The fields that every request shows, empty where it has none. */
export function shownFields({ fields }: Intake) {
  const { fullName = '', email = '', phone = '', zipCode = '', serviceNeeded = '', projectDetails = '' } = fields ?? {};
  return { fullName, email, phone, zipCode, serviceNeeded, projectDetails };
}

function stateOf(sql: SqlStorage, row: RequestRow): RequestState {
  const entries = sql
    .exec<{ at: number; by: string | null; kind: string; text: string }>(
      'SELECT at, by, kind, text FROM entries WHERE request_id = ? ORDER BY number',
      row.id,
    )
    .toArray();
  const signed = ({ at, by }: { at: number; by: string | null }) => ({ at: timeText(at), ...(by !== null && { by }) });
  const failed = failedNews(sql, row.id);
  return {
    status: statusOf(row),
    version: row.version,
    notes: entries.filter(({ kind }) => kind === 'note').map((note) => ({ ...signed(note), text: note.text })),
    history: entries.filter(({ kind }) => kind === 'event').map((event) => ({ ...signed(event), what: event.text })),
    ...(row.spam_reason !== null && { spamReason: row.spam_reason }),
    suspicions: suspicionsOf(row),
    ...(failed && { notNotified: failed }),
    ...(row.trashed_at !== null && { trashedAt: timeText(row.trashed_at) }),
  };
}

/** A status that an older version knew counts as new, so that somebody looks at it. */
function statusOf({ status }: RequestRow): RequestState['status'] {
  return requestStatuses.find((known) => known === status) ?? 'new';
}

function suspicionsOf({ suspicions }: RequestRow): string[] {
  const parsed: unknown = JSON.parse(suspicions);
  return Array.isArray(parsed) ? parsed.map(String) : [];
}

function failedNews(sql: SqlStorage, id: string): RequestState['notNotified'] | null {
  const owed = sql
    .exec<{ task: string; failed_at: number }>(
      `SELECT task, failed_at FROM owed WHERE request_id = ? AND task IN ('mail', 'webhook') AND failed_at IS NOT NULL`,
      id,
    )
    .toArray();
  if (owed.length === 0) return null;
  const by = (['mail', 'webhook'] as const).filter((way) => owed.some(({ task }) => task === way));
  return { at: timeText(Math.max(...owed.map(({ failed_at }) => failed_at))), by };
}

function hasDuplicate(sql: SqlStorage, { id, email_key, phone_key }: RequestRow): boolean {
  return (
    sql
      .exec(
        // The indexes leave out empty keys, and SQLite only uses them if the statement does, too.
        `SELECT 1 FROM requests WHERE email_key = ?1 AND email_key <> '' AND id <> ?3 AND trashed_at IS NULL
         UNION ALL SELECT 1 FROM requests WHERE phone_key = ?2 AND phone_key <> '' AND id <> ?3 AND trashed_at IS NULL LIMIT 1`,
        email_key,
        phone_key,
        id,
      )
      .toArray().length > 0
  );
}

function timeText(ms: number): string {
  return new Date(ms).toISOString();
}
