import { useState } from 'react';
import { type Feed, readCalendar } from '../api.ts';
import { reasonOf } from '../reasons.ts';

type KnownFeed =
  | { kind: 'loading' }
  | { kind: 'failed'; reason: string }
  /** Null if there is none. */
  | { kind: 'known'; feed: Feed | null };

export interface Calendar {
  known: KnownFeed;
  setFeed: (feed: Feed | null) => void;
  read: () => void;
}

/** Whether there is a calendar feed. Call `read` before showing it. */
export function useCalendar(): Calendar {
  const [known, setKnown] = useState<KnownFeed>({ kind: 'loading' });
  return {
    known,
    setFeed: (feed) => setKnown({ kind: 'known', feed }),
    read: () => {
      setKnown({ kind: 'loading' });
      readCalendar().then(
        ({ feed }) => setKnown({ kind: 'known', feed }),
        (error) => setKnown({ kind: 'failed', reason: reasonOf(error) }),
      );
    },
  };
}
