/** What /api/health says; the inbox shows what is off. */
/** What matters most comes first. */
export const guardNames = ['desk', 'schedule', 'outbox', 'copies', 'queue'] as const;
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

export interface Health {
  /** "degraded" while anything is off. */
  status: 'ok' | 'degraded';
  off: GuardOff[];
}
