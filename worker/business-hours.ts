import { type AnswerTimes, answerTimesSchema, dateOf, dateText } from '../schema/business-time.ts';
import { overdueBefore } from '../schema/response-time.ts';
import type { Bindings } from './bindings.ts';
import { errorName } from './error-name.ts';

/** The opening hours that the build wrote next to the pages. Null if they can't be read; callers then do without. */
export async function readBusinessHours({ ASSETS }: Pick<Bindings, 'ASSETS'>): Promise<AnswerTimes | null> {
  try {
    const response = await ASSETS.fetch('https://assets.local/opening-hours.json', { signal: AbortSignal.timeout(4000) });
    return answerTimesSchema.parse(await response.json());
  } catch (error) {
    console.warn(JSON.stringify({ event: 'opening_hours_unread', error: errorName(error) }));
    return null;
  }
}

/** How many visits we can make at the same time: one, if that can't be read. */
export async function readCrews(env: Pick<Bindings, 'ASSETS'>): Promise<number> {
  return (await readBusinessHours(env))?.crews ?? 1;
}

/** What counts as today and as overdue. */
export interface Deadlines {
  /** The date in Austin. */
  today: string;
  /** Unix ms. A request that came in by then and is still new is overdue. */
  overdueBefore: number;
}

export async function readDeadlines(env: Pick<Bindings, 'ASSETS'>, now = Date.now()): Promise<Deadlines> {
  return { today: dateText(dateOf(now)), overdueBefore: overdueBefore(now, await readBusinessHours(env)) };
}
