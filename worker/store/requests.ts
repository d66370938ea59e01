/** Single estimate requests in KV. */
import type { EstimateRequest } from '../../schema/estimate-request.ts';
import type { RequestChange } from '../../schema/inbox.ts';
import {
  notesLimit,
  type RequestState,
  type SpamReason,
  type StoredRequest,
  stateOf,
  storedRequestSchema,
} from '../../schema/stored-request.ts';
import { timeOfUuidv7, uuidv7 } from '../../schema/uuid.ts';
import { sha256 } from '../digest.ts';
import { arrivalKey, arrivalOf, estimateKey } from './keys.ts';
import { rowOf } from './row.ts';

/** In seconds. */
const day = 24 * 60 * 60;
const retention = 730 * day;
const spamRetention = 30 * day;
const arrivalRetention = 7 * day;
/** KV rejects an expiration that is any closer. */
const minRetention = 120;

/** If a browser's clock is off by more than this, it doesn't decide the request's place in the list. */
const maxClockSkewMs = 10 * 60 * 1000;
/** Retries that arrive at nearly the same moment are given the same time, and so the same id. */
const arrivalPrecisionMs = 10 * 1000;

/** The id for an Idempotency-Key. The same key always gets the same id. */
export async function idForKey(kv: KVNamespace, idempotencyKey: string | undefined, now = Date.now()): Promise<string> {
  if (idempotencyKey === undefined) return uuidv7(now);
  const candidate = idempotencyKey.toLowerCase();
  const ms = timeOfUuidv7(candidate);
  if (ms !== null && Math.abs(ms - now) <= maxClockSkewMs) return candidate;

  // The clock is wrong, the retry is late, or the key isn't a UUIDv7: the first arrival decides the place in the list.
  const digest = await sha256(candidate);
  if (ms !== null && (await findRequest(kv, candidate))) return candidate;
  const known = Number(await kv.get(arrivalKey(digest)));
  if (known > 0) return uuidv7(known, digest);
  const arrival = now - (now % arrivalPrecisionMs);
  await kv.put(arrivalKey(digest), String(arrival), { expirationTtl: arrivalRetention });
  return uuidv7(arrival, digest);
}

/** What the Worker adds to a new request for the business to read. */
interface Remarks {
  spamReason?: SpamReason | undefined;
  notes: string[];
}

/** The request is stored only once this returns; it throws whatever KV throws. */
export async function saveRequest(
  kv: KVNamespace,
  id: string,
  fields: EstimateRequest,
  { spamReason, notes }: Remarks,
): Promise<StoredRequest> {
  const receivedAt = new Date(arrivalOf(id)).toISOString();
  const state: RequestState = {
    status: spamReason ? 'spam' : 'new',
    version: 0,
    notes: notes.map((text) => ({ at: receivedAt, text })),
    ...(spamReason && { spamReason }),
  };
  const hasRemarks = spamReason !== undefined || notes.length > 0;
  const request: StoredRequest = { id, receivedAt, ...fields, ...(hasRemarks && { state }) };
  await write(kv, request);
  return request;
}

export async function findRequest(kv: KVNamespace, id: string): Promise<StoredRequest | null> {
  if (timeOfUuidv7(id) === null) return null;
  const stored = storedRequestSchema.safeParse(await kv.get(estimateKey(id), 'json'));
  return stored.success ? stored.data : null;
}

type NotNotified = NonNullable<RequestState['notNotified']>;

type ChangeResult =
  | { outcome: 'changed'; request: StoredRequest }
  | { outcome: 'not found' }
  | { outcome: 'outdated'; version: number }
  | { outcome: 'too many notes' };

/** Makes a change unless the request is no longer at `version`. KV has no compare-and-set: see docs/decisions/0007. */
export async function changeRequest(
  kv: KVNamespace,
  id: string,
  { status, note }: RequestChange,
  version: number | undefined,
): Promise<ChangeResult> {
  const request = await findRequest(kv, id);
  if (!request) return { outcome: 'not found' };
  const { spamReason, ...before } = stateOf(request);
  if (version !== undefined && version !== before.version) return { outcome: 'outdated', version: before.version };
  if (note !== undefined && before.notes.length >= notesLimit) return { outcome: 'too many notes' };
  const state: RequestState = {
    ...before,
    status: status ?? before.status,
    version: before.version + 1,
    notes: note === undefined ? before.notes : [...before.notes, { at: new Date().toISOString(), text: note }],
  };
  if (spamReason && state.status === 'spam') state.spamReason = spamReason;
  const changed = { ...request, state };
  await write(kv, changed);
  return { outcome: 'changed', request: changed };
}

/** Records a failed notification on the request, or clears it. The version stays, since the business changed nothing. */
export async function recordFailedNotification(
  kv: KVNamespace,
  id: string,
  failed: Omit<NotNotified, 'at'> | null,
): Promise<void> {
  const request = await findRequest(kv, id);
  if (!request) return;
  const { notNotified: _, ...state } = stateOf(request);
  await write(kv, { ...request, state: failed ? { ...state, notNotified: { at: new Date().toISOString(), ...failed } } : state });
}

/** Deletes for good. Returns false if nothing is stored under `id`. */
export async function deleteRequest(kv: KVNamespace, id: string): Promise<boolean> {
  if (timeOfUuidv7(id) === null || (await kv.get(estimateKey(id))) === null) return false;
  await kv.delete(estimateKey(id));
  return true;
}

async function write(kv: KVNamespace, request: StoredRequest): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  const end = Math.floor(arrivalOf(request.id) / 1000) + retention;
  const expiration = stateOf(request).status === 'spam' ? Math.min(end, now + spamRetention) : end;
  await kv.put(estimateKey(request.id), JSON.stringify(request), {
    metadata: rowOf(request),
    expiration: Math.max(expiration, now + minRetention),
  });
}
