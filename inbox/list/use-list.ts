import { useEffect, useReducer, useState } from 'react';
import type { StoredRequest } from '../../schema/stored-request.ts';
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

  // Reads the newest page, to show it or to find out what has changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again whenever something has changed
  useEffect(() => {
    const controller = new AbortController();
    const isShown = after === '';
    listRequests({ status, view, q }, '', controller.signal).then(
      (page) => dispatch({ type: 'newest read', key, isShown, filter: JSON.stringify([status, view, q]), page, at: Date.now() }),
      (error) => {
        if (!controller.signal.aborted) dispatch({ type: 'newest failed', key, isShown, reason: reasonOf(error) });
      },
    );
    return () => controller.abort();
  }, [status, view, q, after, key, changes]);

  // Reads an older page, to show it or to bring its rows up to date.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again whenever something has changed
  useEffect(() => {
    if (after === '') return;
    const controller = new AbortController();
    listRequests({ status, view, q }, after, controller.signal).then(
      (page) => dispatch({ type: 'older read', key, page }),
      (error) => {
        if (controller.signal.aborted) return;
        dispatch({ type: 'older failed', key, failure: { reason: reasonOf(error), isBadCursor: httpStatusOf(error) === 400 } });
      },
    );
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
