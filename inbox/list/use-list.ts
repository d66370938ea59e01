import { useEffect, useReducer, useState } from 'react';
import { listLimit } from '#schema/api/inbox.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { listRequests } from '../api.ts';
import { reasonOf } from '../reasons.ts';
import type { View } from '../view.ts';
import { emptyList, type ListState, reduceList } from './list-state.ts';

const pageLength = 50;
/** Visits are sorted by time, so they have to be there all at once. */
const planLength = 300;

export interface List extends Omit<ListState, 'key'> {
  isLoading: boolean;
  reload: () => void;
  /** Shows what is new. */
  showNext: () => void;
  /** Missing if there is no more to show. */
  showMore?: () => void;
  showChange: (request: StoredRequest) => void;
}

/** The first requests that a filter finds, read again whenever something has changed. */
export function useList({ status, view, q }: View, changes: number): List {
  const [{ key: shownKey, ...state }, dispatch] = useReducer(reduceList, emptyList);
  const [reloads, setReloads] = useState(0);
  const filter = JSON.stringify([status, view, q]);
  const key = `${filter} ${reloads}`;
  const [asked, setAsked] = useState({ filter, limit: 0 });
  const usual = view === '' ? pageLength : planLength;
  const limit = Math.max(usual, asked.filter === filter ? asked.limit : 0);
  const isLoading = shownKey !== key;

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again whenever something has changed
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    listRequests({ status, view, q }, limit, signal).then(
      (page) => dispatch({ type: 'read', key, page }),
      (error) => signal.aborted || dispatch({ type: 'failed', key, reason: reasonOf(error) }),
    );
    return () => controller.abort();
  }, [status, view, q, key, limit, changes]);

  return {
    ...state,
    isLoading,
    failure: isLoading ? '' : state.failure,
    reload: () => setReloads((before) => before + 1),
    showNext: () => dispatch({ type: 'show next' }),
    ...(state.page?.hasMore &&
      limit < listLimit && { showMore: () => setAsked({ filter, limit: Math.min(listLimit, limit + pageLength) }) }),
    showChange: (request) => dispatch({ type: 'changed', request }),
  };
}
