/** What the inbox asks for and sends: lists, changes to a request, erasure of a person's data. */
import * as z from 'zod/mini';
import { limits } from '../request-fields/fields.ts';
import { dateText } from '../rules/business-time.ts';
import { cleanLine } from '../rules/clean.ts';
import { dayMs } from '../rules/duration.ts';
import { cleanEmail, emailSchema } from '../rules/email.ts';
import { lineSchema, paragraphSchema, versionField } from '../rules/line.ts';
import { grouped } from '../rules/number-format.ts';
import { phoneDigits } from '../rules/phone.ts';
import { statusNames } from '../rules/request-statuses.ts';
import { type ListedRequest, noteLimit, type StoredRequest } from './stored-request.ts';

/** The most requests one call can list. */
export const listLimit = 1000;

/** A list can be filtered by one status, or show everything but spam. What is in the trash shows in no other list. */
export const statusFilters = ['not-spam', ...statusNames, 'trash'] as const;

/** Across statuses: what needs doing today, as the morning mail lists it, and the visits of the coming days. */
export const views = ['today', 'week'] as const;

/** How many days the view `week` has, with today. */
export const daysOfWeek = 7;

/** The last day of the view `week`, which begins today. */
export function lastDayOfWeek(today: string): string {
  return dateText(Date.parse(today) + (daysOfWeek - 1) * dayMs);
}

const limitMessage = `limit must be a whole number from 1 to ${listLimit}.`;

export const listQuerySchema = z.object({
  view: z.optional(z.enum(['', ...views], { error: `view must be one of ${views.join(', ')}.` })),
  status: z.optional(z.enum(['', ...statusFilters], { error: `status must be one of ${statusFilters.join(', ')}.` })),
  q: z.optional(z.string().check(z.overwrite(cleanLine), z.maxLength(200, { error: 'q can be at most 200 characters long.' }))),
  limit: z._default(
    z.coerce
      .number({ error: limitMessage })
      .check(z.int({ error: limitMessage }), z.gte(1, { error: limitMessage }), z.lte(listLimit, { error: limitMessage })),
    50,
  ),
});

export interface RequestPage {
  requests: ListedRequest[];
  /** Whether a larger limit finds more. */
  hasMore: boolean;
}

const emailError = 'Check the email address';
const phoneError = `Enter at least ${limits.phoneDigits} digits`;

export const requestChangeSchema = z
  .strictObject({
    /** Any status but spam turns spam into an ordinary request. */
    status: z.optional(z.enum(statusNames, { error: `Choose one of ${statusNames.join(', ')}` })),
    note: z.optional(
      paragraphSchema(noteLimit, {
        type: 'Write the note as text',
        missing: 'Write a note',
        tooLong: `Shorten the note to ${grouped(noteLimit)} characters`,
      }),
    ),
    /** Corrects what the customer typed. Mails that wait, or were given up, go there. */
    email: z.optional(emailSchema({ missing: emailError, form: emailError, tooLong: emailError })),
    phone: z.optional(
      lineSchema(limits.phone, { missing: phoneError, tooLong: `Shorten the phone number to ${limits.phone} characters` }).check(
        z.refine((value) => phoneDigits(value).length >= limits.phoneDigits, { error: phoneError }),
      ),
    ),
    /** Says that the customer's message needs no other answer. */
    isAnswered: z.optional(z.literal(true, { error: 'isAnswered can only be true' })),
    version: versionField,
  })
  .check(z.refine(({ version: _, ...changes }) => Object.keys(changes).length > 0, { error: 'Send a status or a note' }));

/** Phone numbers are the same if so many last digits are. With fewer, an erasure would reach people in other areas. */
export const erasedDigits = 10;

export const erasureSchema = z
  .strictObject({
    email: z.optional(
      // Looser than the form: it must find whatever is stored.
      z
        .string({ error: 'Enter an email address' })
        .check(z.overwrite(cleanEmail), z.regex(/^\S+@\S+$/, { error: 'Enter an email address' })),
    ),
    phone: z.optional(
      z.string({ error: 'Enter a phone number' }).check(
        z.overwrite(cleanLine),
        z.refine((value) => phoneDigits(value).length >= erasedDigits, {
          error: `Enter at least ${erasedDigits} digits, with the area code`,
        }),
      ),
    ),
  })
  .check(
    z.refine(({ email, phone }) => email !== undefined || phone !== undefined, {
      error: 'Send an email address or a phone number',
    }),
  );

/** A request that the office entered, or that was entered by an earlier try. */
export interface Entered {
  id: string;
}

/** After a message to the customer. */
export interface Replied {
  /** False if the office sends it another way. */
  isMailed: boolean;
  request: StoredRequest;
}

/** A link to text, or one to sign on the device that asks for it. */
export const linkQuerySchema = z.object({
  way: z._default(z.enum(['text', 'table'], { error: 'way must be text or table.' }), 'text'),
});

/** To the customer's page. */
export interface NewLink {
  link: string;
}

export interface Revision {
  /** Another text once a request may look different. */
  revision: string;
}

/** Requests by status and view; those in the trash count only there. */
export type Counts = Record<string, number>;

export interface Erased {
  /** Requests deleted. */
  deleted: number;
  /** How many of them one store couldn't delete yet; it's tried again until it has. */
  pending: number;
  /** How many of them had a signed quote, which stays as a contract. */
  contracts?: number;
  /** Whether the address was also on the newsletter's list, and removed. */
  newsletter: boolean;
}

export type RequestQuery = Omit<z.infer<typeof listQuerySchema>, 'limit'>;
export type RequestChange = z.infer<typeof requestChangeSchema>;
export type Erasure = z.infer<typeof erasureSchema>;
