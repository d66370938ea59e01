/** Quotes as the desk keeps them: number 0 is a request's draft, and its versions count from 1. */
import { dateOf, dateText } from '../../../../schema/business-time.ts';
import {
  contractOf,
  contractYears,
  isExpired,
  lastOf,
  type QuoteProgress,
  type QuoteState,
  type QuoteVersion,
  quoteStanding,
  quoteVersionSchema,
} from '../../../../schema/quote.ts';
import { money } from '../../../../schema/quote-parts.ts';
import { statusesSince } from '../../../../schema/request-statuses.ts';
import type { Work } from '../../../../schema/visit.ts';
import { parseJson } from '../../../parse-json.ts';
import { timeText } from '../../../time-text.ts';
import { findJob } from '../proof/job-rows.ts';
import { addRow, findFirst, isOneOf } from '../sql.ts';

interface QuoteRow extends Record<string, SqlStorageValue> {
  number: number;
  /** The quote as JSON. */
  content: string;
  /** What changes about it, as JSON. */
  progress: string;
}

export interface WorkRow extends Work, Record<string, SqlStorageValue> {
  /** Grows with every change, so that calendars replace what they have. */
  sequence: number;
  changed_at: number;
}

/** Work days that count, as a source of rows. */
export const plannedWork = `work JOIN requests ON id = work.request_id WHERE trashed_at IS NULL AND ${isOneOf('status', statusesSince('won'))}`;

/** A column of quotes that isn't null once a version is signed. */
const isSigned = "json_extract(progress, '$.signature')";

/** The draft first, the newest version last. Without those that can't be read. */
export function quotesOf(sql: SqlStorage, id: string): QuoteVersion[] {
  return readQuotes(sql, id).flatMap(({ version }) => version ?? []);
}

function readQuotes(sql: SqlStorage, id: string): { number: number; version: QuoteVersion | undefined }[] {
  const rows = sql
    .exec<QuoteRow>('SELECT number, content, progress FROM quotes WHERE request_id = ? ORDER BY number', id)
    .toArray();
  return rows.map(({ number, content, progress }) => {
    const value = { number, quote: parseJson(content), ...Object(parseJson(progress)) };
    return { number, version: quoteVersionSchema.safeParse(value).data };
  });
}

/** Only a draft's content is ever replaced. */
export function writeQuote(sql: SqlStorage, id: string, { number, quote, ...progress }: QuoteVersion): void {
  if (number === 0) sql.exec('DELETE FROM quotes WHERE request_id = ? AND number = 0', id);
  addRow(sql, 'quotes', { request_id: id, number, content: JSON.stringify(quote), progress: JSON.stringify(progress) });
}

export function writeProgress(
  sql: SqlStorage,
  id: string,
  { number, quote: _, ...version }: QuoteVersion,
  more: Partial<QuoteProgress>,
) {
  const progress = JSON.stringify({ ...version, ...more });
  sql.exec('UPDATE quotes SET progress = ? WHERE request_id = ? AND number = ?', progress, id, number);
}

/** The draft, those that were sent, and which of them holds. `last` is the newest one's number, also if it's among the `unreadable`. */
export function versionsOf(sql: SqlStorage, id: string) {
  const all = readQuotes(sql, id);
  const sent = all.filter(({ number }) => number > 0);
  const versions = sent.flatMap(({ version }) => version ?? []);
  return {
    draft: all.find(({ number }) => number === 0)?.version,
    versions,
    unreadable: sent.flatMap(({ number, version }) => (version ? [] : number)),
    newest: versions.at(-1),
    last: sent.at(-1)?.number ?? 0,
    signed: contractOf(versions),
  };
}

/** What its customer sees first. A change that is over leaves the contract as it was. */
export function shownOf(sql: SqlStorage, id: string) {
  const all = versionsOf(sql, id);
  const { newest, signed } = all;
  return { ...all, shown: newest && signed && isExpired(newest.quote, Date.now()) ? signed : newest };
}

export function workOf(sql: SqlStorage, id: string): { work?: Work } {
  const work = findFirst<WorkRow & Work>(sql, `SELECT first, last, crew FROM ${plannedWork} AND id = ?`, id);
  return work ? { work } : {};
}

/** Undefined for a request without quotes and work days. */
export function quoteStateOf(sql: SqlStorage, id: string): QuoteState | undefined {
  const { draft, versions, unreadable } = versionsOf(sql, id);
  const { work } = workOf(sql, id);
  if (!draft && !work && versions.length + unreadable.length === 0) return undefined;
  const isJobDue = work !== undefined && work.last < dateText(dateOf(Date.now())) && findJob(sql, id) === null;
  return { ...(draft && { draft }), versions, unreadable, ...(work && { work }), isJobDue };
}

export function standingIn(sql: SqlStorage, id: string) {
  const { shown, last } = shownOf(sql, id);
  return shown && { standing: quoteStanding(shown, last, Date.now()), validUntil: shown.quote.validUntil };
}

/** Together with its request. What was signed stays as a contract for some years, without our own notes. */
export function removeQuotes(sql: SqlStorage, id: string): void {
  const { signed = { at: timeText(Date.now()) } } = versionsOf(sql, id);
  sql.exec(`DELETE FROM quotes WHERE request_id = ? AND ${isSigned} IS NULL`, id);
  const change = "kept_until = ?, progress = json_set(progress, '$.ownNotes', '')";
  sql.exec(`UPDATE quotes SET ${change} WHERE request_id = ?`, keptUntil(signed), id);
}

/** From the last signature on, because a change refers to what it changes. */
export function keptUntil({ signature, at }: Pick<QuoteVersion, 'signature' | 'at'>): number {
  const until = new Date(signature?.at ?? at);
  return until.setUTCFullYear(until.getUTCFullYear() + contractYears);
}

/** A line for each version, then the work days. */
export function describeQuotes({ versions, unreadable, work }: QuoteState): string {
  const lines = versions.map((version) => {
    const { number, total, at, signature, declined } = version;
    const more = signature ? ` by ${signature.name} at ${signature.at}` : declined?.reason && `: ${declined.reason}`;
    const standing = quoteStanding(version, lastOf({ versions, unreadable }), Date.now());
    return `Quote ${number}, ${money(total)}, sent ${at}, ${standing}${more ?? ''}`;
  });
  return [
    ...lines,
    ...unreadable.map((number) => `Quote ${number} can't be shown`),
    ...(work ? [`Work: ${work.first} to ${work.last}, ${work.crew}`] : []),
  ].join('\n');
}
