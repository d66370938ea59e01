import type { History } from '../../schema/history.ts';
import type { SitePage } from '../site-files/pages.ts';

type Page = Pick<SitePage, 'path' | 'fingerprint' | 'published'>;

interface Options {
  /** '2026-11-20'. */
  today: string;
  /** Takes new fingerprints and leaves the dates. */
  keepDates: boolean;
}

/** The history of these pages, by address. A new article is dated with its publication, another new page with today. */
export function renewed(history: History, pages: Page[], { today, keepDates }: Options): { history: History; changes: string[] } {
  const known = new Set(pages.map(({ path }) => path));
  const changes = Object.keys(history)
    .filter((path) => !known.has(path))
    .map((path) => `${path} is gone`);
  const entries = pages.map(({ path, fingerprint, published }) => {
    const entry = history[path];
    if (entry?.fingerprint === fingerprint) return [path, entry] as const;
    const changed = entry ? (keepDates ? entry.changed : today) : (published ?? today);
    changes.push(`${path} ${entry ? 'has changed' : 'is new'}: ${changed}`);
    return [path, { changed, fingerprint }] as const;
  });
  return { history: Object.fromEntries(entries), changes };
}

/** What the history says wrong about the pages. */
export function historyFaults(history: History, pages: Page[], today: string): string[] {
  const known = new Set(pages.map(({ path }) => path));
  return [
    ...Object.keys(history).flatMap((path) => (known.has(path) ? [] : [`${path} has an entry and no page`])),
    ...pages.flatMap(({ path, fingerprint, published }) => {
      const entry = history[path];
      if (!entry) return [`${path} has no entry`];
      const faults: string[] = [];
      if (entry.fingerprint !== fingerprint) faults.push(`${path} has changed since ${entry.changed} without a new date`);
      if (entry.changed > today) faults.push(`${path} changes in the future, on ${entry.changed}`);
      if (published && entry.changed < published) faults.push(`${path} changed before it was published on ${published}`);
      return faults;
    }),
  ];
}
