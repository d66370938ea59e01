import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { type Filter, firstView, parseView, urlOf, type View } from './view.ts';

/** Kept with each history entry, so it survives a reload. */
const entrySchema = z.object({
  /** Cursors of the pages before this one, newest first. */
  trail: z.array(z.string()),
  /** Whether the previous entry is the list that this request was opened from. */
  isFromList: z.boolean(),
});
type Entry = z.infer<typeof entrySchema>;

const firstEntry: Entry = { trail: [], isFromList: false };

export interface Navigation {
  view: View;
  /** How many pages come before this one, as far as we know. */
  depth: number;
  openRequest: (id: string) => void;
  closeRequest: () => void;
  /** Closes the open request. */
  changeFilter: (changes: Partial<Filter>) => void;
  /** Leaves the open request open. */
  search: (q: string) => void;
  clearFilter: () => void;
  showNewestPage: () => void;
  showNewerPage: () => void;
  showOlderPage: (cursor: string) => void;
}

/** Keeps the view in the URL and in the browser's history. Must not run on the server. */
export function useNavigation(): Navigation {
  const [{ view, entry }, setPlace] = useState(readPlace);
  const { trail, isFromList } = entry;

  useEffect(() => {
    const update = () => setPlace(readPlace());
    addEventListener('popstate', update);
    return () => removeEventListener('popstate', update);
  }, []);

  function go(viewChanges: Partial<View>, entryChanges: Partial<Entry>, how: 'push' | 'replace' = 'push') {
    const next = { view: { ...view, ...viewChanges }, entry: { ...firstEntry, trail, ...entryChanges } };
    const url = urlOf(next.view);
    if (how === 'push') history.pushState(next.entry, '', url);
    else history.replaceState(next.entry, '', url);
    setPlace(next);
  }

  const changeFilter: Navigation['changeFilter'] = (changes) => go({ ...changes, after: '', id: '' }, { trail: [] });
  return {
    view,
    depth: trail.length,
    openRequest: (id) => {
      const isListShown = view.id === '';
      go({ id }, { isFromList: isFromList || isListShown }, isListShown ? 'push' : 'replace');
    },
    closeRequest: () => (isFromList ? history.back() : go({ id: '' }, {}, 'replace')),
    changeFilter,
    search: (q) => go({ q, after: '' }, { trail: [] }, view.q || view.id ? 'replace' : 'push'),
    clearFilter: () => changeFilter({ status: firstView.status, view: firstView.view, q: '' }),
    showNewestPage: () => go({ after: '', id: '' }, { trail: [] }),
    showNewerPage: () => go({ after: trail.at(-1) ?? '', id: '' }, { trail: trail.slice(0, -1) }),
    showOlderPage: (cursor) => go({ after: cursor, id: '' }, { trail: [...trail, view.after] }),
  };
}

function readPlace() {
  const entry = entrySchema.safeParse(history.state);
  return { view: parseView(location.search), entry: entry.success ? entry.data : firstEntry };
}
