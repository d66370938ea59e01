/** How the business changes a request. Every change compares the version it's based on and adds to the audit trail. */
import { paymentLimits } from '#schema/api/payment.ts';
import { quoteLimits } from '#schema/api/quote.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { type RequestStatus, requestStatuses, statusesSince } from '#schema/rules/request-statuses.ts';
import { retentionMs, spamRetentionMs } from '../retention.ts';
import type { Core } from './core.ts';
import { type Author, addEntry } from './entries.ts';
import { enqueue } from './outbox.ts';
import { findRow, type RequestRow } from './rows.ts';
import { requestOf } from './show.ts';

/** Who changes something, and when. */
export interface Change extends Author {
  now: number;
}

export interface Edit extends Author {
  /** The version that it's based on; null if any will do. */
  version: number | null;
}

/** Why a change can't be made, because of what was sent. */
export const inputRefusals = {
  'too many notes': "This request can't hold any more notes.",
  'too many quotes': `A quote can have ${quoteLimits.versions} versions.`,
  'too many changes': `A signed quote can be changed ${quoteLimits.signed - 1} times. Write a new request for anything else.`,
  'too many payments': `A request can hold ${paymentLimits.count} payments.`,
  'more than paid': 'That would take back more than was paid. Please check the amount.',
  'no address': 'This request has no email address. Text or call them instead.',
  'is over': 'The quote has to be valid today. Please check its last day.',
};

/** Why a change can't be made. */
export const refusals = {
  ...inputRefusals,
  'in the trash': 'This request is in the trash. Restore it first.',
  withdrawn: 'The visitor has withdrawn this request.',
  taken: 'Somebody else has a confirmed visit then. Choose another time, or confirm both.',
  'is signed': 'The customer has signed a quote. Only a change of it that they sign, too, can take its place.',
  'not signed': "This changes a quote that isn't signed.",
  'nothing signed': "Nothing is signed, so there's nothing to pay.",
  'not held': "This isn't signed, or it's canceled already.",
  'not won': `Only these statuses have work days: ${statusesSince('won')
    .map((status) => requestStatuses[status].label)
    .join(', ')}.`,
};

export type Refusal = 'unknown' | keyof typeof refusals;

export type Changed = { request: StoredRequest } | { otherVersion: number } | { refusal: Refusal };

/** Changes a request, unless it's in the trash, somebody changed it since that version, or `apply` returns why not. */
export async function changeRequest(
  core: Core,
  id: string,
  edit: Edit,
  apply: (row: RequestRow, author: Change) => Refusal | null,
): Promise<Changed> {
  return changeAnyRequest(core, id, edit, (row, author) => (row.trashed_at === null ? apply(row, author) : 'in the trash'));
}

/** The same, also for a request in the trash. */
export async function changeAnyRequest(
  core: Core,
  id: string,
  { version, ...author }: Edit,
  apply: (row: RequestRow, author: Change) => Refusal | null,
): Promise<Changed> {
  const { sql } = core;
  const changed = core.transact<Changed>((now) => {
    const row = findRow(sql, id);
    if (!row) return { refusal: 'unknown' };
    if (version !== null && version !== row.version) return { otherVersion: row.version };
    const refusal = apply(row, { ...author, now });
    if (refusal !== null) return { refusal };
    raiseVersion(sql, id);
    const after = findRow(sql, id);
    return after ? { request: requestOf(sql, after) } : { refusal: 'unknown' };
  });
  if ('request' in changed) await core.announceChange();
  return changed;
}

/** Whether the customer's message waits for an answer. */
export function setUnanswered(sql: SqlStorage, id: string, isUnanswered: boolean): void {
  sql.exec('UPDATE requests SET is_unanswered = ? WHERE id = ?', Number(isUnanswered), id);
}

export function raiseVersion(sql: SqlStorage, id: string): void {
  sql.exec('UPDATE requests SET version = version + 1 WHERE id = ?', id);
}

export function addEvent(sql: SqlStorage, id: string, text: string, { now, ...author }: Change): void {
  addEntry(sql, { id, kind: 'event', text, ...author, at: now });
}

/** Sets the status and says so in the audit trail. */
export function moveStatus(sql: SqlStorage, row: RequestRow, status: RequestStatus, author: Change): void {
  addEvent(sql, row.id, `Status: ${row.status} to ${status}`, author);
  setStatus(sql, row, status, author.now);
}

/**
 * Spam expires sooner. If a request turns out not to be spam, KV gets a copy that lasts as long as any other. Reopening a withdrawn
 * request ends the withdrawal, because the visitor must have been in touch.
 */
export function setStatus(sql: SqlStorage, row: RequestRow, status: RequestStatus, now: number): void {
  const isSpam = status === 'spam';
  const isClosed = requestStatuses[status].stage === 'closed';
  const expiresAt = isSpam ? now + spamRetentionMs : row.received_at + retentionMs;
  sql.exec(
    `UPDATE requests SET status = ?1, expires_at = ?2, spam_reason = ${isSpam ? 'spam_reason' : 'NULL'},
       withdrawn_at = ${isClosed ? 'withdrawn_at' : 'NULL'} WHERE id = ?3`,
    status,
    expiresAt,
    row.id,
  );
  if (row.status === 'spam') enqueue(sql, { id: row.id, task: 'copy', now });
}
