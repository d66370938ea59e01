/** Visits as the business plans them. */

import * as z from 'zod/mini';
import { dayMs } from '../rules/duration.ts';
import { lineSchema, versionField } from '../rules/line.ts';
import { type VisitWindow, visitWindowSchema } from '../rules/visit-windows.ts';
import { messageSchema } from './reply.ts';

/** Spelled as in iCalendar. */
export type VisitState = 'offered' | 'confirmed' | 'cancelled';
/** Characters of the street address. */
export const addressLimit = 150;
/** Days that one call can ask for. */
const mostDays = 100;

export interface Visit extends VisitWindow {
  state: VisitState;
  /** When the window starts and ends, ISO 8601 in UTC. */
  start: string;
  end: string;
  /** Street and number, once we know them. */
  address?: string;
  /** Who goes. */
  crew?: string;
}

/** Who goes: one of the crews in facts.yaml. */
export const crewSchema = lineSchema(60, { missing: 'Choose the crew', tooLong: 'Shorten the crew to 60 characters' });

/** Where we come to: street and number. */
const addressSchema = lineSchema(addressLimit, {
  missing: 'Enter the street address',
  tooLong: `Shorten the address to ${addressLimit} characters`,
});

export const visitStateWords = { offered: 'offered', confirmed: 'confirmed', cancelled: 'canceled' } as const;

/** Offers a window, confirms it, or moves the visit to another one. */
export const visitChangeSchema = z.extend(visitWindowSchema, {
  state: z.enum(['offered', 'confirmed'], { error: 'Choose offered or confirmed' }),
  /** Without one, the address stays as it is. */
  address: z.optional(addressSchema),
  /** The same goes for who goes. */
  crew: z.optional(crewSchema),
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
export interface Work {
  first: string;
  last: string;
  crew: string;
  /** What the crew has to know; the customer never sees it. */
  note?: string | undefined;
}

type Person = Record<'id' | 'fullName' | 'phone' | 'zipCode' | 'serviceNeeded', string>;

export interface Visits {
  /** Offered and confirmed visits, by time. */
  visits: (Visit & Person)[];
  /** Work days of won jobs that reach into these days. `isDouble`: their crew has another job on one of them. */
  work: (Work & Person & { isDouble: boolean; place?: string })[];
  /** Confirmed visits on each day that has one. */
  confirmed: Record<string, number>;
}

/** How many calendar feeds there can be. */
export const calendarLimit = 20;

export interface Calendars {
  /** Who made each calendar feed, and when. Its address is only shown once. */
  feeds: { id: string; by: string; at: string }[];
}

export interface NewCalendar {
  /** The feed's path. Whoever knows it can read the visits. */
  path: string;
}

export type VisitChange = z.infer<typeof visitChangeSchema>;

/** Whether a crew would have two jobs on one day. */
export function isDouble(one: Omit<Work, 'note'>, other: Omit<Work, 'note'>): boolean {
  return one.crew.toLowerCase() === other.crew.toLowerCase() && one.first <= other.last && other.first <= one.last;
}
