import { useEffect, useReducer, useState } from 'react';
import type { RequestPage } from '#schema/api/inbox.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { listRequests } from '../api.ts';
import { httpStatusOf, reasonOf } from '../reasons.ts';
import type { View } from '../view.ts';
import { emptyList, type ListState, reduceList } from './list-state.ts';

export interface List extends Omit<ListState, 'lastKey' | 'known'> {
  isLoading: boolean;
  reload: () => void;
  showChange: (request: StoredRequest) => void;
}

/** One page of requests. It doesn't move while it's being read: new requests are only announced. */
export function useList({ status, view, q, after }: View, changes: number): List {
  const [state, dispatch] = useReducer(reduceList, emptyList);
  const [reloads, setReloads] = useState(0);
  const key = JSON.stringify([status, view, q, after, reloads]);
  const isLoading = state.lastKey !== key;

  // Reads the newest page, to show it or to find out what has changed, and the older one on the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again whenever something has changed
  useEffect(() => {
    const controller = new AbortController();
    const isShown = after === '';
    const filter = { status, view, q };
    const read = (cursor: string, show: (page: RequestPage) => void, fail: (error: unknown) => void) =>
      listRequests(filter, cursor, controller.signal).then(show, (error) => controller.signal.aborted || fail(error));
    read(
      '',
      (page) => dispatch({ type: 'newest read', key, isShown, filter: JSON.stringify(filter), page }),
      (error) => dispatch({ type: 'newest failed', key, isShown, reason: reasonOf(error) }),
    );
    if (!isShown) {
      read(
        after,
        (page) => dispatch({ type: 'older read', key, page }),
        (error) => {
          const failure = { reason: reasonOf(error), isBadCursor: httpStatusOf(error) === 400 };
          dispatch({ type: 'older failed', key, failure });
        },
      );
    }
    return () => controller.abort();
  }, [status, view, q, after, key, changes]);

  return {
    ...state,
    isLoading,
    failure: isLoading ? null : state.failure,
    reload: () => setReloads((before) => before + 1),
    showChange: (request) => dispatch({ type: 'changed', request }),
  };
}
