/** Requests as the API shows them, made from the desk's rows. */

import type { ListedRequest, RequestState, StoredRequest } from '#schema/api/stored-request.ts';
import { requestFields } from '#schema/request-fields/fields.ts';
import { notificationChannels } from '#schema/rules/notification-channels.ts';
import { statusNames } from '#schema/rules/request-statuses.ts';
import { shorten } from '#schema/rules/shorten.ts';
import { mapTable } from '#schema/rules/table.ts';
import { preferredTimesSchema, type VisitWindow } from '#schema/rules/visit-windows.ts';
import { parseJson } from '../../parse-json.ts';
import { timeText } from '../../time-text.ts';
import { type Intake, readIntake } from '../intake.ts';
import { type EntryRow, entriesOf } from './entries.ts';
import { deliveryOf, isAnyOf } from './outbox.ts';
import { countPhotos, photosOf } from './photos.ts';
import { quoteStateOf, standingIn } from './quotes/quote-rows.ts';
import type { RequestRow } from './rows.ts';
import { hasRow } from './sql.ts';
import { findVisit, visitOf } from './visit-rows.ts';

/** Characters of the details in a list. */
const excerptLength = 300;

export function requestOf(sql: SqlStorage, row: RequestRow): StoredRequest {
  const intake = readIntake(row.id, row.value);
  return {
    id: row.id,
    receivedAt: timeText(row.received_at),
    ...sentIn(intake, row.value),
    photos: photosOf(sql, row.id),
    state: stateOf(sql, row),
  };
}

export function listedRequest(sql: SqlStorage, row: RequestRow): ListedRequest {
  const intake = readIntake(row.id, row.value);
  const { projectDetails, ...fields } = shownFields(intake);
  const { plan, context } = attachmentsOf(intake);
  const quote = standingIn(sql, row.id);
  return {
    id: row.id,
    receivedAt: timeText(row.received_at),
    ...fields,
    excerpt: shorten(intake.fields === null ? row.value : projectDetails, excerptLength),
    status: knownStatus(row),
    version: row.version,
    ...(row.spam_reason !== null && { spamReason: row.spam_reason }),
    ...(failedNotifications(sql, row.id) && { notNotified: true }),
    ...(hasRow(sql, "outbox WHERE request_id = ? AND task = 'reply' AND failed_at IS NOT NULL", row.id) && { mailFailed: true }),
    ...(hasDuplicate(sql, row) && { duplicate: true }),
    ...(intake.fields === null && { unreadable: true }),
    ...(row.trashed_at !== null && { trashedAt: timeText(row.trashed_at) }),
    ...triageOf(sql, row),
    ...(context && { context }),
    language: requestLanguage(intake),
    hasPlan: plan !== undefined,
    photoCount: countPhotos(sql, row.id),
    ...(quote && { quote }),
  };
}

/** What the visitor sent. */
export function sentIn(intake: Intake, value: string) {
  return {
    ...shownFields(intake),
    ...attachmentsOf(intake),
    ...(intake.source && { source: intake.source }),
    language: requestLanguage(intake),
    ...(Object.keys(intake.otherFields).length > 0 && { otherFields: intake.otherFields }),
    ...(intake.fields === null && { unreadable: value }),
  };
}

export function shownRow(row: RequestRow) {
  return shownFields(readIntake(row.id, row.value));
}

/** The fields that every request shows, empty where it has none. */
export function shownFields({ fields }: Intake) {
  return mapTable(requestFields, (_, name) => fields?.[name] ?? '');
}

/** What can come with the fields. */
export function attachmentsOf({ fields }: Intake): Pick<StoredRequest, 'plan' | 'context'> {
  return { ...(fields?.plan && { plan: fields.plan }), ...(fields?.context && { context: fields.context }) };
}

function requestLanguage({ fields }: Intake): string {
  return fields?.language || 'en';
}

export function preferredOf({ preferred }: Pick<RequestRow, 'preferred'>): VisitWindow[] {
  return preferredTimesSchema.safeParse(parseJson(preferred)).data ?? [];
}

function stateOf(sql: SqlStorage, row: RequestRow): RequestState {
  const entries = entriesOf(sql, row.id);
  const failed = failedNotifications(sql, row.id);
  const quote = quoteStateOf(sql, row.id);
  return {
    status: knownStatus(row),
    version: row.version,
    notes: entries.filter(({ kind }) => kind !== 'event').map((entry) => noteOf(sql, entry)),
    history: entries.filter(({ kind }) => kind === 'event').map((event) => ({ ...authorOf(event), what: event.text })),
    ...(row.spam_reason !== null && { spamReason: row.spam_reason }),
    ...(failed && { notNotified: failed }),
    ...(row.trashed_at !== null && { trashedAt: timeText(row.trashed_at) }),
    ...triageOf(sql, row),
    ...(quote && { quote }),
  };
}

function noteOf(sql: SqlStorage, entry: EntryRow): RequestState['notes'][number] {
  const { kind, channel, subject, text } = entry;
  const delivery = channel === 'mail' ? deliveryOf(sql, entry.request_id, entry.number) : undefined;
  return {
    ...authorOf(entry),
    text,
    ...((kind === 'reply' || kind === 'message') && { kind }),
    ...(channel !== null && { channel }),
    ...(subject !== null && { subject }),
    ...(delivery && { delivery }),
  };
}

function authorOf({ at, actor, by, link }: EntryRow) {
  return { at: timeText(at), actor, ...(by !== null && { by }), ...(link !== null && { link }) };
}

function triageOf(
  sql: SqlStorage,
  row: RequestRow,
): Pick<RequestState, 'urgency' | 'isUnanswered' | 'withdrawnAt' | 'preferredTimes' | 'visit'> {
  const visit = findVisit(sql, row.id);
  return {
    ...(row.urgency !== null && { urgency: row.urgency }),
    ...(row.is_unanswered === 1 && { isUnanswered: true }),
    ...(row.withdrawn_at !== null && { withdrawnAt: timeText(row.withdrawn_at) }),
    preferredTimes: preferredOf(row),
    ...(visit && { visit: visitOf(visit) }),
  };
}

/** A status we don't know counts as new, so somebody looks at it. */
export function knownStatus({ status }: RequestRow): RequestState['status'] {
  return statusNames.find((known) => known === status) ?? 'new';
}

function failedNotifications(sql: SqlStorage, id: string): RequestState['notNotified'] | null {
  const failures = sql
    .exec<{ task: string; failed_at: number }>(
      `SELECT task, failed_at FROM outbox WHERE request_id = ? AND ${isAnyOf(...notificationChannels)} AND failed_at IS NOT NULL`,
      id,
    )
    .toArray();
  if (failures.length === 0) return null;
  const by = notificationChannels.filter((channel) => failures.some(({ task }) => task === channel));
  return { at: timeText(Math.max(...failures.map(({ failed_at }) => failed_at))), by };
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
