/** The visitor's own page: what it shows, and what a visitor can change. */
import * as z from 'zod/mini';
import { paragraphSchema } from './line.ts';
import { grouped } from './number-format.ts';
import { storedPhotoSchema } from './photo.ts';
import { planSchema } from './plan.ts';
import type { VisitorQuote } from './quote.ts';
import { contextSchema } from './request-context.ts';
import { requestFields } from './request-fields/fields.ts';
import { visitorStatuses } from './request-statuses.ts';
import { mapTable } from './table.ts';
import { visitSchema } from './visit.ts';
import { preferredTimesSchema, visitWindowSchema } from './visit-windows.ts';

export const messageLimits = {
  /** Characters of one message. */
  length: 2000,
  /** Messages of one request. */
  count: 50,
} as const;

/** Changes of times to one request within a day. Each tap is one. */
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

export const visitorPageSchema = z.object({
  id: z.string(),
  receivedAt: z.iso.datetime(),
  status: z.enum(visitorStatuses),
  /** False if the business made the link. */
  isOwnLink: z.boolean(),
  sent: z.object({
    ...mapTable(requestFields, () => z.string()),
    plan: z.optional(planSchema),
    context: z.optional(contextSchema),
  }),
  preferredTimes: z.array(visitWindowSchema),
  /** The windows a visitor can choose from now. */
  windows: z.array(visitWindowSchema),
  visit: z.nullable(
    z.extend(visitSchema, {
      /** Set if somebody else has taken the window on offer. */
      isTaken: z.optional(z.boolean()),
    }),
  ),
  /** What the visitor sent. */
  photos: z.array(storedPhotoSchema),
  /** Read by visitorQuoteSchema where it's shown, so that no other page loads that. */
  quote: z.optional(z.custom<VisitorQuote>()),
  /** Quotes that can't be parsed, as they're stored. */
  unreadableQuotes: z.optional(z.array(z.object({ number: z.int(), stored: z.string() }))),
  messages: z.array(z.object({ at: z.iso.datetime(), from: z.enum(['visitor', 'business']), text: z.string() })),
});

export type VisitorPage = z.infer<typeof visitorPageSchema>;

/** The fragment of a link to the visitor's page: the request's id and the secret. */
export function linkFragment(id: string, secret: string): string {
  return `${id}.${secret}`;
}

/** Reads such a fragment. Null if the text doesn't look like one. */
export function parseFragment(text: string): { id: string; secret: string } | null {
  const [, id = '', secret = ''] = /^([0-9a-f-]{36})\.([0-9a-f]{32})$/.exec(text) ?? [];
  return id === '' ? null : { id, secret };
}
