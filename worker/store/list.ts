/** Lists of estimate requests, newest first, read from the keys' metadata. */
import type { RequestPage, RequestQuery } from '../../schema/inbox.ts';
import { lastDigits } from '../../schema/same-person.ts';
import { type ListedRequest, requestRowSchema, type StoredRequest, storedRequestSchema } from '../../schema/stored-request.ts';
import { timeOfUuidv7 } from '../../schema/uuid.ts';
import { arrivalOf, estimateKey, estimatePrefix, idOfEstimateKey } from './keys.ts';
import { findRequest } from './requests.ts';
import { rowOf } from './row.ts';

/** KV lists up to 1,000 keys at once and reads up to 100 values at once. */
const keysPerPage = 1000;
const valuesPerRead = 100;
/** How many pages one filtered call looks through. */
const pagesPerCall = 10;

/** One KV call lists up to 1,000 requests. A filtered call looks through up to 10,000, and its cursor continues from there. */
export async function listRequests(kv: KVNamespace, query: RequestQuery, limit: number, cursor?: string): Promise<RequestPage> {
  const matches = makeMatcher(query);
  if (!matches) return readRows(kv, limit, cursor);

  let [after, at] = parseCursor(cursor);
  const requests: ListedRequest[] = [];
  for (let pages = 0; pages < pagesPerCall; pages++) {
    const page = await readRows(kv, keysPerPage, at);
    const isDuplicate = duplicatesAmong(page.requests);
    for (const row of page.requests) {
      if (after && estimateKey(row.id) <= estimateKey(after)) continue;
      if (!matches(row)) continue;
      if (requests.length === limit) return { requests, cursor: `${requests.at(-1)?.id}.${at ?? ''}` };
      requests.push(isDuplicate(row) ? { ...row, duplicate: true } : row);
    }
    if (page.cursor === null) return { requests, cursor: null };
    [after, at] = ['', page.cursor];
  }
  return { requests, cursor: `.${at ?? ''}` };
}

/** Reads every stored request that matches a filter, in portions. */
export async function* readRequests(kv: KVNamespace, query: RequestQuery): AsyncGenerator<StoredRequest[]> {
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page: RequestPage = await listRequests(kv, query, keysPerPage, cursor);
    for (let start = 0; start < page.requests.length; start += valuesPerRead) {
      const keys = page.requests.slice(start, start + valuesPerRead).map(({ id }) => estimateKey(id));
      const values = await kv.get<unknown>(keys, 'json');
      const portion = keys.flatMap((key) => {
        const stored = storedRequestSchema.safeParse(values.get(key));
        return stored.success ? [stored.data] : [];
      });
      if (portion.length > 0) yield portion;
    }
    cursor = page.cursor;
  }
}

/** Whether KV can list anything at all. */
export async function canListRequests(kv: KVNamespace): Promise<boolean> {
  return kv.list({ limit: 1 }).then(
    () => true,
    () => false,
  );
}

/** A filtered list continues after a certain request on the KV page that starts at a certain cursor. */
function parseCursor(cursor = ''): [after: string, at: string | undefined] {
  if (!cursor) return ['', undefined];
  const [, after = '', at = ''] = /^([^.]*)\.(.*)$/s.exec(cursor) ?? [];
  if (after ? timeOfUuidv7(after) === null : !at) throw new Error('Not a cursor from this list');
  return [after, at || undefined];
}

async function readRows(kv: KVNamespace, limit: number, cursor: string | undefined): Promise<RequestPage> {
  const page = await kv.list({ prefix: estimatePrefix, limit, cursor: cursor ?? null });
  const rows = await Promise.all(page.keys.map(({ name, metadata }) => parseRow(kv, idOfEstimateKey(name), metadata)));
  return { requests: rows.filter((row) => row !== null), cursor: page.list_complete ? null : page.cursor };
}

/** Only a row that can't be read costs a call. */
function parseRow(kv: KVNamespace, id: string, metadata: unknown): ListedRequest | Promise<ListedRequest | null> {
  const row = requestRowSchema.safeParse(metadata);
  if (row.success) return { id, receivedAt: new Date(arrivalOf(id)).toISOString(), ...row.data };
  return findRequest(kv, id).then((request) => request && { id, receivedAt: request.receivedAt, ...rowOf(request) });
}

/** Finds rows that share an e-mail address or phone number with another row. */
function duplicatesAmong(rows: ListedRequest[]): (row: ListedRequest) => boolean {
  const seen = new Map<string, number>();
  const marksOf = ({ email, phone }: ListedRequest) => [email.toLowerCase(), lastDigits(phone)];
  for (const mark of rows.flatMap(marksOf)) seen.set(mark, (seen.get(mark) ?? 0) + 1);
  return (row) => marksOf(row).some((mark) => (seen.get(mark) ?? 0) > 1);
}

/** Null if everything matches. Searches what the row shows; four or more digits also match a phone number written differently. */
function makeMatcher({ status, q }: RequestQuery): ((row: ListedRequest) => boolean) | null {
  if (!status && !q) return null;
  const words = q?.toLowerCase() ?? '';
  const digits = /^[\d\s()+.-]+$/.test(words) ? words.replace(/\D/g, '') : '';
  return (row) => {
    if (status === 'not-spam' ? row.status === 'spam' : status && row.status !== status) return false;
    if (!words) return true;
    if (digits.length >= 4 && row.phone.replace(/\D/g, '').includes(digits)) return true;
    return [row.fullName, row.email, row.phone, row.zipCode, row.serviceNeeded, row.excerpt].some((text) =>
      text.toLowerCase().includes(words),
    );
  };
}
