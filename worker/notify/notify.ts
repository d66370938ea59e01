/** Notifications about requests. The desk keeps them in its outbox, sends them, and tries again (store/desk/outbox.ts). */

import type { StoredRequest } from '#schema/api/stored-request.ts';
import { type NotificationChannel, notificationChannels } from '#schema/rules/notification-channels.ts';
import type { Bindings } from '../bindings.ts';
import { newRequest, update, type VisitorEntry } from './notice-text.ts';
import { planText } from './plan-text.ts';
import { sendMail } from './send-mail.ts';
import { postSigned } from './webhook.ts';

export interface Notice {
  /** Stays the same when a notice is retried. */
  id: string;
  request: StoredRequest;
  /** Null if the request itself is new. */
  entry: VisitorEntry | null;
  /** Where links point. */
  origin: string;
}

/** What sends a notice and throws if delivery failed or is uncertain. Null while the channel isn't set up. */
type Sender = ((notice: Notice) => Promise<void>) | null;

const senders: Readonly<Record<NotificationChannel, (env: Bindings) => Sender>> = { mail: mailSender, webhook: webhookSender };

function mailSender(env: Bindings): Sender {
  const { MAIL, NOTIFY_MAIL_FROM: from, NOTIFY_MAIL_TO: to } = env;
  if (!MAIL || !from || !to) return null;
  return ({ id, request, entry, origin }) => {
    const { subject, text } = entry === null ? newRequest(request, origin) : update(request, entry, origin);
    // Stored values are read tolerantly, so a line break could be in a name.
    const oneLine = subject.replace(/\s+/g, ' ');
    return sendMail(env, { id, from, to, subject: oneLine, text, replyTo: request.email });
  };
}

function webhookSender({ NOTIFY_WEBHOOK_URL: url, NOTIFY_WEBHOOK_SECRET: secret }: Bindings): Sender {
  return url && secret ? (notice) => postSigned(url, secret, eventOf(notice)) : null;
}

/** The channels that are set up. */
export function channelsOf(env: Bindings): NotificationChannel[] {
  return notificationChannels.filter((name) => senders[name](env) !== null);
}

/** One try over one channel. Throws what the channel does. */
export async function deliver(env: Bindings, channel: NotificationChannel, notice: Notice): Promise<void> {
  await senders[channel](env)?.(notice);
}

/** What the webhook hears. Earlier events were posted when they happened. */
function eventOf({ id, request, entry, origin }: Notice) {
  if (entry === null) return { id, event: 'request.created', request, planText: request.plan && planText(request.plan, origin) };
  const { kind, text, at } = entry;
  const { notes, history, ...state } = request.state;
  const event = kind === 'message' ? 'request.message' : 'request.updated';
  return { id, event, text, at: new Date(at).toISOString(), request: { ...request, state } };
}
