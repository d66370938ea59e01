/**
 * Estimate requests as they are kept and shown. What a visitor may send is strict (schema/estimate-request.ts); what was stored is
 * read tolerantly, because every request must still be listed, opened, exported and erased after the form has changed.
 */
import * as z from 'zod/mini';
import { authorFields } from './author.ts';
import { notificationChannels } from './notification-channels.ts';
import { storedPhotoSchema } from './photo.ts';
import { planSchema } from './plan.ts';
import { quoteStateSchema, standings } from './quote.ts';
import { replyChannels } from './reply.ts';
import { contextSchema } from './request-context.ts';
import { requestFields } from './request-fields/fields.ts';
import { statusNames } from './request-statuses.ts';
import { mapTable } from './table.ts';
import { visitSchema } from './visit.ts';
import { preferredTimesSchema, visitWindowSchema } from './visit-windows.ts';

/** Characters of one note. */
export const noteLimit = 2000;
/** Notes of one request. */
export const notesLimit = 200;
/** How long a request can be restored from the trash. */
export const trashDays = 7;
/** How long spam is kept after it was received or last changed. */
export const spamDays = 30;

/** What silences a request. */
const spamReasons = ['honeypot', 'turnstile'] as const;

/** What a visitor sent. Fields this version doesn't know are kept as they are. */
export const storedFieldsSchema = z.looseObject({
  ...mapTable(requestFields, () => z.catch(z.string(), '')),
  plan: z.catch(z.optional(planSchema), undefined),
  context: z.catch(z.optional(contextSchema), undefined),
  language: z.catch(z.optional(z.string()), undefined),
  preferredTimes: z.catch(z.optional(preferredTimesSchema), undefined),
});

/** How a request came in, if not by the form. */
export const sources = ['phone'] as const;

const moment = z.iso.datetime();

const noteSchema = z.object({
  at: moment,
  text: z.string(),
  ...authorFields,
  /** Set if it's a reply to the visitor or a message from the visitor. */
  kind: z.optional(z.enum(['reply', 'message'])),
  /** How a reply went out, and a mail's subject. */
  channel: z.optional(z.enum(replyChannels)),
  subject: z.optional(z.string()),
  /** Set on a mail that hasn't gone out: we're still trying, or gave up. */
  delivery: z.optional(z.enum(['waiting', 'failed'])),
});

/** One line of the audit trail. */
const historySchema = z.object({
  at: moment,
  ...authorFields,
  /** Such as "Status: new to contacted" or "Moved to the trash". */
  what: z.string(),
});

const triage = {
  /** Why it can't wait (schema/urgency.ts). */
  urgency: z.optional(z.string()),
  /** When the visitor withdrew it. */
  withdrawnAt: z.optional(moment),
  /** When the visitor would like us to come, first choice first. */
  preferredTimes: z.array(visitWindowSchema),
};

/** What has happened to a request since it came in. */
const requestStateSchema = z.object({
  status: z.enum(statusNames),
  /** Grows by one with every change by the business, a withdrawal, and new times by the visitor; goes into If-Match. */
  version: z.int().check(z.minimum(0)),
  notes: z.array(noteSchema),
  history: z.array(historySchema),
  spamReason: z.optional(z.string()),
  /** Which notifications haven't gone out yet, and when the latest try failed. */
  notNotified: z.optional(z.object({ at: moment, by: z.array(z.enum(notificationChannels)) })),
  /** When it was moved to the trash, where it stays for seven days. */
  trashedAt: z.optional(moment),
  ...triage,
  visit: z.optional(visitSchema),
  quote: z.optional(quoteStateSchema),
});

/** What the form asked for, as text. */
const fields = mapTable(requestFields, () => z.string());
const { projectDetails: _, ...listedFields } = fields;

const identity = {
  id: z.string(),
  /** When it came in, ISO 8601 in UTC. */
  receivedAt: moment,
};

export const storedRequestSchema = z.object({
  ...identity,
  ...fields,
  plan: z.optional(planSchema),
  context: z.optional(contextSchema),
  source: z.optional(z.enum(sources)),
  language: z.string(),
  photos: z.array(storedPhotoSchema),
  /** What the form has no field for, as text. */
  otherFields: z.optional(z.record(z.string(), z.string())),
  /** Set when the stored value isn't a request at all: what is there instead. */
  unreadable: z.optional(z.string()),
  state: requestStateSchema,
});

export const listedRequestSchema = z.object({
  ...identity,
  ...listedFields,
  /** The beginning of the project details. */
  excerpt: z.string(),
  status: z.enum(statusNames),
  version: z.int(),
  spamReason: z.optional(z.string()),
  /** True when a notification about it is still pending after a failed try. */
  notNotified: z.optional(z.boolean()),
  /** True when another request has the same email address or phone number. */
  duplicate: z.optional(z.boolean()),
  unreadable: z.optional(z.boolean()),
  trashedAt: z.optional(moment),
  ...triage,
  visit: z.optional(visitSchema),
  /** True if the request is new and should have been answered by now. */
  overdue: z.optional(z.boolean()),
  context: z.optional(contextSchema),
  language: z.string(),
  /** True if the visitor wrote, and nobody here has done anything since. */
  isUnanswered: z.optional(z.boolean()),
  hasPlan: z.boolean(),
  photoCount: z.int(),
  /** Where its newest quote stands. */
  quote: z.optional(z.object({ standing: z.enum(standings), validUntil: z.iso.date() })),
});

export type SpamReason = (typeof spamReasons)[number];
export type StoredFields = z.infer<typeof storedFieldsSchema>;
export type StoredRequest = z.infer<typeof storedRequestSchema>;
export type RequestState = z.infer<typeof requestStateSchema>;
export type ListedRequest = z.infer<typeof listedRequestSchema>;
