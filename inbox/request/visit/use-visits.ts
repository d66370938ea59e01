import { useEffect, useState } from 'react';
import type { Visits } from '../../../schema/visit.ts';
import { listVisits } from '../../api.ts';

/** The visits on these days, sorted by date, or null until we know. Reads them again when the request has a new version. */
export function useVisits(dates: readonly string[], version: number): Visits | null {
  const [visits, setVisits] = useState<Visits | null>(null);
  const first = dates[0] ?? '';
  const last = dates.at(-1) ?? '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version can mean another visit
  useEffect(() => {
    if (first === '') return;
    const controller = new AbortController();
    listVisits(first, last, controller.signal).then(
      (read) => read && setVisits(read),
      // Without the counts, a visit can still be planned.
      () => {},
    );
    return () => controller.abort();
  }, [first, last, version]);

  return visits;
}
