/** What customers have signed: a document each, in a table that takes no changes. It outlives its request by some years. */
import { type Contract, contractYears } from '#schema/api/quote.ts';
import { addRow } from '../sql.ts';

export function addContract(sql: SqlStorage, id: string, contract: Contract, now: number): void {
  const { number } = contract;
  addRow(sql, 'contracts', { request_id: id, number, document: JSON.stringify(contract), signed_at: now });
}

/** As they're stored, the last one last. */
export function contractsOf(sql: SqlStorage, id: string) {
  const select = 'SELECT document, signed_at FROM contracts WHERE request_id = ? ORDER BY number';
  return sql.exec<{ document: string; signed_at: number }>(select, id).toArray();
}

/** From the last signature on, because a change refers to what it changes. */
export function purgeContracts(sql: SqlStorage, now: number): void {
  const over = 'SELECT request_id FROM contracts GROUP BY request_id HAVING max(signed_at) <= ?';
  for (const table of ['cancellations', 'contracts']) {
    sql.exec(`DELETE FROM ${table} WHERE request_id IN (${over})`, addYears(now, -contractYears));
  }
}

export function keptUntil(signedAt: number): number {
  return addYears(signedAt, contractYears);
}

function addYears(time: number, years: number): number {
  const date = new Date(time);
  return date.setUTCFullYear(date.getUTCFullYear() + years);
}
