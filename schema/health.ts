/** What /api/health says; the inbox shows a part of it. */
import * as z from 'zod/mini';
import { notificationChannels } from './notification-channels.ts';

export const guardNames = [
  'desk',
  'kv',
  'database',
  'clock',
  'alarm',
  'schedule',
  'outbox',
  'replies',
  'copies',
  'intake',
  'backup',
  'backup age',
  'backup unreadable',
  'proof',
  'bucket',
  'limits',
  'limiter',
  'turnstile secret',
  'turnstile key',
  ...notificationChannels,
  'access',
  'analytics',
] as const;
export type GuardName = (typeof guardNames)[number];

/** Something that protects the site and is off. */
const guardOffSchema = z.object({
  guard: z.enum(guardNames),
  /** Null if nobody knows. */
  since: z.nullable(z.string()),
  /** For the office, in plain words. */
  means: z.string(),
  /** What whoever runs the site does about it. */
  todo: z.string(),
});

/** What the desk counts is missing while it doesn't respond. */
export const healthSchema = z.object({
  /** "degraded" while anything is off. */
  status: z.enum(['ok', 'degraded']),
  /** What matters most comes first. */
  off: z.array(guardOffSchema),
  /** Hours since the latest backup; null if there has been none. */
  backupAgeHours: z.optional(z.nullable(z.number())),
  notificationsPending: z.optional(z.int()),
  notificationsGivenUp: z.optional(z.int()),
  /** Mails to visitors that may have gone out; a person has to decide about each in the inbox. */
  mailsUndecided: z.optional(z.int()),
  /**
   * Requests that only one store has: copies on their way to KV, copies that the coming nights will make after an import, removals that KV
   * still has to make, and what last night's sweep found only in KV.
   */
  copiesPending: z.optional(z.int()),
  copiesLeft: z.optional(z.int()),
  removalsPending: z.optional(z.int()),
  foundInKvOnly: z.optional(z.int()),
  /** Requests in KV that the desk can't take, as of last night. */
  notInserted: z.optional(z.int()),
  /** Finished jobs and reviews that a lost desk had and that aren't back. Until they are, nothing is published. */
  proofMissing: z.optional(z.int()),
});

export type GuardOff = z.infer<typeof guardOffSchema>;
export type Health = z.infer<typeof healthSchema>;
