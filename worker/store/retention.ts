import { spamDays, trashDays } from '#schema/api/stored-request.ts';
import { dayMs } from '#schema/rules/duration.ts';

/** How long things are kept, in milliseconds: 24 months, and less for spam. The privacy page says so. */
export const retentionMs = 730 * dayMs;
export const spamRetentionMs = spamDays * dayMs;
/** An older dump isn't restored, because KV may have forgotten who was erased since. */
export const dumpRetentionMs = 30 * dayMs;
/** How long KV remembers who was erased: longer than a dump, or the desk's history of 30 days, could bring them back. */
export const erasedRetentionMs = 35 * dayMs;
/** How long past visits stay in the calendar feed, in days. */
export const calendarDays = 60;
/** How long a request can be restored from the trash. */
export const trashRetentionMs = trashDays * dayMs;

/** KV takes no expiration closer than this, in seconds. */
const soonestExpiration = 120;

/** A time in Unix ms as KV takes it. */
export function kvExpiration(expiresAt: number): number {
  return Math.max(Math.floor(expiresAt / 1000), Math.floor(Date.now() / 1000) + soonestExpiration);
}
