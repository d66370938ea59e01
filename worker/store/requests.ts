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

const day = 24 * 60 * 60;
/** 24 months and 30 days, in seconds. */
const retention = 730 * day;
const spamRetention = 30 * day;
const arrivalRetention = 7 * day;
/** KV takes no expiration that is closer. */
const shortestRetention = 120;
/** A browser's clock may be off by this much and still order its own request, in milliseconds. */
const trustedSkew = 10 * 60 * 1000;
/** Arrivals of one key within this time are one arrival, in milliseconds: retries that overtake each other get the same id. */
const sameArrival = 10 * 1000;

/** The id of the request that an Idempotency-Key stands for: the same key always gives the same id. */
export async function idForKey(kv: KVNamespace, idempotencyKey: string | undefined, now = Date.now()): Promise<string> {
  if (idempotencyKey === undefined) return uuidv7(now);
  const candidate = idempotencyKey.toLowerCase();
  const ms = timeOfUuidv7(candidate);
  if (ms !== null && Math.abs(ms - now) <= trustedSkew) return candidate;

  // A wrong clock, a late retry, or a key of another kind: the first arrival decides the place in the list.
  const digest = await sha256(candidate);
  if (ms !== null && (await findRequest(kv, candidate))) return candidate;
  const known = Number(await kv.get(arrivalKey(digest)));
  if (known > 0) return uuidv7(known, digest);
  const arrival = now - (now % sameArrival);
  await kv.put(arrivalKey(digest), String(arrival), { expirationTtl: arrivalRetention });
  return uuidv7(arrival, digest);
}

/** What the Worker itself has to say about a new request. */
export interface Remarks {
  spamReason?: SpamReason | undefined;
  /** For the business, each a note. */
  notes: string[];
}

/** Writes a new request under its id. Throws what KV throws; only its return means that the request is kept. */
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
  const isRemarkable = spamReason !== undefined || notes.length > 0;
  const request: StoredRequest = { id, receivedAt, ...fields, ...(isRemarkable && { state }) };
  await write(kv, request);
  return request;
}

/** One request, or null where none is stored under `id`. */
export async function findRequest(kv: KVNamespace, id: string): Promise<StoredRequest | null> {
  if (timeOfUuidv7(id) === null) return null;
  const stored = storedRequestSchema.safeParse(await kv.get(estimateKey(id), 'json'));
  return stored.success ? stored.data : null;
}

type NotNotified = NonNullable<RequestState['notNotified']>;

export type Changed =
  | { outcome: 'changed'; request: StoredRequest }
  | { outcome: 'unknown' }
  | { outcome: 'other version'; version: number }
  | { outcome: 'too many notes' };

/** Changes what is stored, unless it is no longer at `version`. KV has no compare-and-set: see docs/decisions/0007. */
export async function changeRequest(
  kv: KVNamespace,
  id: string,
  { status, note }: RequestChange,
  version: number | undefined,
): Promise<Changed> {
  const request = await findRequest(kv, id);
  if (!request) return { outcome: 'unknown' };
  const { spamReason, ...before } = stateOf(request);
  if (version !== undefined && version !== before.version) return { outcome: 'other version', version: before.version };
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

/** Keeps with a request that the business was not told of it; null once it was. No change of the business: the version stays. */
export async function recordNotNotified(kv: KVNamespace, id: string, failed: Omit<NotNotified, 'at'> | null): Promise<void> {
  const request = await findRequest(kv, id);
  if (!request) return;
  const { notNotified: _, ...state } = stateOf(request);
  await write(kv, { ...request, state: failed ? { ...state, notNotified: { at: new Date().toISOString(), ...failed } } : state });
}

/** Deletes for good. False where nothing is stored under `id`. */
export async function deleteRequest(kv: KVNamespace, id: string): Promise<boolean> {
  if (timeOfUuidv7(id) === null || (await kv.get(estimateKey(id))) === null) return false;
  await kv.delete(estimateKey(id));
  return true;
}

async function write(kv: KVNamespace, request: StoredRequest): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  const end = Math.floor(arrivalOf(request.id) / 1000) + retention;
  const kept = stateOf(request).status === 'spam' ? Math.min(end, now + spamRetention) : end;
  await kv.put(estimateKey(request.id), JSON.stringify(request), {
    metadata: rowOf(request),
    expiration: Math.max(kept, now + shortestRetention),
  });
}
