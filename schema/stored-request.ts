/** What the business reads: a stored estimate request, and its row in the list. */
import * as z from 'zod/mini';
import { estimateRequestSchema, serviceValues } from './estimate-request.ts';

export const requestStatuses = ['new', 'contacted', 'quoted', 'won', 'lost', 'spam'] as const;
export const noteLimit = 2000;
/** So that a request stays far below what KV and a browser can hold. */
export const notesLimit = 200;

const spamReasons = ['honeypot', 'too fast', 'links', 'link in the name', 'turnstile'] as const;
const spamReasonSchema = z.enum(spamReasons);

/** What has happened to a request since it came in. */
const requestStateSchema = z.object({
  status: z.enum(requestStatuses),
  /** Grows by one with every change of the business; goes into If-Match. */
  version: z.int().check(z.minimum(0)),
  notes: z.array(z.object({ at: z.iso.datetime(), text: z.string() })),
  spamReason: z.optional(spamReasonSchema),
  /** Ways that did not take the news of this request, when they were last tried, and the origin that it names. */
  notNotified: z.optional(
    z.object({ at: z.iso.datetime(), by: z.array(z.enum(['mail', 'webhook'])), origin: z.optional(z.string()) }),
  ),
});

export const storedRequestSchema = z.extend(estimateRequestSchema, {
  /** UUIDv7; its time is the time of arrival. */
  id: z.string(),
  /** ISO 8601 in UTC. */
  receivedAt: z.iso.datetime(),
  /** Missing while nothing has happened: `stateOf` says what that means. */
  state: z.optional(requestStateSchema),
});

/** Kept as the key's metadata, at most 1,024 bytes as JSON. Rows of before requests had a status lack it. */
export const requestRowSchema = z.object({
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  zipCode: z.string(),
  serviceNeeded: z.enum(serviceValues),
  /** The start of the project details, as much as fits. */
  excerpt: z.string(),
  status: z._default(z.enum(requestStatuses), 'new'),
  version: z._default(z.int(), 0),
  spamReason: z.optional(spamReasonSchema),
  /** True where the business was not told of this request. */
  notNotified: z.optional(z.boolean()),
});

export const listedRequestSchema = z.extend(requestRowSchema, {
  id: z.string(),
  receivedAt: z.iso.datetime(),
  /** In a filtered list: another of the 1,000 requests read with this one has its e-mail address or phone number. */
  duplicate: z.optional(z.boolean()),
});

export type StoredRequest = z.infer<typeof storedRequestSchema>;
export type RequestState = z.infer<typeof requestStateSchema>;
export type RequestRow = z.infer<typeof requestRowSchema>;
export type ListedRequest = z.infer<typeof listedRequestSchema>;
export type SpamReason = z.infer<typeof spamReasonSchema>;

/** A request that nobody has touched is new. */
export function stateOf({ state }: StoredRequest): RequestState {
  return state ?? { status: 'new', version: 0, notes: [] };
}
