import { useCallback, useEffect, useRef, useState } from 'react';
import type { ListedRequest, StoredRequest } from '../../../schema/stored-request.ts';
import { stateOf } from '../../../schema/stored-request.ts';
import { listRequests, reasonOf, statusOf } from '../api.ts';
import type { View } from '../view.ts';

/** Milliseconds between two looks for new requests, while the page is seen. */
const pollEvery = 45_000;

interface Page {
  requests: ListedRequest[];
  cursor: string | null;
}

export interface ListState {
  page: Page | null;
  loading: boolean;
  failure: { reason: string; badCursor: boolean } | null;
  /** Requests that came in since the list was read, newest first. */
  arrived: ListedRequest[];
  /** Unix milliseconds at which the newest was last looked for, and whether that failed. */
  lookedAt: number;
  outOfDate: boolean;
  /** Reads the page again. */
  reload: () => void;
  /** Looks for new requests now. */
  look: () => void;
  /** Takes over what this browser has changed: KV may list the old state for up to a minute. */
  remember: (request: StoredRequest) => void;
  forget: (id: string) => void;
}

/** One page of the list, which stands still while it is read; what is new waits beside it. */
export function useList({ status, q, after }: View, onSignedOut: () => void): ListState {
  const [page, setPage] = useState<Page | null>(null);
  const [loading, setLoading] = useState(true);
  const [failure, setFailure] = useState<ListState['failure']>(null);
  const [arrived, setArrived] = useState<ListedRequest[]>([]);
  const [looked, setLooked] = useState({ at: 0, failed: false });
  const [turn, setTurn] = useState(0);
  /** Of the newest page: ids that are no news. */
  const known = useRef<Set<string> | null>(null);
  const changed = useRef(new Map<string, Partial<ListedRequest> & { version: number }>());
  const deleted = useRef(new Set<string>());
  const filter = useRef('');
  filter.current = `${status} ${q}`;

  const asKnown = useCallback(
    (rows: ListedRequest[]) =>
      rows
        .filter(({ id }) => !deleted.current.has(id))
        .map((row) => {
          const ours = changed.current.get(row.id);
          return ours && ours.version > row.version ? { ...row, ...ours } : row;
        }),
    [],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn reads the same page again
  useEffect(() => {
    const stop = new AbortController();
    setLoading(true);
    setFailure(null);
    if (after === '') known.current = null;
    listRequests({ status, q }, after, stop.signal).then(
      (read) => {
        if (!read) return onSignedOut();
        setPage({ ...read, requests: asKnown(read.requests) });
        setLoading(false);
        setLooked({ at: Date.now(), failed: false });
        if (after !== '') return;
        known.current = new Set(read.requests.map(({ id }) => id));
        setArrived([]);
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        setLoading(false);
        setFailure({ reason: reasonOf(error), badCursor: statusOf(error) === 400 && after !== '' });
      },
    );
    return () => stop.abort();
  }, [status, q, after, turn, onSignedOut, asKnown]);

  const look = useCallback(() => {
    const wanted = `${status} ${q}`;
    listRequests({ status, q }, '').then(
      (newest) => {
        if (!newest) return onSignedOut();
        // Another filter has been chosen meanwhile.
        if (filter.current !== wanted) return;
        setLooked({ at: Date.now(), failed: false });
        const rows = asKnown(newest.requests);
        // On a page further back, what is newest now is where news begins.
        known.current ??= new Set(rows.map(({ id }) => id));
        setArrived(newsAmong(rows, known.current));
        const byId = new Map(rows.map((row) => [row.id, row]));
        setPage((before) => before && { ...before, requests: before.requests.map((row) => byId.get(row.id) ?? row) });
      },
      () => setLooked(({ at }) => ({ at, failed: true })),
    );
  }, [status, q, onSignedOut, asKnown]);

  useEffect(() => {
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') look();
    };
    const timer = setInterval(lookIfSeen, pollEvery);
    document.addEventListener('visibilitychange', lookIfSeen);
    addEventListener('online', lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
      removeEventListener('online', lookIfSeen);
    };
  }, [look]);

  const again = useCallback((rows: Page | null) => rows && { ...rows, requests: asKnown(rows.requests) }, [asKnown]);
  return {
    page,
    loading,
    failure,
    arrived,
    lookedAt: looked.at,
    outOfDate: looked.failed,
    look,
    reload: useCallback(() => setTurn((before) => before + 1), []),
    remember: useCallback(
      (request) => {
        const { status, version, spamReason } = stateOf(request);
        changed.current.set(request.id, { status, version, spamReason });
        setPage(again);
      },
      [again],
    ),
    forget: useCallback(
      (id) => {
        deleted.current.add(id);
        setPage(again);
        setArrived((before) => before.filter((row) => row.id !== id));
      },
      [again],
    ),
  };
}

/** Rows that were not there before; one that moved up from the next page after a deletion is older than all that were. */
function newsAmong(rows: ListedRequest[], known: Set<string>): ListedRequest[] {
  const oldest = [...known].sort()[0] ?? '';
  return rows.filter(({ id }) => !known.has(id) && id > oldest);
}
