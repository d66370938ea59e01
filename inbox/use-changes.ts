import { useEffect, useState } from 'react';
import type { Revision } from '#schema/api/inbox.ts';
import { read } from './api.ts';

/** Milliseconds between two looks while the page is visible. */
const interval = 15_000;

interface Changes {
  /** Grows whenever something may have changed. Read again when it does. */
  changes: number;
  /** Call this after a change made here. */
  noteChange: () => void;
}

/** Tells when requests may have changed, here or in another browser. */
export function useChanges(): Changes {
  const [changes, setChanges] = useState(0);

  useEffect(() => {
    /** The revision on the screen; null if we don't know it, and undefined at first. */
    let shown: string | null | undefined;
    async function look() {
      const found = await read<Revision>('/api/requests/changes').catch(() => null);
      // What can't be reached may have changed, and the list says that it can't be read.
      const hasChanged = found === null || (shown !== undefined && found.revision !== shown);
      shown = found?.revision ?? null;
      if (hasChanged) setChanges((before) => before + 1);
    }
    const lookIfVisible = () => {
      if (document.visibilityState === 'visible') look();
    };
    look();
    const timer = setInterval(lookIfVisible, interval);
    document.addEventListener('visibilitychange', lookIfVisible);
    addEventListener('online', lookIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfVisible);
      removeEventListener('online', lookIfVisible);
    };
  }, []);

  return { changes, noteChange: () => setChanges((before) => before + 1) };
}
