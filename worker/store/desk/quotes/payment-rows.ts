/** What was paid, as the business notes it, and what is due. */
import { type Payment, paidIn, payableBy } from '#schema/api/payment.ts';
import { contractOf, type QuoteVersion } from '#schema/api/quote.ts';
import type { Work } from '#schema/api/visit.ts';
import { dateOf, dateText } from '#schema/rules/business-time.ts';

/** The first one first. */
export function paymentsOf(sql: SqlStorage, id: string): Payment[] {
  const select = 'SELECT cents, date, part, way FROM payments WHERE request_id = ? ORDER BY date, number';
  return sql.exec<Payment & Record<string, SqlStorageValue>>(select, id).toArray();
}

/** In cents, by what holds and by how far the work is. */
export function dueOf(versions: readonly QuoteVersion[], payments: readonly Payment[], isDone: boolean, work?: Work): number {
  const { signature } = contractOf(versions) ?? {};
  if (!signature) return 0;
  const hasBegun = work !== undefined && work.first <= dateText(dateOf(Date.now()));
  const part = isDone ? 'end' : hasBegun ? 'start' : 'deposit';
  return Math.max(0, payableBy(part, signature.amounts) - paidIn(payments));
}
