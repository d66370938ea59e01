import { useState } from 'react';
import { type Feed, readCalendar } from '../api.ts';
import { reasonOf } from '../reasons.ts';

type FeedState =
  | { kind: 'loading' }
  | { kind: 'failed'; reason: string }
  /** Null if there is none. */
  | { kind: 'known'; feed: Feed | null };

export interface Calendar {
  state: FeedState;
  setFeed: (feed: Feed | null) => void;
  read: () => void;
}

/** Whether there is a calendar feed. Call `read` before showing it. */
export function useCalendar(): Calendar {
  const [state, setState] = useState<FeedState>({ kind: 'loading' });
  return {
    state,
    setFeed: (feed) => setState({ kind: 'known', feed }),
    read: () => {
      setState({ kind: 'loading' });
      readCalendar().then(
        ({ feed }) => setState({ kind: 'known', feed }),
        (error) => setState({ kind: 'failed', reason: reasonOf(error) }),
      );
    },
  };
}
