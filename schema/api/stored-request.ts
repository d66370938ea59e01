/**
 * Estimate requests as they are kept and shown. What a visitor may send is strict (schema/api/estimate-request.ts); what was stored is
 * read tolerantly, because every request must still be listed, opened, exported and erased after the form has changed.
 */
import * as z from 'zod/mini';
import { type FieldName, requestFields } from '../request-fields/fields.ts';
import type { NotificationChannel } from '../rules/notification-channels.ts';
import { contextSchema, type RequestContext } from '../rules/request-context.ts';
import type { RequestStatus } from '../rules/request-statuses.ts';
import { mapTable } from '../rules/table.ts';
import { preferredTimesSchema, type VisitWindow } from '../rules/visit-windows.ts';
import type { Author } from './author.ts';
import type { StoredPhoto } from './photo.ts';
import { type Plan, planSchema } from './plan.ts';
import type { QuoteState, Standing } from './quote.ts';
import type { ReplyChannel } from './reply.ts';
import type { Visit } from './visit.ts';

/** Characters of one note. */
export const noteLimit = 2000;
/** Notes of one request. */
export const notesLimit = 200;
/** How long a request can be restored from the trash. */
export const trashDays = 7;
/** How long spam is kept after it was received or last changed. */
export const spamDays = 30;

/** What silences a request. */
export type SpamReason = 'honeypot' | 'turnstile';

/**
 * What makes a request due today, the most pressing first: it's new and can't wait, or should have been answered by now, or is new; a message
 * waits for an answer; a quote wants a reminder; a won job has no days yet; a job's last day is over; the customer withdrew
 * in the last two days.
 */
export const dueReasons = ['urgent', 'new', 'message', 'quote', 'work', 'job', 'withdrawn'] as const;
export type DueReason = (typeof dueReasons)[number];

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
type Source = (typeof sources)[number];

interface Note extends Author {
  /** ISO 8601 in UTC, like every time here. */
  at: string;
  text: string;
  /** Set if it's a reply to the visitor or a message from the visitor. */
  kind?: 'reply' | 'message';
  /** How a reply went out, and a mail's subject. */
  channel?: ReplyChannel;
  subject?: string;
  /** Set on a mail that hasn't gone out: we're still trying, or gave up. */
  delivery?: 'waiting' | 'failed';
}

/** One line of the audit trail. */
interface HistoryLine extends Author {
  at: string;
  /** Such as "Status: new to contacted" or "Moved to the trash". */
  what: string;
}

/** What lists show of a request's state, too. */
interface ListedState {
  status: RequestStatus;
  /** Grows by one with every change by the business, a withdrawal, and new times by the visitor; goes into If-Match. */
  version: number;
  spamReason?: string;
  /** When it was moved to the trash, where it stays for seven days. */
  trashedAt?: string;
  /** Why it can't wait (schema/rules/urgency.ts). */
  urgency?: string;
  /** True from the customer's message until it's answered, or marked so. */
  isUnanswered?: boolean | undefined;
  /** When the visitor withdrew it. */
  withdrawnAt?: string;
  /** When the visitor would like us to come, first choice first. */
  preferredTimes: VisitWindow[];
  visit?: Visit;
}

/** What has happened to a request since it came in. */
export interface RequestState extends ListedState {
  notes: Note[];
  history: HistoryLine[];
  /** Which notifications haven't gone out yet, and when the latest try failed. */
  notNotified?: { at: string; by: NotificationChannel[] };
  quote?: QuoteState;
}

/** What the form asked for, as text. */
type Fields = Record<FieldName, string>;

interface Identity {
  id: string;
  /** When it came in. */
  receivedAt: string;
  context?: RequestContext;
  language: string;
}

export interface StoredRequest extends Identity, Fields {
  plan?: Plan;
  source?: Source;
  photos: StoredPhoto[];
  /** What the form has no field for, as text. */
  otherFields?: Record<string, string>;
  /** Set when the stored value isn't a request at all: what is there instead. */
  unreadable?: string;
  state: RequestState;
}

export interface ListedRequest extends Identity, ListedState, Omit<Fields, 'projectDetails'> {
  /** The beginning of the project details. */
  excerpt: string;
  /** True when a notification about it is still pending after a failed try. */
  notNotified?: boolean;
  /** True when a mail to the customer was refused, and hasn't gone out since. */
  mailFailed?: boolean;
  /** True when another request has the same email address or phone number. */
  duplicate?: boolean;
  unreadable?: boolean;
  /** Why it's in the view `today`, if not for a visit or work days. */
  due?: DueReason;
  hasPlan: boolean;
  photoCount: number;
  /** Where its newest quote stands. */
  quote?: { standing: Standing; validUntil: string };
}

export type StoredFields = z.infer<typeof storedFieldsSchema>;
