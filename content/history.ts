/** When the content of each page last changed: for search engines, feeds and structured data. */
import { historySchema } from '../schema/history.ts';
import entries from './history.json' with { type: 'json' };

const history = historySchema.parse(entries);

/**
 * The day on which the words or pictures of the page at `path` last changed, '2026-11-20'. A new page has none until
 * `node tools/content-history.ts` has dated it.
 */
export function changedOn(path: string): string | undefined {
  return history[path]?.changed;
}
