/** The intake: what visitors sent, in KV, written once and never changed. */

import * as z from 'zod/mini';
import { dayMs } from '../../schema/duration.ts';
import { type RequestPhoto, storedPhotoSchema } from '../../schema/photo.ts';
import { type StoredFields, storedFieldsSchema } from '../../schema/stored-request.ts';
import { parseJson } from '../parse-json.ts';
import { idOfKey, intakeKey, intakePrefix, queuePrefix } from './keys.ts';
import { keysPerList } from './listing.ts';
import { kvExpiration, retentionMs, spamRetentionMs } from './retention.ts';

/** How long a mark is kept, in seconds. */
const markRetention = (2 * dayMs) / 1000;
/** Values in one of KV's reads. */
const valuesPerRead = 100;

const textOrNull = z.catch(z.nullable(z.string()), null);
const texts = z.catch(z.array(z.string()), []);
/** What the website noticed about a request when it came in. */
const noticedSchema = z.object({
  spamReason: textOrNull,
  suspicions: texts,
  /** Notes for the business to read. */
  remarks: texts,
  /** SHA-256 of the secret that opens the visitor's page; null if there is none. */
  linkHash: textOrNull,
});
type Noticed = z.infer<typeof noticedSchema>;

/** What is stored under a request's key, read tolerantly. */
export interface Intake extends Noticed {
  id: string;
  /** Unix ms; 0 if the value doesn't say. */
  receivedAt: number;
  /** Null if the value isn't a request at all. */
  fields: StoredFields | null;
  /** What the form has no field for, as text. */
  otherFields: Record<string, string>;
}

/** The value of a new request: its fields as sent, and what the website noticed about them. */
export function intakeValue(id: string, receivedAt: number, noticed: Noticed, fields: object): string {
  return JSON.stringify({ ...fields, id, receivedAt: new Date(receivedAt).toISOString(), noticed });
}

/** Reads whatever is stored. Never throws. */
export function readIntake(id: string, value: string): Intake {
  const stored = readObject(parseJson(value));
  const { id: _, receivedAt, noticed, ...sent } = stored ?? {};
  const at = typeof receivedAt === 'string' ? Date.parse(receivedAt) : Number.NaN;
  const fields = storedFieldsSchema.safeParse(sent);
  const isRequest = stored !== null && fields.success && Object.keys(sent).length > 0;
  return {
    id,
    receivedAt: Number.isFinite(at) ? at : 0,
    fields: isRequest ? fields.data : null,
    otherFields: isRequest ? otherFieldsOf(sent) : {},
    ...noticedSchema.parse(readObject(noticed) ?? {}),
  };
}

export function expiryOf({ receivedAt, spamReason }: Pick<Intake, 'receivedAt' | 'spamReason'>): number {
  return receivedAt + (spamReason === null ? retentionMs : spamRetentionMs);
}

/** Throws what KV throws. `expiresAt` is in Unix ms. */
export async function putIntake(kv: KVNamespace, id: string, value: string, expiresAt: number): Promise<void> {
  await kv.put(intakeKey(id), value, { expiration: kvExpiration(expiresAt) });
}

export async function findIntake(kv: KVNamespace, id: string): Promise<{ intake: Intake; value: string } | null> {
  const value = await kv.get(intakeKey(id));
  return value === null ? null : { intake: readIntake(id, value), value };
}

export async function removeIntake(kv: KVNamespace, id: string): Promise<void> {
  await Promise.all([kv.delete(intakeKey(id)), kv.delete(queuePrefix + id)]);
}

/** Marks a request that only KV holds, so the schedule finds it with one list. The nightly sweep finds requests without a mark. */
export async function queueRequest(kv: KVNamespace, id: string, origin: string): Promise<void> {
  await kv.put(queuePrefix + id, origin, { expirationTtl: markRetention });
}

export async function unqueueRequest(kv: KVNamespace, id: string): Promise<void> {
  await kv.delete(queuePrefix + id);
}

export async function queuePhoto(kv: KVNamespace, { id, photo }: RequestPhoto): Promise<void> {
  await kv.put(`${queuePrefix}${id}:${photo.name}`, JSON.stringify(photo), { expirationTtl: markRetention });
}

export async function unqueuePhoto(kv: KVNamespace, { id, photo }: RequestPhoto): Promise<void> {
  await kv.delete(`${queuePrefix}${id}:${photo.name}`);
}

interface Queue {
  /** Requests, with the origin they came to. */
  requests: { id: string; origin: string }[];
  photos: RequestPhoto[];
}

/** At most 1,000 marks; the next run takes the rest. */
export async function listQueued(kv: KVNamespace): Promise<Queue> {
  const { keys } = await kv.list({ prefix: queuePrefix, limit: keysPerList });
  const values = await readMany(
    kv,
    keys.map(({ name }) => name),
  );
  const queued: Queue = { requests: [], photos: [] };
  for (const { name: key } of keys) {
    const [, id = '', name] = key.split(':');
    const value = values.get(key) ?? '';
    if (name === undefined) queued.requests.push({ id, origin: value });
    else queued.photos.push(...readPhoto(id, value));
  }
  return queued;
}

function readPhoto(id: string, value: string): RequestPhoto[] {
  const { data: photo } = storedPhotoSchema.safeParse(parseJson(value));
  return photo ? [{ id, photo }] : [];
}

/** One page of ids in KV. */
export async function listIntake(kv: KVNamespace, cursor: string | null): Promise<{ ids: string[]; cursor: string | null }> {
  const page = await kv.list({ prefix: intakePrefix, limit: keysPerList, cursor });
  return { ids: page.keys.map(({ name }) => idOfKey(name)), cursor: page.list_complete ? null : page.cursor };
}

/** Values by id; what isn't there is left out. */
export async function readIntakes(kv: KVNamespace, ids: string[]): Promise<Map<string, string>> {
  const values = await readMany(kv, ids.map(intakeKey));
  return new Map([...values].map(([key, value]) => [idOfKey(key), value]));
}

async function readMany(kv: KVNamespace, keys: string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let start = 0; start < keys.length; start += valuesPerRead) {
    const values = await kv.get(keys.slice(start, start + valuesPerRead));
    for (const [key, value] of values) if (value !== null) found.set(key, value);
  }
  return found;
}

const objectSchema = z.record(z.string(), z.unknown());

function readObject(value: unknown): Record<string, unknown> | null {
  return objectSchema.safeParse(value).data ?? null;
}

/** Everything the form has no field for, and known fields whose value isn't what the field holds today. */
function otherFieldsOf(sent: Record<string, unknown>): Record<string, string> {
  const known: Record<string, z.ZodMiniType> = storedFieldsSchema.shape;
  // A field of the form is text, and what comes with it has a shape of its own; both are read with a default.
  const others = Object.entries(sent).filter(
    ([name, value]) => value != null && !known[name]?.safeParse(value).data && value !== '',
  );
  return Object.fromEntries(others.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]));
}
