/** What the build wrote beside the pages for the Worker to read. What can't be read is null, and callers do without. */
import { type OpeningTimes, openingTimesSchema } from '#schema/rules/business-time.ts';
import type { Bindings } from './bindings.ts';
import { errorName } from './error-name.ts';

type Assets = Pick<Bindings, 'ASSETS'>;

/** When the business is open, or null. */
export async function readBusinessHours({ ASSETS }: Assets): Promise<OpeningTimes | null> {
  const file = 'opening-hours.json';
  try {
    const response = await ASSETS.fetch(`https://assets.local/${file}`, { signal: AbortSignal.timeout(4000) });
    return openingTimesSchema.parse(await response.json());
  } catch (error) {
    console.warn(JSON.stringify({ event: 'built_file_unread', file, error: errorName(error) }));
    return null;
  }
}

/** How many visits we can make at the same time: one, if that can't be read. */
export async function readCrews(env: Assets): Promise<number> {
  return (await readBusinessHours(env))?.crews ?? 1;
}
