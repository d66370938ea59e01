import { dateOf, dateText, localTime } from '../../schema/business-time.ts';
import type { Env } from '../env.ts';
import { openDesk } from './open-desk.ts';

/** The hour in Austin from which the morning's mail goes out. */
const digestHour = 6;

/** Has the desk mail the day's digest, on the first run of the schedule after six in Austin. */
export async function enqueueTodaysDigest(env: Env, now = Date.now()): Promise<void> {
  if (new Date(localTime(now)).getUTCHours() < digestHour) return;
  await openDesk(env).upkeep.enqueueDigest(Number(dateText(dateOf(now)).replaceAll('-', '')));
}
