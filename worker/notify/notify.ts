/** Notifies the business of a new request, after the visitor has been answered. */
import { serviceLabels } from '../../schema/estimate-request.ts';
import type { StoredRequest } from '../../schema/stored-request.ts';
import type { Env } from '../env.ts';
import { errorName } from '../error-name.ts';
import { recordFailedNotification } from '../store/requests.ts';
import { planText } from './plan-text.ts';
import { postSigned } from './webhook.ts';

type Channel = 'mail' | 'webhook';
type Send = () => Promise<unknown>;

/**
 * Pauses before the second and third attempt. Together, sending and then recording a failure must fit into the 30 seconds that a
 * Worker gets after its response: 3 × 5 + 2.5 s, then 3 × 3 + 2.5 s.
 */
const pausesMs = [500, 2000];
const sendTimeoutMs = 5000;
const recordTimeoutMs = 3000;

/** Sends over every channel that is set up. Failures are recorded on the request, to be retried later. Never throws. */
export async function notify(env: Env, request: StoredRequest, origin: string): Promise<void> {
  const failed = await sendAll(env, request, origin);
  if (failed.length > 0) await record(env, request.id, { by: failed, origin });
}

/** Retries the channels that failed before, and clears the record once they all work. Never throws. */
export async function notifyAgain(env: Env, request: StoredRequest): Promise<void> {
  const before = request.state?.notNotified;
  if (!before) return;
  const failed = await sendAll(env, request, before.origin ?? '', before.by);
  // Writes only what changed, since KV limits writes per day.
  if (failed.length < before.by.length) await record(env, request.id, failed.length === 0 ? null : { ...before, by: failed });
}

/** Returns the channels that failed. */
async function sendAll(env: Env, request: StoredRequest, origin: string, only?: Channel[]): Promise<Channel[]> {
  const channels = channelsOf(env, request, origin).filter(([channel]) => only?.includes(channel) ?? true);
  const results = await Promise.allSettled(channels.map(([, send]) => retry(send, sendTimeoutMs)));
  return results.flatMap((result, index) => {
    const [channel] = channels[index] ?? [];
    if (!channel || result.status === 'fulfilled') return [];
    console.error(
      JSON.stringify({ event: 'notification_failed', id: request.id, way: channel, error: errorName(result.reason) }),
    );
    return [channel];
  });
}

async function record(env: Env, id: string, failed: Parameters<typeof recordFailedNotification>[2]): Promise<void> {
  await retry(() => recordFailedNotification(env.REQUESTS, id, failed), recordTimeoutMs).catch(() => {
    console.error(JSON.stringify({ event: 'notification_not_recorded', id }));
  });
}

function channelsOf(env: Env, request: StoredRequest, origin: string): [Channel, Send][] {
  const channels: [Channel, Send][] = [];
  const { MAIL: mail, NOTIFY_MAIL_FROM: from, NOTIFY_MAIL_TO: to, NOTIFY_WEBHOOK_URL: url, NOTIFY_WEBHOOK_SECRET: secret } = env;
  const plan = request.plan && planText(request.plan, origin);
  if (mail && from && to) channels.push(['mail', () => mail.send({ from, to, ...message(request, plan, origin) })]);
  if (url && secret) {
    channels.push(['webhook', () => postSigned(url, secret, { event: 'request.created', request, planText: plan })]);
  }
  return channels;
}

/** Plain text only, so nothing a visitor wrote can be markup. The schema keeps line breaks out of the subject. */
function message(request: StoredRequest, plan: string | undefined, origin: string) {
  const service = serviceLabels[request.serviceNeeded];
  const text = [
    `Name: ${request.fullName}`,
    `Phone: ${request.phone}`,
    `E-mail: ${request.email}`,
    `Zip code: ${request.zipCode}`,
    `Service: ${service}`,
    `Received: ${request.receivedAt}`,
    '',
    request.projectDetails || 'No details given.',
    '',
    ...(plan === undefined ? [] : ['Plan from the visualizer:', plan, '']),
    ...(request.state?.notes ?? []).map((note) => `${note.text}\n`),
    `${origin}/inbox`,
  ].join('\n');
  return { subject: `Estimate request: ${service}, ${request.zipCode}, ${request.fullName}`, text, replyTo: request.email };
}

/** Tries three times, and throws what the last attempt threw. */
async function retry(send: Send, timeoutMs: number): Promise<void> {
  for (const pause of pausesMs) {
    try {
      return await withTimeout(send, timeoutMs);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  await withTimeout(send, timeoutMs);
}

async function withTimeout(send: Send, timeoutMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('No response', 'TimeoutError')), timeoutMs);
  });
  try {
    await Promise.race([send(), timeout]);
  } finally {
    clearTimeout(timer ?? null);
  }
}
