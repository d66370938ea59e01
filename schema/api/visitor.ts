/** The visitor's own page: what it shows, and what a visitor can change. */
import * as z from 'zod/mini';
import type { FieldName } from '../request-fields/fields.ts';
import { paragraphSchema } from '../rules/line.ts';
import { grouped } from '../rules/number-format.ts';
import type { VisitorStatus } from '../rules/request-statuses.ts';
import { preferredTimesSchema, type VisitWindow, visitWindowSchema } from '../rules/visit-windows.ts';
import type { StoredPhoto } from './photo.ts';
import type { LinkWay, UnreadableQuote, VisitorQuote } from './quote.ts';
import type { StoredRequest } from './stored-request.ts';
import type { Visit, Work } from './visit.ts';

export const messageLimits = {
  /** Characters of one message. */
  length: 2000,
  /** Messages of one request. */
  count: 50,
} as const;

/** Changes of times to one request within a day. */
export const changesPerDay = 30;

/** Changes by the customer that one request can hold, so that its history ends somewhere. */
export const changesLimit = 300;

export const messageErrors = {
  missing: 'Write a message',
  tooLong: `Shorten the message to ${grouped(messageLimits.length)} characters`,
};

export const visitorMessageSchema = z.strictObject({
  text: paragraphSchema(messageLimits.length, { type: 'Write the message as text', ...messageErrors }),
});

export const timesSchema = z.strictObject({ preferredTimes: preferredTimesSchema });

/** The offered window that the visitor agrees to. */
export const acceptanceSchema = visitWindowSchema;

export interface VisitorPage {
  id: string;
  receivedAt: string;
  /** When this was read, by the Worker's clock: the visitor's may be off. */
  readAt: string;
  status: VisitorStatus;
  /** How the link that opened it came to the visitor. */
  way: LinkWay;
  sent: Pick<StoredRequest, FieldName | 'plan' | 'context'>;
  preferredTimes: VisitWindow[];
  /** The windows a visitor can choose from now. */
  windows: VisitWindow[];
  /** `isTaken`: somebody else has taken the window on offer. */
  visit: (Visit & { isTaken?: boolean }) | null;
  /** What the visitor sent. */
  photos: StoredPhoto[];
  quote?: VisitorQuote;
  /** Quotes that can't be parsed, as they're stored. */
  unreadableQuotes?: UnreadableQuote[];
  work?: Work;
  messages: { at: string; from: 'visitor' | 'business'; text: string }[];
  /** From the visitor's message until it's answered, or marked so. */
  isUnanswered: boolean;
}

/** The fragment of a link to the visitor's page: the request's id and the secret. */
export function linkFragment(id: string, secret: string): string {
  return `${id}.${secret}`;
}

/** Reads such a fragment, also with what mail programs and apps put around links: a dot, a bracket, `&fbclid=…`. Null if there is none. */
export function parseFragment(text: string): { id: string; secret: string } | null {
  const [, id = '', secret = ''] = /([0-9a-f-]{36})\.([0-9a-f]{32})(?![0-9a-f])/.exec(text) ?? [];
  return id === '' ? null : { id, secret };
}

/** The fragment in an address's hash, as `linkFragment` wrote it. '' if there is none. */
export function fragmentIn(hash: string): string {
  const link = parseFragment(hash);
  return link ? linkFragment(link.id, link.secret) : '';
}
