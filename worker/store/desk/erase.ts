/** Erases a person's data, at once and for good. */
import type { Erasure } from '../../../schema/inbox.ts';
import { phoneDigits } from '../../../schema/phone.ts';
import { readIntake } from '../intake.ts';
import { addressesIn, looseKey, mailboxKey } from './address.ts';
import type { FoundRequest } from './insert.ts';
import { enqueue } from './outbox.ts';
import { comparedDigits, isSimilarLine, linesIn } from './phone-lines.ts';
import { removeRequest } from './remove.ts';
import type { RequestRow } from './rows.ts';
import { quote } from './search.ts';
import { addRow, replaceColumns } from './sql.ts';

/** Requests that an erasure lists for a person to look at. */
const mostSimilar = 50;

/**
 * Removes every request of an email address or a phone number, also from the trash and those that only KV has, and the address from the
 * newsletter, which then keeps only its `hash`. `similar` are other requests that mention them, or whose address or number is nearly the
 * same: a person has to decide on those.
 */
export function erasePerson(
  sql: SqlStorage,
  { email, phone, hash }: Erasure & { hash: string | null },
  notInserted: readonly FoundRequest[],
  now: number,
): { ids: string[]; similar: string[]; newsletter: boolean } {
  const mailbox = mailboxKey(email ?? '');
  const number = linesIn(phone ?? '')[0] ?? phoneDigits(phone ?? '');
  const isMailbox = (address: string) => mailbox !== '' && mailboxKey(address) === mailbox;
  const isOwn = ({ id, value }: Pick<FoundRequest, 'id' | 'value'>) => {
    const { fields } = readIntake(id, value);
    // A damaged value has no such field, so look for the person in all of it. A phone field can hold two numbers.
    return (
      addressesIn(fields?.email || value).some(isMailbox) || (number !== '' && linesIn(fields?.phone || value).includes(number))
    );
  };
  const isSimilar = (text: string) =>
    (mailbox !== '' && addressesIn(text).some((address) => looseKey(mailboxKey(address)) === looseKey(mailbox))) ||
    (number !== '' && linesIn(text).some((line) => isSimilarLine(line, number)));

  const terms = [mailbox && looseKey(mailbox), number.slice(-comparedDigits)].filter(Boolean);
  const candidates = sql
    .exec<RequestRow & { text: string }>(
      `SELECT requests.*, text FROM requests JOIN request_text ON request_text.rowid = position WHERE request_text MATCH ?`,
      terms.map(quote).join(' OR '),
    )
    .toArray();
  const own = candidates.filter(isOwn);
  const similar = candidates.filter((row) => !own.includes(row) && isSimilar(row.text));
  const queued = notInserted.filter(isOwn).map(({ id }) => ({ id, position: 0 }));
  for (const row of [...own, ...queued]) removeRequest(sql, row, now, 'private data');
  const subscribed = sql
    .exec<{ email: string }>('SELECT email FROM subscribers')
    .toArray()
    .filter((subscriber) => isMailbox(subscriber.email));
  for (const subscriber of subscribed) sql.exec('DELETE FROM subscribers WHERE email = ?', subscriber.email);
  if (hash !== null) forgetAddress(sql, hash, now);
  return {
    ids: [...own, ...queued].map(({ id }) => id),
    similar: similar.slice(0, mostSimilar).map(({ id }) => id),
    newsletter: subscribed.length > 0,
  };
}

/** Even if the address isn't on the list, because a backup may have it. */
function forgetAddress(sql: SqlStorage, hash: string, now: number): void {
  addRow(sql, 'tombstones', { id: hash, at: now }, replaceColumns('id', 'at'));
  enqueue(sql, { id: hash, task: 'remove', now });
}
