import { intakeValue, readIntake } from '../intake.ts';
import { trashRetentionMs } from '../retention.ts';
import { enqueue } from './outbox.ts';
import { contractsOf, keptUntil, purgeContracts } from './quotes/contracts.ts';
import type { RequestRow } from './rows.ts';
import { indexText } from './search.ts';
import { shownRow } from './show.ts';
import { addRow } from './sql.ts';

/** Deletes for good in the desk, leaves a tombstone, and enqueues the removal from KV. Rows of photos stay until their bytes are gone. */
export function removeRequest(sql: SqlStorage, { id, position }: Pick<RequestRow, 'id' | 'position'>, now: number): void {
  sql.exec('DELETE FROM requests WHERE id = ?', id);
  sql.exec('DELETE FROM request_text WHERE position = ?', position);
  for (const table of ['entries', 'visits', 'links', 'outbox', 'quotes', 'work', 'payments']) {
    sql.exec(`DELETE FROM ${table} WHERE request_id = ?`, id);
  }
  addRow(sql, 'tombstones', { id, at: now }, 'ON CONFLICT DO NOTHING');
  enqueue(sql, { id, task: 'remove', now });
}

/** Leaves whom the contract is with, where, when, and what was paid, for as long as the contract is kept. */
export function keepForContract(sql: SqlStorage, row: RequestRow, now: number): void {
  const { id } = row;
  const { linkHash, fields } = readIntake(id, row.value);
  const { fullName, phone, email } = shownRow(row);
  const noticed = { spamReason: null, remarks: [], linkHash };
  const value = intakeValue(id, row.received_at, noticed, { fullName, phone, email, language: fields?.language });
  const until = keptUntil(contractsOf(sql, id).at(-1)?.signed_at ?? now);
  sql.exec("UPDATE requests SET value = ?, preferred = '[]', urgency = NULL, expires_at = ? WHERE id = ?", value, until, id);
  // The copy of what was signed may still be on its way.
  sql.exec("DELETE FROM entries WHERE request_id = ? AND kind <> 'event' AND actor <> 'site'", id);
  sql.exec('DELETE FROM outbox WHERE request_id = ? AND about > 0 AND about NOT IN (SELECT number FROM entries)', id);
  indexText(sql, { ...row, value });
  enqueue(sql, { id, task: 'remove', now });
}

/** Removes what has expired or been in the trash for a week, at most 500 requests at a time, so that other calls don't wait long. */
export function purge(sql: SqlStorage, now: number): void {
  const select = 'SELECT id, position FROM requests WHERE';
  const over = sql.exec<Pick<RequestRow, 'id' | 'position'>>(
    `${select} expires_at <= ? UNION ${select} trashed_at <= ? LIMIT 500`,
    now,
    now - trashRetentionMs,
  );
  for (const row of over.toArray()) removeRequest(sql, row, now);
  purgeContracts(sql, now);
}
