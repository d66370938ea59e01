import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { addressOf, firstView, type View, viewOf } from './view.ts';

/** Kept with each entry of the history, also over a reload. */
const entrySchema = z.object({
  /** Cursors of the pages before this one, the newest page first. */
  trail: z.array(z.string()),
  /** Whether the entry before is the list that this request was opened from. */
  opened: z.boolean(),
});
type Entry = z.infer<typeof entrySchema>;

const firstEntry: Entry = { trail: [], opened: false };

export interface ViewState {
  view: View;
  trail: readonly string[];
  /** Goes on to another view, which the back button undoes; `replace` takes the place of the present one. */
  go: (changes: Partial<View>, entry?: Partial<Entry>, how?: 'push' | 'replace') => void;
  /** From a request back to its list. */
  close: () => void;
}

/** The view of the address. Starts with the first one, as the server's HTML does; it counts once the island is awake. */
export function useView(): ViewState {
  const [{ view, entry }, set] = useState({ view: firstView, entry: firstEntry });

  useEffect(() => {
    const read = () => set({ view: viewOf(location.search), entry: entryOf(history.state) });
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);

  function go(changes: Partial<View>, more: Partial<Entry> = {}, how: 'push' | 'replace' = 'push') {
    const next = { view: { ...view, ...changes }, entry: { ...entry, opened: false, ...more } };
    const address = addressOf(next.view);
    if (how === 'push') history.pushState(next.entry, '', address);
    else history.replaceState(next.entry, '', address);
    set(next);
  }

  function close() {
    if (entry.opened) history.back();
    else go({ id: '' }, {}, 'replace');
  }

  return { view, trail: entry.trail, go, close };
}

function entryOf(state: unknown): Entry {
  const parsed = entrySchema.safeParse(state);
  return parsed.success ? parsed.data : firstEntry;
}
