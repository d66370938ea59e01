/** When the content of each page last changed, for search engines, the feed and structured data. */
import { historySchema } from '../schema/history.ts';
import entries from './history.json' with { type: 'json' };

export const history = historySchema.parse(entries);

/** The day the page's words or pictures last changed, e.g. '2026-11-20'. New pages have none until `npm run content-history`. */
export function changedOn(path: string): string | undefined {
  return history[path]?.changed;
}
