/** Notifications about requests. The desk keeps them in its outbox, sends them, and tries again (store/desk/outbox.ts). */
import { type NotificationChannel, notificationChannels } from '../../schema/notification-channels.ts';
import type { StoredRequest } from '../../schema/stored-request.ts';
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

interface Channel {
  /** Returns what sends a notice and throws if delivery failed or is uncertain. Null while the channel isn't set up. */
  open: (env: Bindings) => ((notice: Notice) => Promise<void>) | null;
  /** A part of its settings is missing: what that means, and what to do (store/desk/guards.ts). */
  isHalfSetUp: (env: Bindings) => boolean;
  means: string;
  todo: string;
}

const channels: Readonly<Record<NotificationChannel, Channel>> = {
  mail: {
    open(env) {
      const { MAIL, NOTIFY_MAIL_FROM: from, NOTIFY_MAIL_TO: to } = env;
      if (!MAIL || !from || !to) return null;
      return ({ id, request, entry, origin }) => {
        const { subject, text } = entry === null ? newRequest(request, origin) : update(request, entry, origin);
        // Stored values are read tolerantly, so a line break could be in a name.
        const oneLine = subject.replace(/\s+/g, ' ');
        return sendMail(env, { id, from, to, subject: oneLine, text, replyTo: request.email });
      };
    },
    isHalfSetUp({ MAIL, NOTIFY_MAIL_FROM, NOTIFY_MAIL_TO, REPLY_MAIL_FROM, NEWSLETTER_MAIL_FROM }) {
      const hasSender = Boolean(NOTIFY_MAIL_FROM || REPLY_MAIL_FROM || NEWSLETTER_MAIL_FROM);
      return Boolean(MAIL) !== hasSender || Boolean(NOTIFY_MAIL_FROM) !== Boolean(NOTIFY_MAIL_TO);
    },
    means: "Some mail isn't sent.",
    todo: 'Mail is only half set up. Set MAIL and the addresses that go with it in wrangler.toml.',
  },
  webhook: {
    open({ NOTIFY_WEBHOOK_URL: url, NOTIFY_WEBHOOK_SECRET: secret }) {
      return url && secret ? (notice) => postSigned(url, secret, eventOf(notice)) : null;
    },
    isHalfSetUp: ({ NOTIFY_WEBHOOK_URL, NOTIFY_WEBHOOK_SECRET }) =>
      Boolean(NOTIFY_WEBHOOK_URL) !== Boolean(NOTIFY_WEBHOOK_SECRET),
    means: "The other program that should hear of new requests isn't told.",
    todo: 'Set NOTIFY_WEBHOOK_URL and NOTIFY_WEBHOOK_SECRET, or neither.',
  },
};

/** The channels that are set up. */
export function channelsOf(env: Bindings): NotificationChannel[] {
  return notificationChannels.filter((name) => channels[name].open(env) !== null);
}

/** One try over one channel. Throws what the channel does. */
export async function deliver(env: Bindings, channel: NotificationChannel, notice: Notice): Promise<void> {
  await channels[channel].open(env)?.(notice);
}

/** What the webhook hears. Earlier events were posted when they happened. */
function eventOf({ id, request, entry, origin }: Notice) {
  if (entry === null) return { id, event: 'request.created', request, planText: request.plan && planText(request.plan, origin) };
  const { kind, text, at } = entry;
  const { notes, history, ...state } = request.state;
  const event = kind === 'message' ? 'request.message' : 'request.updated';
  return { id, event, text, at: new Date(at).toISOString(), request: { ...request, state } };
}
