/** What /api/health says; the inbox shows a part of it. */
/** What matters most comes first. */
export const guardNames = ['desk', 'kv', 'schedule', 'outbox', 'copies', 'queue', 'backup'] as const;
export type GuardName = (typeof guardNames)[number];

/** Something that works in the background and is off. */
export interface GuardOff {
  guard: GuardName;
  /** Null if nobody knows. */
  since: string | null;
  /** For the office, in plain words. */
  means: string;
  /** What whoever runs the site does about it. */
  todo: string;
}

/** The desk's figures are missing while it doesn't respond. */
export interface Health {
  /** "degraded" while anything is off. */
  status: 'ok' | 'degraded';
  off: GuardOff[];
  /** Hours since the latest dump; null if there has been none. */
  backupAgeHours?: number | null;
  notificationsPending?: number;
  notificationsGivenUp?: number;
  /** Requests on their way to KV, and erased ones that KV still has. */
  copiesPending?: number;
  removalsPending?: number;
}
