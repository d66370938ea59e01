/** Notifications about requests. The desk keeps them in its outbox, sends them, and tries again (store/desk/outbox.ts). */
import { timeZone } from '../../schema/business-time.ts';
import { dayMs } from '../../schema/duration.ts';
import { languageName } from '../../schema/language.ts';
import { describeContext } from '../../schema/request-context.ts';
import { type FieldName, fieldNames, requestFields } from '../../schema/request-fields/fields.ts';
import { fieldText, requestWords } from '../../schema/request-fields/words.ts';
import { type StoredRequest, trashDays } from '../../schema/stored-request.ts';
import { describeWindow } from '../../schema/visit-windows.ts';
import type { Bindings } from '../bindings.ts';
import { planText } from './plan-text.ts';
import { type MailTry, sendMail } from './send-mail.ts';
import { postSigned } from './webhook.ts';

export type Channel = 'mail' | 'webhook';

/** Characters. */
const longestSubject = 200;
const timeFormat = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full', timeStyle: 'short' });

export function channelsOf(env: Bindings): Channel[] {
  const { MAIL, NOTIFY_MAIL_FROM, NOTIFY_MAIL_TO, NOTIFY_WEBHOOK_URL, NOTIFY_WEBHOOK_SECRET } = env;
  return [
    ...(MAIL && NOTIFY_MAIL_FROM && NOTIFY_MAIL_TO ? ['mail' as const] : []),
    ...(NOTIFY_WEBHOOK_URL && NOTIFY_WEBHOOK_SECRET ? ['webhook' as const] : []),
  ];
}

export interface Notice extends MailTry {
  request: StoredRequest;
  /** What the visitor did or wrote later; null if the request itself is new. */
  entry: { kind: string; text: string; at: number } | null;
  /** Where links point. */
  origin: string;
}

/** One try over one channel. Throws if it isn't taken, or if nobody knows. */
export async function deliver(env: Bindings, channel: Channel, notice: Notice): Promise<void> {
  await (channel === 'mail' ? mailNotice(env, notice) : postNotice(env, notice));
}

async function mailNotice(env: Bindings, { request, entry, origin, ...mail }: Notice): Promise<void> {
  const { NOTIFY_MAIL_FROM: from, NOTIFY_MAIL_TO: to } = env;
  if (!from || !to) return;
  const { subject, text } = entry === null ? newRequest(request, origin) : update(request, entry, origin);
  // Stored values are read tolerantly, so a line break could be in a name.
  const oneLine = subject.replace(/\s+/g, ' ');
  await sendMail(env, { ...mail, from, to, subject: oneLine, text, replyTo: request.email });
}

async function postNotice(env: Bindings, { id, request, entry, origin }: Notice): Promise<void> {
  const { NOTIFY_WEBHOOK_URL: url, NOTIFY_WEBHOOK_SECRET: secret } = env;
  if (!url || !secret) return;
  const { notes, history, ...state } = request.state;
  // Earlier events were posted when they happened.
  const what =
    entry === null
      ? { id, event: 'request.created', request, planText: request.plan && planText(request.plan, origin) }
      : { id, ...eventOf(entry), request: { ...request, state } };
  await postSigned(url, secret, what);
}

function eventOf({ kind, text, at }: NonNullable<Notice['entry']>) {
  return { event: kind === 'message' ? 'request.message' : 'request.updated', text, at: new Date(at).toISOString() };
}

/** Plain text only, so nothing a visitor wrote can be markup. */
function newRequest(request: StoredRequest, origin: string) {
  const { state } = request;
  const service = fieldText('serviceNeeded', request.serviceNeeded);
  const text = [
    ...person(request),
    `Received: ${timeFormat.format(Date.parse(request.receivedAt))}`,
    ...(state.urgency === undefined ? [] : [`Urgent: ${state.urgency}`]),
    ...(state.preferredTimes.length > 0
      ? [`Preferred times: ${state.preferredTimes.map((window) => describeWindow(window)).join('; ')}`]
      : []),
    ...(request.context === undefined ? [] : [`Came from: ${describeContext(request.context)}`]),
    ...(request.language === 'en' ? [] : [`Language: ${languageName(request.language)}`]),
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
  const urgent = state.urgency === undefined ? '' : 'Urgent: ';
  return { subject: `${urgent}Estimate request: ${service}, ${request.zipCode}, ${request.fullName}`, text };
}

function update(request: StoredRequest, { kind, text }: NonNullable<Notice['entry']>, origin: string) {
  const { trashedAt } = request.state;
  const lines = [
    text,
    '',
    ...(trashedAt === undefined ? [] : [trashWarning(trashedAt), '']),
    ...person(request),
    '',
    `${origin}/inbox?id=${request.id}`,
  ];
  const subject = kind === 'message' ? `Message from ${request.fullName}` : `${request.fullName}: ${text}`;
  return { subject: subject.slice(0, longestSubject), text: lines.join('\n') };
}

function trashWarning(trashedAt: string): string {
  const deletion = timeFormat.format(Date.parse(trashedAt) + trashDays * dayMs);
  return `This request is in the trash. It will be deleted for good on ${deletion}, unless you restore it.`;
}

/** Each field on a line, but for the details. Whoever reads it calls first. */
function person(request: StoredRequest): string[] {
  return [...new Set<FieldName>(['fullName', 'phone', ...fieldNames])]
    .filter((name) => name !== 'projectDetails' && (requestFields[name].isRequired || request[name] !== ''))
    .map((name) => `${requestWords.en[name].short}: ${fieldText(name, request[name])}`);
}
