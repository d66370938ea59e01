import { useEffect, useState } from 'react';
import { listen } from './live.ts';

/** Milliseconds between two readings, however much changes. */
const shortestPause = 500;
/** Milliseconds between readings while the page is visible, in case the live connection is down. */
const checkInterval = 45_000;

interface Changes {
  /** Grows whenever something may have changed. Read again when it does. */
  changes: number;
  /** Call this after a change made here. */
  noteChange: () => void;
}

/** Tells when requests may have changed, here or in another browser. */
export function useChanges(): Changes {
  const [changes, setChanges] = useState(0);
  const [noteChange] = useState(() => limitRate(() => setChanges((before) => before + 1)));

  useEffect(() => {
    const noteIfVisible = () => {
      if (document.visibilityState === 'visible') noteChange();
    };
    const stopListening = listen(noteChange);
    const timer = setInterval(noteIfVisible, checkInterval);
    document.addEventListener('visibilitychange', noteIfVisible);
    addEventListener('online', noteIfVisible);
    return () => {
      stopListening();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', noteIfVisible);
      removeEventListener('online', noteIfVisible);
    };
  }, [noteChange]);

  return { changes, noteChange };
}

/** Calls at once if it can. Calls that come too soon become one, a little later. */
function limitRate(run: () => void): () => void {
  let last = 0;
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(
      () => {
        isWaiting = false;
        last = Date.now();
        run();
      },
      Math.max(0, last + shortestPause - Date.now()),
    );
  };
}
