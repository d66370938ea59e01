/** Quotes as the desk keeps them: number 0 is a request's draft, and its versions count from 1. */

import {
  contractOf,
  contractSchema,
  isExpired,
  type QuoteProgress,
  type QuoteState,
  type QuoteVersion,
  quoteProgressSchema,
  quoteStanding,
  quoteVersionSchema,
} from '#schema/api/quote.ts';
import type { Work } from '#schema/api/visit.ts';
import { dateOf, dateText } from '#schema/rules/business-time.ts';
import { statusesSince } from '#schema/rules/request-statuses.ts';
import { parseJson } from '../../../parse-json.ts';
import { timeText } from '../../../time-text.ts';
import { addRow, findFirst, hasRow, isOneOf } from '../sql.ts';
import { paymentsOf } from './payment-rows.ts';

interface QuoteRow extends Record<string, SqlStorageValue> {
  number: number;
  /** The quote as JSON. */
  content: string;
  /** What is known beside it, as JSON. */
  progress: string;
  /** What was signed, as JSON. */
  document: string | null;
  canceled_at: number | null;
}

export interface WorkRow extends Omit<Work, 'note'>, Record<string, SqlStorageValue> {
  note: string | null;
  changed_at: number;
}

/** Work days that count, as a source of rows. */
export const plannedWork = `work JOIN requests ON id = work.request_id WHERE trashed_at IS NULL AND ${isOneOf('status', statusesSince('won'))}`;

/** Won jobs whose last day was before a day, as a source of rows. */
export const dueJobs = `${plannedWork} AND status = 'won' AND last < ?`;

/** The draft first, the newest version last. Without those that can't be read. */
export function quotesOf(sql: SqlStorage, id: string): QuoteVersion[] {
  return readQuotes(sql, id).flatMap(({ version }) => version ?? []);
}

function readQuotes(sql: SqlStorage, id: string) {
  const select = `SELECT number, coalesce(content, '') AS content, coalesce(progress, '') AS progress, document, canceled_at
    FROM (SELECT * FROM quotes WHERE request_id = ?1) FULL JOIN (SELECT * FROM contracts WHERE request_id = ?1) USING (number)
    LEFT JOIN (SELECT number, at AS canceled_at FROM cancellations WHERE request_id = ?1) USING (number)
    ORDER BY number`;
  const rows = sql
    .exec<QuoteRow>(select, id)
    .toArray()
    .map((row) => {
      const { number, content, document, canceled_at: canceledAt } = row;
      const version = document === null ? readVersion(row) : readContract(document, row);
      const isSigned = document !== null;
      return { number, version, stored: document ?? content, isSigned, isHeld: isSigned && canceledAt === null };
    });
  // What a change changes is signed, so it comes to what it came to.
  const totalOf = (changed?: number) => rows.find(({ number, isSigned }) => isSigned && number === changed)?.version?.total;
  for (const { version } of rows) if (version?.quote.changes) version.before = totalOf(version.quote.changes);
  return rows;
}

/** Only a contract has a signature, whatever the row says. */
function readVersion({ number, content, progress }: QuoteRow): QuoteVersion | undefined {
  const known = { ...Object(parseJson(progress)), signature: undefined, canceledAt: undefined };
  return quoteVersionSchema.safeParse({ ...known, number, quote: parseJson(content) }).data;
}

/** Who sent it, and when it was opened, are beside what was signed, and the rest is the document's. */
function readContract(document: string, { progress, canceled_at: at }: QuoteRow): QuoteVersion | undefined {
  const { data: contract } = contractSchema.safeParse(parseJson(document));
  const { by = '', openedAt } = quoteProgressSchema.safeParse(parseJson(progress)).data ?? {};
  const more = { by, ...(openedAt && { openedAt }), ...(at !== null && { canceledAt: timeText(at) }) };
  return contract && { ...contract, total: contract.signature.amounts.total, ...more };
}

/** Only a draft's content is ever replaced. */
export function writeQuote(sql: SqlStorage, id: string, { number, quote, ...progress }: QuoteVersion): void {
  if (number === 0) sql.exec('DELETE FROM quotes WHERE request_id = ? AND number = 0', id);
  addRow(sql, 'quotes', { request_id: id, number, content: JSON.stringify(quote), progress: JSON.stringify(progress) });
}

export function writeProgress(
  sql: SqlStorage,
  id: string,
  { number, quote: _, signature: __, ...version }: QuoteVersion,
  more: Partial<QuoteProgress>,
) {
  const progress = JSON.stringify({ ...version, ...more });
  sql.exec('UPDATE quotes SET progress = ? WHERE request_id = ? AND number = ?', progress, id, number);
}

/** The draft, those that were sent, and which of them holds. The numbers are also those of what is `unreadable`. */
export function versionsOf(sql: SqlStorage, id: string) {
  const all = readQuotes(sql, id);
  const sent = all.filter(({ number }) => number > 0);
  const versions = sent.flatMap(({ version }) => version ?? []);
  return {
    draft: all.find(({ number }) => number === 0)?.version,
    versions,
    unreadable: sent.flatMap(({ number, version, stored }) => (version ? [] : { number, stored })),
    newest: versions.at(-1),
    last: sent.at(-1)?.number ?? 0,
    signed: contractOf(versions),
    heldNumbers: sent.flatMap(({ number, isHeld }) => (isHeld ? [number] : [])),
    signedNumbers: sent.flatMap(({ number, isSigned }) => (isSigned ? number : [])),
  };
}

/** What its customer sees first. A change that is over leaves the contract as it was. */
export function shownOf(sql: SqlStorage, id: string) {
  const all = versionsOf(sql, id);
  const { newest, signed } = all;
  const isPast = newest && (newest.canceledAt !== undefined || isExpired(newest.quote, Date.now()));
  return { ...all, shown: isPast && signed ? signed : newest };
}

/** Its customer sees the `columns` that aren't for the crew. */
export function workOf(sql: SqlStorage, id: string, columns = 'first, last, crew'): { work?: Work } {
  const work = findFirst<WorkRow & Work>(sql, `SELECT ${columns} FROM ${plannedWork} AND id = ?`, id);
  return work ? { work } : {};
}

/** Undefined for a request without quotes and work days. */
export function quoteStateOf(sql: SqlStorage, id: string): QuoteState | undefined {
  const { draft, versions, unreadable } = versionsOf(sql, id);
  const { work } = workOf(sql, id, 'first, last, crew, note');
  if (!draft && !work && versions.length + unreadable.length === 0) return undefined;
  const isJobDue = hasRow(sql, `${dueJobs} AND id = ?`, dateText(dateOf(Date.now())), id);
  return { ...(draft && { draft }), versions, unreadable, payments: paymentsOf(sql, id), ...(work && { work }), isJobDue };
}

export function standingIn(sql: SqlStorage, id: string) {
  const { shown, last } = shownOf(sql, id);
  return shown && { standing: quoteStanding(shown, last, Date.now()), validUntil: shown.quote.validUntil };
}
