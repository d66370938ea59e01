import { useState } from 'react';
import { type Feed, readCalendar } from './api.ts';

interface CalendarState {
  /** Undefined until we know; null if there is none. */
  feed: Feed | null | undefined;
  setFeed: (feed: Feed | null) => void;
  read: () => void;
}

/** Whether there is a calendar feed. Read it before showing it. */
export function useCalendar(): CalendarState {
  const [feed, setFeed] = useState<Feed | null>();
  return {
    feed,
    setFeed,
    read: () => {
      // If it can't be read, creating one still works, and says so if it doesn't.
      readCalendar().then(
        (read) => setFeed(read?.feed ?? null),
        () => setFeed(null),
      );
    },
  };
}
