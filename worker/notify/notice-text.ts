/** What a mail about a request says. Plain text only, so nothing a visitor wrote can be markup. */

import { type StoredRequest, trashDays } from '#schema/api/stored-request.ts';
import { type FieldName, fieldNames, requestFields } from '#schema/request-fields/fields.ts';
import { fieldText, fieldWords } from '#schema/request-fields/words.ts';
import { timeZone } from '#schema/rules/business-time.ts';
import { dayMs } from '#schema/rules/duration.ts';
import { languageName } from '#schema/rules/language.ts';
import { quoted, quotedLines } from '#schema/rules/quoted.ts';
import { describeContext } from '#schema/rules/request-context.ts';
import { shorten } from '#schema/rules/shorten.ts';
import { describeWindow } from '#schema/rules/visit-windows.ts';
import { planText } from './plan-text.ts';

/** What the visitor did or wrote later. */
export interface VisitorEntry {
  kind: string;
  text: string;
  /** Who at the business made the link that was used. Null if it's the visitor's own. */
  link: string | null;
  at: number;
}

/** In characters. */
const longestSubject = 200;

export function newRequest(request: StoredRequest, origin: string) {
  const { state } = request;
  const service = fieldText('serviceNeeded', request.serviceNeeded);
  const details = request.unreadable ?? request.projectDetails;
  const isUrgent = state.urgency !== undefined;
  const text = [
    ...(isUrgent ? [`Urgent: ${state.urgency}`] : []),
    ...person(request),
    `Received: ${timeText(Date.parse(request.receivedAt))}`,
    ...(state.preferredTimes.length > 0
      ? [`Preferred times: ${state.preferredTimes.map((window) => describeWindow(window)).join('; ')}`]
      : []),
    ...(request.context === undefined ? [] : [`Came from: ${describeContext(request.context)}`]),
    ...(request.language === 'en' ? [] : [`Language: ${languageName(request.language)}`]),
    '',
    details === '' ? 'No details given.' : quotedLines(details),
    '',
    ...Object.entries(request.otherFields ?? {}).map(([name, value]) => `${quoted(name)}: ${quoted(value)}`),
    ...(request.plan === undefined ? [] : ['Plan from the visualizer:', planText(request.plan, origin), '']),
    ...state.notes.map((note) => `${note.text}\n`),
    // The nightly sweep doesn't know where a request was sent.
    origin ? `${origin}/inbox` : "You'll find it in the inbox.",
  ].join('\n');
  // A locked phone shows the beginning.
  const what = isUrgent ? `Urgent, call ${quoted(request.phone)}` : 'Estimate request';
  return { subject: `${what}: ${service}, ${request.zipCode}, ${quoted(request.fullName)}`, text };
}

export function update(request: StoredRequest, { kind, text, link }: VisitorEntry, origin: string) {
  const { trashedAt } = request.state;
  const name = quoted(request.fullName);
  const lines = [
    kind === 'message' ? quotedLines(text) : text,
    ...(link === null ? [] : [`By a link that ${link} made.`]),
    '',
    ...(trashedAt === undefined ? [] : [trashWarning(trashedAt), '']),
    ...person(request),
    '',
    `${origin}/inbox?id=${request.id}`,
  ];
  const subject = kind === 'message' ? `Message from ${name}` : `${name}: ${text}`;
  return { subject: shorten(subject, longestSubject), text: lines.join('\n') };
}

function trashWarning(trashedAt: string): string {
  const deletion = timeText(Date.parse(trashedAt) + trashDays * dayMs);
  return `This request is in the trash. It will be deleted for good on ${deletion}, unless you restore it.`;
}

function timeText(at: number): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full', timeStyle: 'short' }).format(at);
}

/** Each field on a line, except the details. Whoever reads it calls first. */
function person(request: StoredRequest): string[] {
  return [...new Set<FieldName>(['fullName', 'phone', ...fieldNames])]
    .filter((name) => name !== 'projectDetails' && request[name] !== '')
    .map((name) => {
      const text = fieldText(name, request[name]);
      return `${fieldWords.en[name].short}: ${requestFields[name].control === 'select' ? text : quoted(text)}`;
    });
}
