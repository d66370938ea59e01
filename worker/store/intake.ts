/** The intake: what visitors sent, in KV, written once. Only a wrong email or phone is ever corrected. */

import * as z from 'zod/mini';
import { type StoredFields, sources, storedFieldsSchema } from '#schema/api/stored-request.ts';
import { dayMs } from '#schema/rules/duration.ts';
import { parseJson } from '../parse-json.ts';
import { erasedPrefix, idOfKey, intakeKey, intakePrefix, queuePrefix } from './keys.ts';
import { keysPerList, listKeys } from './listing.ts';
import { erasedRetentionMs, kvExpiration, retentionMs, spamRetentionMs } from './retention.ts';

/** How long a request waits for the desk, in seconds. Its mark is gone then, and the request stays in KV. */
const markRetention = (30 * dayMs) / 1000;
/** Values in one of KV's reads. */
const valuesPerRead = 100;

const textOrNull = z.catch(z.nullable(z.string()), null);
const texts = z.catch(z.array(z.string()), []);
/** What the website noticed about a request when it came in. */
const noticedSchema = z.object({
  spamReason: textOrNull,
  /** Notes for the business to read. */
  remarks: texts,
  /** Set if the office entered it. */
  source: z.catch(z.optional(z.enum(sources)), undefined),
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

/** With what the office corrected. What isn't a request stays as it is. */
export function correctedValue(value: string, changes: Partial<Record<'email' | 'phone', string>>): string {
  const stored = readObject(parseJson(value));
  return stored ? JSON.stringify({ ...stored, ...changes }) : value;
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

/** Marks a request that only KV holds, so the schedule finds it with one list. */
export async function queueRequest(kv: KVNamespace, id: string, origin: string): Promise<void> {
  await kv.put(queuePrefix + id, origin, { expirationTtl: markRetention });
}

export async function unqueueRequest(kv: KVNamespace, id: string): Promise<void> {
  await kv.delete(queuePrefix + id);
}

/** Requests with the origin they came to; at most 1,000, and the next run takes the rest. With an `id`, that one, if it's queued. */
export async function listQueued(kv: KVNamespace, id?: string): Promise<{ id: string; origin: string }[]> {
  const keys =
    id === undefined ? (await kv.list({ prefix: queuePrefix, limit: keysPerList })).keys : [{ name: queuePrefix + id }];
  const origins = await readMany(
    kv,
    keys.map(({ name }) => name),
  );
  return [...origins].map(([key, origin]) => ({ id: idOfKey(key), origin }));
}

/** A request, or the hash of an address of the newsletter, and when it was erased, in Unix ms. */
export interface Erased {
  id: string;
  at: number;
}

export async function putErased(kv: KVNamespace, { id, at }: Erased): Promise<void> {
  await kv.put(erasedPrefix + id, '', { metadata: { at }, expiration: kvExpiration(at + erasedRetentionMs) });
}

/** Page by page. */
export async function* listErased(kv: KVNamespace): AsyncGenerator<Erased[]> {
  for await (const page of listKeys(kv, erasedPrefix)) {
    yield page.map(({ key, metadata }) => ({ id: idOfKey(key), ...erasedSchema.parse(metadata) }));
  }
}

/** Whoever erased it, it's erased, even if nobody can read when. */
const erasedSchema = z.catch(z.object({ at: z.int() }), { at: Number.MAX_SAFE_INTEGER });

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
