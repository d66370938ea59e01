/** A person's right to be forgotten: final, and at once. */
import type { Erasure } from '../../../schema/inbox.ts';
import { phoneDigits, phonesIn } from '../../../schema/phone.ts';
import { readIntake } from '../intake.ts';
import { addressesIn, addressKey } from './address.ts';
import { removeRequest } from './change.ts';
import type { FoundRequest } from './insert.ts';
import type { RequestRow } from './rows.ts';
import { quoted } from './search.ts';

/** Digits by which a number is looked for that may have been typed with another prefix, or without one. */
const comparedDigits = 7;
/** Requests that an erasure lists for a person to look at. */
const mostSimilar = 50;

/**
 * Removes every request of an email address or a phone number, the trash included, those that only KV has too, and the address from
 * the newsletter. `similar` are other requests that mention them, or whose number is nearly the same: a person has to decide on those.
 */
export function erasePerson(
  sql: SqlStorage,
  { email, phone }: Erasure,
  notInserted: readonly FoundRequest[],
  now: number,
): { ids: string[]; similar: string[]; newsletter: boolean } {
  const address = addressKey(email ?? '');
  const number = phoneDigits(phone ?? '');
  const isOwn = ({ id, value }: Pick<FoundRequest, 'id' | 'value'>) => {
    const { fields } = readIntake(id, value);
    // A damaged value has no such field, so look for the person in all of it. A phone field can hold two numbers.
    return (
      (address !== '' && addressesIn(fields?.email || value).includes(address)) ||
      (number !== '' && phonesIn(fields?.phone || value).includes(number))
    );
  };
  const isSimilar = (text: string) =>
    (address !== '' && addressesIn(text).includes(address)) ||
    (number !== '' && phonesIn(text).some((each) => each.endsWith(number) || number.endsWith(each)));

  const terms = [address, number.slice(-comparedDigits)].filter(Boolean);
  const candidates = sql
    .exec<RequestRow & { text: string }>(
      `SELECT requests.*, text FROM requests JOIN request_text ON request_text.rowid = position WHERE request_text MATCH ?`,
      terms.map(quoted).join(' OR '),
    )
    .toArray();
  const own = candidates.filter(isOwn);
  const similar = candidates.filter((row) => !own.includes(row) && isSimilar(row.text));
  const queued = notInserted.filter(isOwn).map(({ id }) => ({ id, position: 0 }));
  for (const row of [...own, ...queued]) removeRequest(sql, row, now, 'private data');
  const typed = email?.trim().toLowerCase() ?? '';
  const subscribed = sql.exec('DELETE FROM subscribers WHERE email IN (?, ?)', typed, address).rowsWritten > 0;
  return {
    ids: [...own, ...queued].map(({ id }) => id),
    similar: similar.slice(0, mostSimilar).map(({ id }) => id),
    newsletter: subscribed,
  };
}
