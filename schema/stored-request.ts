/** A stored estimate request, and its row in the list. */
import * as z from 'zod/mini';
import { estimateRequestSchema, serviceValues } from './estimate-request.ts';

export const requestStatuses = ['new', 'contacted', 'quoted', 'won', 'lost', 'spam'] as const;
export const noteLimit = 2000;
/** Keeps a request far below what KV and a browser can hold. */
export const notesLimit = 200;

const spamReasons = ['honeypot', 'too fast', 'links', 'link in the name', 'turnstile'] as const;
const spamReasonSchema = z.enum(spamReasons);

/** What has happened to a request since it came in. */
const requestStateSchema = z.object({
  status: z.enum(requestStatuses),
  /** Goes up by one with every change the business makes. Sent in If-Match. */
  version: z.int().check(z.minimum(0)),
  notes: z.array(z.object({ at: z.iso.datetime(), text: z.string() })),
  spamReason: z.optional(spamReasonSchema),
  /** The channels over which notification failed, when they were last tried, and the site's origin for its links. */
  notNotified: z.optional(
    z.object({ at: z.iso.datetime(), by: z.array(z.enum(['mail', 'webhook'])), origin: z.optional(z.string()) }),
  ),
});

export const storedRequestSchema = z.extend(estimateRequestSchema, {
  /** A UUIDv7, which holds the time of arrival. */
  id: z.string(),
  /** ISO 8601 in UTC. */
  receivedAt: z.iso.datetime(),
  /** Missing until something happens; see `stateOf`. */
  state: z.optional(requestStateSchema),
});

/** Stored as the key's metadata: at most 1,024 bytes as JSON. Rows from before requests had a status lack it. */
export const requestRowSchema = z.object({
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  zipCode: z.string(),
  serviceNeeded: z.enum(serviceValues),
  /** As much of the project details as fits. */
  excerpt: z.string(),
  status: z._default(z.enum(requestStatuses), 'new'),
  version: z._default(z.int(), 0),
  spamReason: z.optional(spamReasonSchema),
  /** True if the business couldn't be notified. */
  notNotified: z.optional(z.boolean()),
});

export const listedRequestSchema = z.extend(requestRowSchema, {
  id: z.string(),
  receivedAt: z.iso.datetime(),
  /** In a filtered list: one of the 1,000 requests read along with this one has the same e-mail address or phone number. */
  duplicate: z.optional(z.boolean()),
});

export type StoredRequest = z.infer<typeof storedRequestSchema>;
export type RequestState = z.infer<typeof requestStateSchema>;
export type RequestRow = z.infer<typeof requestRowSchema>;
export type ListedRequest = z.infer<typeof listedRequestSchema>;
export type SpamReason = z.infer<typeof spamReasonSchema>;

/** A request that no one has touched is new. */
export function stateOf({ state }: StoredRequest): RequestState {
  return state ?? { status: 'new', version: 0, notes: [] };
}
