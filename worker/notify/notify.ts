/** Notifications about new requests. The desk owes them, sends them, and tries again (store/desk/owed.ts). */
import { serviceLabels } from '../../schema/estimate-request.ts';
import type { StoredRequest } from '../../schema/stored-request.ts';
import type { Env } from '../env.ts';
import { withTimeout } from '../with-timeout.ts';
import { planText } from './plan-text.ts';
import { postSigned } from './webhook.ts';

export type Channel = 'mail' | 'webhook';

const sendTimeoutMs = 5000;

/** The channels that are set up. */
export function channelsOf(env: Env): Channel[] {
  const { MAIL, NOTIFY_MAIL_FROM, NOTIFY_MAIL_TO, NOTIFY_WEBHOOK_URL, NOTIFY_WEBHOOK_SECRET } = env;
  return [
    ...(MAIL && NOTIFY_MAIL_FROM && NOTIFY_MAIL_TO ? ['mail' as const] : []),
    ...(NOTIFY_WEBHOOK_URL && NOTIFY_WEBHOOK_SECRET ? ['webhook' as const] : []),
  ];
}

/** One try over one channel, of at most five seconds. Throws if it isn't taken. `origin` is where links point. */
export async function deliver(env: Env, channel: Channel, request: StoredRequest, origin: string): Promise<void> {
  await withTimeout(channel === 'mail' ? sendMail(env, request, origin) : sendWebhook(env, request, origin), sendTimeoutMs);
}

async function sendMail(env: Env, request: StoredRequest, origin: string): Promise<void> {
  const { MAIL: mail, NOTIFY_MAIL_FROM: from, NOTIFY_MAIL_TO: to } = env;
  if (mail && from && to) await mail.send({ from, to, ...message(request, origin) });
}

async function sendWebhook(env: Env, request: StoredRequest, origin: string): Promise<void> {
  const { NOTIFY_WEBHOOK_URL: url, NOTIFY_WEBHOOK_SECRET: secret } = env;
  if (url && secret)
    await postSigned(url, secret, {
      event: 'request.created',
      request,
      planText: request.plan && planText(request.plan, origin),
    });
}

/** Plain text only, so nothing a visitor wrote can be markup. */
function message(request: StoredRequest, origin: string) {
  const { serviceNeeded, state } = request;
  const service = Object.entries(serviceLabels).find(([value]) => value === serviceNeeded)?.[1] ?? serviceNeeded;
  const text = [
    `Name: ${request.fullName}`,
    `Phone: ${request.phone}`,
    `E-mail: ${request.email}`,
    `Zip code: ${request.zipCode}`,
    `Service: ${service}`,
    `Received: ${request.receivedAt}`,
    ...(state.suspicions.length > 0 ? [`Looks odd: ${state.suspicions.join(', ')}`] : []),
    '',
    request.unreadable ?? (request.projectDetails || 'No details given.'),
    '',
    ...Object.entries(request.otherFields ?? {}).map(([name, value]) => `${name}: ${value}`),
    ...(request.plan === undefined ? [] : ['Plan from the visualizer:', planText(request.plan, origin), '']),
    ...state.notes.map((note) => `${note.text}\n`),
    // The nightly sweep doesn't know where a request was sent.
    origin ? `${origin}/inbox` : "You'll find it in the inbox.",
  ].join('\n');
  // Stored values are read tolerantly, so a line break could be in a name.
  const subject = `Estimate request: ${service}, ${request.zipCode}, ${request.fullName}`.replace(/\s+/g, ' ');
  return { subject, text, ...(request.email && { replyTo: request.email }) };
}
