/** A person's right to be forgotten: final, and at once. */
import { phoneDigits, phonesIn } from '../../../schema/phone.ts';
import { readIntake } from '../intake.ts';
import { removeRequest } from './change.ts';
import type { RequestRow } from './rows.ts';
import { quoted } from './search.ts';

/** Removes every request of an e-mail address or a phone number, the trash included, and the address from the newsletter. */
export function erasePerson(
  sql: SqlStorage,
  { email, phone }: { email?: string | undefined; phone?: string | undefined },
  now: number,
): { ids: string[]; newsletter: boolean } {
  const address = email?.trim().toLowerCase() ?? '';
  const number = phoneDigits(phone ?? '');
  const rows = sql
    .exec<RequestRow>(
      `SELECT requests.* FROM requests JOIN request_text ON request_text.rowid = requests.position WHERE request_text MATCH ?`,
      [address, number].filter(Boolean).map(quoted).join(' OR '),
    )
    .toArray()
    .filter(
      ({ id, value, email_key, phone_key }) =>
        // A value of another shape may have no key, so look for the person in its text.
        (address !== '' && (email_key === '' ? hasAddress(value, address) : email_key === address)) ||
        (number !== '' && phonesIn(phone_key === '' ? value : phoneOf(id, value)).includes(number)),
    );
  for (const row of rows) removeRequest(sql, row, now);
  const subscribed = sql.exec('DELETE FROM subscribers WHERE email = ?', address).rowsWritten > 0;
  return { ids: rows.map(({ id }) => id), newsletter: subscribed };
}

/** The phone field as typed. It can hold two numbers, or a number and a remark. */
function phoneOf(id: string, value: string): string {
  return readIntake(id, value).fields?.phone ?? '';
}

/** Compares whole addresses, so that "ann@b.co" isn't found in "joann@b.co". */
function hasAddress(text: string, address: string): boolean {
  const found = text.toLowerCase().matchAll(/[^\s"'<>(),;:\\]+@[^\s"'<>(),;:\\]+/g);
  return [...found].some(([each]) => each.replace(/\.$/, '') === address);
}
