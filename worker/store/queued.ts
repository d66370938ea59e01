/** Requests that reach only KV, because the desk can't be reached. The schedule inserts them into the desk (reconcile.ts). */
import type { StoredRequest } from '../../schema/stored-request.ts';
import { whyUrgent } from '../../schema/urgency.ts';
import type { Bindings } from '../bindings.ts';
import { channelsOf, deliver } from '../notify/notify.ts';
import { attachmentsOf, sentIn, shownFields } from './desk/show.ts';
import { expiryOf, findIntake, putIntake, queueRequest, readIntake } from './intake.ts';

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
  // The mark comes first: one without a request is harmless, a request without a mark waits for the nightly sweep.
  await queueRequest(kv, id, origin);
  await putIntake(kv, id, value, expiryOf(intake));
  return intake.linkHash;
}

/** Notifies the business right away, since the desk can't. Once the desk is back, it notifies them again, so both mails say that they may be the second. Never throws. */
export async function notifyOfQueued(env: Bindings, { id, value, origin }: QueuedRequest): Promise<void> {
  const request = requestFrom(id, value);
  const sent = await Promise.allSettled(
    channelsOf(env).map((channel) => deliver(env, channel, { id: `${id}.0`, mayBeSecond: true, request, entry: null, origin })),
  );
  if (sent.some(({ status }) => status === 'rejected')) console.error(JSON.stringify({ event: 'notification_failed', id }));
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
      suspicions: intake.suspicions,
      preferredTimes: intake.fields?.preferredTimes ?? [],
      ...(urgency !== null && { urgency }),
    },
  };
}
