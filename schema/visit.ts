/** Visits as the business plans them. */

import * as z from 'zod/mini';
import { dayMs } from './duration.ts';
import { lineSchema, versionField } from './line.ts';
import { messageSchema } from './reply.ts';
import { visitWindowSchema } from './visit-windows.ts';

const visitStates = ['offered', 'confirmed', 'cancelled'] as const;
/** Characters of the street address. */
export const addressLimit = 150;
/** Days that one call can ask for. */
const mostDays = 100;

const moments = {
  /** When the window starts and ends, ISO 8601 in UTC. */
  start: z.iso.datetime(),
  end: z.iso.datetime(),
};

export const visitSchema = z.extend(visitWindowSchema, {
  state: z.enum(visitStates),
  ...moments,
  /** Street and number, once we know them. */
  address: z.optional(z.string()),
});

/** Where we come to: street and number. */
const addressSchema = lineSchema(addressLimit, {
  missing: 'Enter the street address',
  tooLong: `Shorten the address to ${addressLimit} characters`,
});

/** States in words. The values themselves are spelled as in iCalendar. */
export const visitStateWords = { offered: 'offered', confirmed: 'confirmed', cancelled: 'canceled' } as const;

/** Offers a window, confirms it, or moves the visit to another one. */
export const visitChangeSchema = z.extend(visitWindowSchema, {
  state: z.enum(['offered', 'confirmed'], { error: 'Choose offered or confirmed' }),
  /** Without one, the address stays as it is. */
  address: z.optional(addressSchema),
  /** Confirms it even if somebody else has a visit then. */
  isAlongside: z.optional(z.boolean({ error: 'isAlongside is true or false' })),
  /** What the visitor is told about it, in the same step. */
  tell: z.optional(messageSchema),
  version: versionField,
});

export const visitsQuerySchema = z
  .object({
    from: z.iso.date({ error: 'from must be a date such as 2026-12-01.' }),
    to: z.iso.date({ error: 'to must be a date such as 2026-12-31.' }),
  })
  .check(
    z.refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) <= mostDays * dayMs, {
      error: `to must be at most ${mostDays} days after from.`,
    }),
  );

/** Work days of a won job: whole days, and who works. */
export const workSchema = z.object({ first: z.iso.date(), last: z.iso.date(), crew: z.string() });

const person = { id: z.string(), fullName: z.string(), phone: z.string(), zipCode: z.string(), serviceNeeded: z.string() };

export const visitsSchema = z.object({
  /** Offered and confirmed visits, by time. */
  visits: z.array(z.extend(visitSchema, person)),
  /** Work days of won jobs that reach into these days. `isDouble`: their crew has another job on one of them. */
  work: z.array(z.extend(workSchema, { ...person, isDouble: z.boolean() })),
  /** Confirmed visits on each day that has one. */
  confirmed: z.record(z.iso.date(), z.int()),
});

/** The first window that is free, or null. */
export const nextVisitSchema = z.object({ window: z.nullable(visitWindowSchema) });

/** How many calendar feeds there can be. */
export const calendarLimit = 20;

export const calendarsSchema = z.object({
  /** Who made each calendar feed, and when. Its address is only shown once. */
  feeds: z.array(z.object({ id: z.string(), by: z.string(), at: z.iso.datetime() })),
});

export const newCalendarSchema = z.object({
  /** The feed's path. Whoever knows it can read the visits. */
  path: z.string(),
});

export type Calendars = z.infer<typeof calendarsSchema>;
export type Visit = z.infer<typeof visitSchema>;
export type VisitState = (typeof visitStates)[number];
export type VisitChange = z.infer<typeof visitChangeSchema>;
export type Work = z.infer<typeof workSchema>;
export type Visits = z.infer<typeof visitsSchema>;

/** Whether a crew would have two jobs on one day. */
export function isDouble(one: Work, other: Work): boolean {
  return one.crew.toLowerCase() === other.crew.toLowerCase() && one.first <= other.last && other.first <= one.last;
}
