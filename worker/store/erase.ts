/** Finds and deletes what is stored about a person. */
import type { Erasure, RequestPage } from '../../schema/inbox.ts';
import { lastDigits } from '../../schema/same-person.ts';
import { estimateKey } from './keys.ts';
import { listRequests } from './list.ts';

/** Bounds of one call, far below what a Worker may ask of KV. */
const pagesPerCall = 10;
const deletionsPerCall = 200;

/** Deletes a portion; the cursor goes on where it is not null. Doing it again is harmless. */
export async function eraseRequests(kv: KVNamespace, { email, phone, cursor = '' }: Erasure) {
  const address = email?.toLowerCase();
  const number = phone && lastDigits(phone);
  let deleted = 0;
  let at: string | null = cursor;
  for (let pages = 0; at !== null && pages < pagesPerCall; pages++) {
    const page: RequestPage = await listRequests(kv, {}, 1000, at || undefined);
    const theirs = page.requests.filter(
      (row) => row.email.toLowerCase() === address || (number !== undefined && lastDigits(row.phone) === number),
    );
    for (const { id } of theirs) {
      // What is left of this page is met again from its beginning.
      if (deleted === deletionsPerCall) return { deleted, cursor: at };
      await kv.delete(estimateKey(id));
      deleted++;
    }
    at = page.cursor;
  }
  return { deleted, cursor: at };
}
