/** What /api/health says; the inbox shows a part of it. */
import * as z from 'zod/mini';

/** What matters most comes first. */
export const guardNames = ['desk', 'kv', 'schedule', 'outbox', 'copies', 'queue', 'backup'] as const;
export type GuardName = (typeof guardNames)[number];

/** Something that works in the background and is off. */
const guardOffSchema = z.object({
  guard: z.enum(guardNames),
  /** Null if nobody knows. */
  since: z.nullable(z.string()),
  /** For the office, in plain words. */
  means: z.string(),
  /** What whoever runs the site does about it. */
  todo: z.string(),
});

/** The desk's figures are missing while it doesn't respond. */
export const healthSchema = z.object({
  /** "degraded" while anything is off. */
  status: z.enum(['ok', 'degraded']),
  off: z.array(guardOffSchema),
  /** Hours since the latest dump; null if there has been none. */
  backupAgeHours: z.optional(z.nullable(z.number())),
  notificationsPending: z.optional(z.int()),
  notificationsGivenUp: z.optional(z.int()),
  /** Requests on their way to KV, and erased ones that KV still has. */
  copiesPending: z.optional(z.int()),
  removalsPending: z.optional(z.int()),
});

export type GuardOff = z.infer<typeof guardOffSchema>;
export type Health = z.infer<typeof healthSchema>;
