import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import type { StoredRequest } from '../../../schema/stored-request.ts';
import { listRequests, reasonOf, statusOf } from '../api.ts';
import type { View } from '../view.ts';
import { emptyList, type ListState, reduceList } from './list-state.ts';

/** Milliseconds between checks for new requests while the page is visible. */
const checkInterval = 45_000;

export interface List extends Pick<ListState, 'page' | 'failure' | 'newRequests' | 'checkedAt' | 'isCheckFailed'> {
  isLoading: boolean;
  reload: () => void;
  showChange: (request: StoredRequest) => void;
  removeRequest: (id: string) => void;
}

/** One page of requests. It doesn't move while it's being read: new requests are only announced. */
export function useList({ status, q, after }: View, onExpire: () => void): List {
  const [state, dispatch] = useReducer(reduceList, emptyList);
  const [reloads, setReloads] = useState(0);
  const key = JSON.stringify([status, q, after, reloads]);
  const isLoading = state.lastKey !== key;
  const expire = useEffectEvent(onExpire);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const filter = JSON.stringify([status, q]);
    const isNewest = after === '';

    async function read() {
      try {
        const page = await listRequests({ status, q }, after, signal);
        if (page) dispatch({ type: 'read', key, filter, isNewest, page, at: Date.now() });
        else expire();
      } catch (error) {
        if (signal.aborted) return;
        const failure = { reason: reasonOf(error), isBadCursor: statusOf(error) === 400 && !isNewest };
        dispatch({ type: 'read failed', key, failure });
      }
    }

    async function checkForNew() {
      if (document.visibilityState !== 'visible') return;
      try {
        const newest = await listRequests({ status, q }, '', signal);
        if (newest) dispatch({ type: 'checked', filter, requests: newest.requests, at: Date.now() });
        else expire();
      } catch {
        if (!signal.aborted) dispatch({ type: 'check failed' });
      }
    }

    read();
    if (!isNewest) checkForNew();
    const timer = setInterval(checkForNew, checkInterval);
    document.addEventListener('visibilitychange', checkForNew);
    addEventListener('online', checkForNew);
    return () => {
      controller.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', checkForNew);
      removeEventListener('online', checkForNew);
    };
  }, [status, q, after, key]);

  return {
    ...state,
    isLoading,
    failure: isLoading ? null : state.failure,
    reload: () => setReloads((count) => count + 1),
    showChange: (request) => dispatch({ type: 'changed', request }),
    removeRequest: (id) => dispatch({ type: 'deleted', id }),
  };
}
