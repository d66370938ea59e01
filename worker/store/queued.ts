/** Requests that reach only KV, because the desk can't be reached. The schedule inserts them into the desk. */
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { whyUrgent } from '#schema/rules/urgency.ts';
import type { Bindings } from '../bindings.ts';
import type { Env } from '../env.ts';
import { channelsOf, deliver } from '../notify/notify.ts';
import { attachmentsOf, sentIn, shownFields } from './desk/show.ts';
import { expiryOf, findIntake, listQueued, putIntake, queueRequest, readIntake, readIntakes, unqueueRequest } from './intake.ts';
import { openDesk } from './open-desk.ts';

interface QueuedRequest {
  id: string;
  /** As KV keeps it. */
  value: string;
  origin: string;
}

/**
 * Stores it, unless an earlier attempt has. Returns the hash of the link that opens it. Throws what KV throws, and then nothing holds
 * the request.
 */
export async function storeQueued(kv: KVNamespace, { id, value, origin }: QueuedRequest): Promise<string | null> {
  // If KV can't tell, writing the same content again does no harm.
  const earlier = await findIntake(kv, id).catch(() => null);
  if (earlier) return earlier.intake.linkHash;
  const intake = readIntake(id, value);
  // The mark comes first: one without a request is harmless, but nobody would look for a request without a mark.
  await queueRequest(kv, id, origin);
  await putIntake(kv, id, value, expiryOf(intake));
  return intake.linkHash;
}

/** Notifies the business right away, since the desk can't. Once the desk is back, it notifies them again under the same id. Never throws. */
export async function notifyOfQueued(env: Bindings, { id, value, origin }: QueuedRequest): Promise<void> {
  const request = requestFrom(id, value);
  const sent = await Promise.allSettled(
    channelsOf(env).map((channel) => deliver(env, channel, { id: `${id}.0`, request, entry: null, origin })),
  );
  if (sent.some(({ status }) => status === 'rejected')) console.error(JSON.stringify({ event: 'notification_failed', id }));
}

/**
 * Inserts the requests that arrived while the desk couldn't be reached, or the one with this id. Running twice at once is harmless. What
 * the desk can't take, or KV doesn't show yet, keeps its mark for the next run.
 */
export async function insertQueued(env: Env, only?: string): Promise<void> {
  const queued = await listQueued(env.REQUESTS, only);
  const { upkeep } = openDesk(env);
  const values = await readIntakes(
    env.REQUESTS,
    queued.map(({ id }) => id),
  );
  const found = queued.flatMap(({ id, origin }) => {
    const value = values.get(id);
    return value === undefined ? [] : [{ id, value, origin }];
  });
  const { failed } = await upkeep.insertFound(found, { isNew: true });
  if (only === undefined) await upkeep.remember('notInserted', failed.length);
  await Promise.all(found.filter(({ id }) => !failed.includes(id)).map(({ id }) => unqueueRequest(env.REQUESTS, id)));
}

function requestFrom(id: string, value: string): StoredRequest {
  const intake = readIntake(id, value);
  const at = new Date(intake.receivedAt).toISOString();
  const urgency = whyUrgent({ ...shownFields(intake), ...attachmentsOf(intake) });
  return {
    id,
    receivedAt: at,
    ...sentIn(intake, value),
    photos: [],
    state: {
      status: 'new',
      version: 0,
      notes: intake.remarks.map((text) => ({ at, actor: 'site', text })),
      history: [],
      preferredTimes: intake.fields?.preferredTimes ?? [],
      ...(urgency !== null && { urgency }),
    },
  };
}
