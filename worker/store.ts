/**
 * Estimate requests in KV; the only file that knows how keys look (docs/decisions/0003-kv-keys.md).
 *
 *   estimate:<9999999999999 - Unix ms, 13 digits>:<UUIDv7>   a request; a plain list is newest first
 *   arrival:<SHA-256 of an Idempotency-Key>                  Unix ms under which that key was first stored
 */
import type { EstimateRequest } from '../schema/estimate-request.ts';
import {
  type ListedRequest,
  type RequestRow,
  requestRowSchema,
  type StoredRequest,
  storedRequestSchema,
} from '../schema/stored-request.ts';
import { timeOfUuidv7, uuidv7 } from '../schema/uuid.ts';

const prefix = 'estimate:';
const latestMs = 9_999_999_999_999;
/** 24 months, in seconds. */
const retention = 730 * 24 * 60 * 60;
const arrivalRetention = 7 * 24 * 60 * 60;
/** A browser's clock may be off by this much and still order its own request, in milliseconds. */
const trustedSkew = 10 * 60 * 1000;
const metadataBytes = 1024;

/** The id of the request that an Idempotency-Key stands for: the same key always gives the same id. */
export async function idForKey(kv: KVNamespace, idempotencyKey: string | undefined, now = Date.now()): Promise<string> {
  if (idempotencyKey === undefined) return uuidv7(now);
  const candidate = idempotencyKey.toLowerCase();
  const ms = timeOfUuidv7(candidate);
  if (ms !== null && Math.abs(ms - now) <= trustedSkew) return candidate;

  // A wrong clock, a late retry, or a key of another kind: the first arrival decides the place in the list.
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(candidate)));
  const arrivalKey = `arrival:${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  if (ms !== null && (await findRequest(kv, candidate))) return candidate;
  const known = Number(await kv.get(arrivalKey));
  if (known > 0) return uuidv7(known, digest);
  await kv.put(arrivalKey, String(now), { expirationTtl: arrivalRetention });
  return uuidv7(now, digest);
}

/** Writes a request under its id. Throws what KV throws; only its return means that the request is kept. */
export async function saveRequest(kv: KVNamespace, id: string, fields: EstimateRequest): Promise<StoredRequest> {
  const request: StoredRequest = { id, receivedAt: new Date(arrivalOf(id)).toISOString(), ...fields };
  await kv.put(keyOf(id), JSON.stringify(request), { metadata: rowOf(request), expirationTtl: retention });
  return request;
}

/** One request, or null where none is stored under `id`. */
export async function findRequest(kv: KVNamespace, id: string): Promise<StoredRequest | null> {
  if (timeOfUuidv7(id) === null) return null;
  const stored = storedRequestSchema.safeParse(await kv.get(keyOf(id), 'json'));
  return stored.success ? stored.data : null;
}

export interface RequestPage {
  requests: ListedRequest[];
  /** Goes into the next call; null on the last page. */
  cursor: string | null;
}

/** Newest first, from the keys' metadata: one KV call for up to 1,000 requests. */
export async function listRequests(kv: KVNamespace, limit: number, cursor?: string): Promise<RequestPage> {
  const page = await kv.list({ prefix, limit, cursor: cursor ?? null });
  const rows = await Promise.all(page.keys.map(({ name, metadata }) => listed(kv, name.slice(-36), metadata)));
  return {
    requests: rows.filter((row) => row !== null),
    cursor: page.list_complete ? null : page.cursor,
  };
}

async function listed(kv: KVNamespace, id: string, metadata: unknown): Promise<ListedRequest | null> {
  const row = requestRowSchema.safeParse(metadata);
  if (row.success) return { id, receivedAt: new Date(arrivalOf(id)).toISOString(), ...row.data };
  const request = await findRequest(kv, id);
  return request && { id, receivedAt: request.receivedAt, ...rowOf(request) };
}

function keyOf(id: string): string {
  return `${prefix}${String(latestMs - arrivalOf(id)).padStart(13, '0')}:${id}`;
}

function arrivalOf(id: string): number {
  return Math.min(timeOfUuidv7(id) ?? 0, latestMs);
}

/** Shortens the excerpt until the row fits into a key's metadata. */
function rowOf({ fullName, email, phone, zipCode, serviceNeeded, projectDetails }: StoredRequest): RequestRow {
  const row = { fullName, email, phone, zipCode, serviceNeeded, excerpt: '' };
  const room = metadataBytes - bytesOf(row);
  let excerpt = projectDetails.slice(0, Math.max(room, 0));
  while (excerpt && bytesOf({ ...row, excerpt }) > metadataBytes) {
    excerpt = excerpt.slice(0, Math.floor(excerpt.length * 0.9));
  }
  return { ...row, excerpt: excerpt.toWellFormed() };
}

function bytesOf(row: RequestRow): number {
  return new TextEncoder().encode(JSON.stringify(row)).length;
}
