import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { type Filter, firstView, parseView, urlOf, type View } from './view.ts';

/** Kept with each history entry: whether the previous one is the list that this request was opened from. */
const entrySchema = z.object({ isFromList: z.boolean() });

export interface Navigation {
  view: View;
  openRequest: (id: string) => void;
  closeRequest: () => void;
  /** Closes the open request. */
  changeFilter: (changes: Partial<Filter>) => void;
  /** Leaves the open request open. */
  search: (q: string) => void;
  clearFilter: () => void;
}

/** Keeps the view in the URL and in the browser's history. Must not run on the server. */
export function useNavigation(): Navigation {
  const [{ view, isFromList }, setPlace] = useState(readPlace);

  useEffect(() => {
    const update = () => setPlace(readPlace());
    addEventListener('popstate', update);
    return () => removeEventListener('popstate', update);
  }, []);

  function go(changes: Partial<View>, how: 'push' | 'replace' = 'push', isFromList = false) {
    const next = { ...view, ...changes };
    if (how === 'push') history.pushState({ isFromList }, '', urlOf(next));
    else history.replaceState({ isFromList }, '', urlOf(next));
    setPlace({ view: next, isFromList });
  }

  return {
    view,
    openRequest: (id) => {
      const isListShown = view.id === '';
      go({ id }, isListShown ? 'push' : 'replace', isFromList || isListShown);
    },
    closeRequest: () => (isFromList ? history.back() : go({ id: '' }, 'replace')),
    changeFilter: (changes) => go({ ...changes, id: '' }),
    search: (q) => go({ q }, view.q || view.id ? 'replace' : 'push'),
    clearFilter: () => go(firstView),
  };
}

function readPlace() {
  return { view: parseView(location.search), isFromList: entrySchema.safeParse(history.state).data?.isFromList ?? false };
}
