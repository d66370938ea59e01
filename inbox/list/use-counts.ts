import { useEffect, useState } from 'react';
import type { Counts } from '../../schema/inbox.ts';
import { countRequests } from '../api.ts';

/** How many requests each filter has, or null until we know. If a reading fails, the previous counts stay. */
export function useCounts(changes: number): Counts | null {
  const [counts, setCounts] = useState<Counts | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: counts again whenever something has changed
  useEffect(() => {
    const controller = new AbortController();
    countRequests(controller.signal).then(
      (read) => read && setCounts(read),
      () => {},
    );
    return () => controller.abort();
  }, [changes]);

  return counts;
}
