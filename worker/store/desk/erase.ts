/** Erases a person's data, at once and for good. */
import { type Erasure, erasedDigits } from '#schema/api/inbox.ts';
import { phoneDigits, phonesIn } from '#schema/rules/phone.ts';
import { readIntake } from '../intake.ts';
import { addressesIn, addressKey } from './address.ts';
import { enqueue } from './outbox.ts';
import { removeRequest } from './remove.ts';
import type { RequestRow } from './rows.ts';
import { addRow, replaceColumns } from './sql.ts';

/**
 * Removes every request of an email address or a phone number, also from the trash, and the address from the newsletter. Its `hash` is
 * kept as long as a dump may have the address. A request without the field goes if what was sent has the address or the number anywhere.
 */
export function erasePerson(
  sql: SqlStorage,
  { email, phone, hash }: Erasure & { hash: string | null },
  now: number,
): { ids: string[]; newsletter: boolean } {
  const address = addressKey(email ?? '');
  const digits = phoneDigits(phone ?? '').slice(-erasedDigits);
  const candidates = sql
    .exec<Pick<RequestRow, 'id' | 'position' | 'value'>>(
      `SELECT id, position, value FROM requests JOIN request_text USING (position)
       WHERE (?1 <> '' AND email_key IN (?1, '')) OR (?2 <> '' AND instr(text, ?2))`,
      address,
      digits,
    )
    .toArray();
  const own = candidates.filter(({ id, value }) => {
    const { fields } = readIntake(id, value);
    const hasAddress = address !== '' && addressesIn(fields?.email || value).includes(address);
    return hasAddress || (digits !== '' && phonesIn(fields?.phone || value).some((line) => line.endsWith(digits)));
  });
  for (const row of own) removeRequest(sql, row, now);
  const isSubscriber = address !== '' && sql.exec('DELETE FROM subscribers WHERE email = ?', address).rowsWritten > 0;
  if (hash !== null) {
    addRow(sql, 'tombstones', { id: hash, at: now }, replaceColumns('id', 'at'));
    enqueue(sql, { id: hash, task: 'remove', now });
  }
  return { ids: own.map(({ id }) => id), newsletter: isSubscriber };
}
