import type { History } from '../../schema/history.ts';
import type { SitePage } from '../site-files/pages.ts';

type Page = Pick<SitePage, 'path' | 'fingerprint' | 'published'>;

interface Options {
  /** e.g. '2026-11-20'. */
  today: string;
  /** Leaves the dates of known pages as they are. */
  keepDates: boolean;
}

/** Gives new articles their publication date, and other new or changed pages today's date. */
export function updateHistory(history: History, pages: Page[], { today, keepDates }: Options): History {
  return Object.fromEntries(
    pages.map(({ path, fingerprint, published }) => {
      const entry = history[path];
      if (entry && (keepDates || entry.fingerprint === fingerprint)) return [path, { ...entry, fingerprint }];
      return [path, { changed: entry ? today : (published ?? today), fingerprint }];
    }),
  );
}

/** Paths of pages that are new, changed or gone since the history was last updated. */
export function listChanges(history: History, pages: Page[]): string[] {
  const paths = new Set(pages.map(({ path }) => path));
  const gone = Object.keys(history).filter((path) => !paths.has(path));
  const changed = pages.filter(({ path, fingerprint }) => history[path]?.fingerprint !== fingerprint);
  return [...gone, ...changed.map(({ path }) => path)];
}
