/** Finds and deletes what is stored about a person. */
import type { Erasure, RequestPage } from '../../schema/inbox.ts';
import { lastDigits } from '../../schema/same-person.ts';
import { estimateKey } from './keys.ts';
import { listRequests } from './list.ts';

/** Keeps one call far below the number of KV operations a Worker can make. */
const pagesPerCall = 10;
const deletionsPerCall = 200;

/** Deletes a batch. If the cursor isn't null, pass it to the next call. Repeating a call does no harm. */
export async function eraseRequests(kv: KVNamespace, { email, phone, cursor = '' }: Erasure) {
  const sameEmail = email?.toLowerCase();
  const samePhone = phone && lastDigits(phone);
  let deleted = 0;
  let at: string | null = cursor;
  for (let pages = 0; at !== null && pages < pagesPerCall; pages++) {
    const page: RequestPage = await listRequests(kv, {}, 1000, at || undefined);
    const theirs = page.requests.filter(
      (row) => row.email.toLowerCase() === sameEmail || (samePhone !== undefined && lastDigits(row.phone) === samePhone),
    );
    for (const { id } of theirs) {
      // The next call starts this page over and finds the rest.
      if (deleted === deletionsPerCall) return { deleted, cursor: at };
      await kv.delete(estimateKey(id));
      deleted++;
    }
    at = page.cursor;
  }
  return { deleted, cursor: at };
}
