/** What a list shows. Nothing moves under the finger: what is new waits until somebody asks for it. */
import type { RequestPage } from '#schema/api/inbox.ts';
import type { ListedRequest, StoredRequest } from '#schema/api/stored-request.ts';

export interface ListState {
  /** Which list was last read, or couldn't be. */
  key: string;
  page: RequestPage | null;
  /** A page with requests that aren't on the screen yet, and how many those are. */
  next: { page: RequestPage; newCount: number } | null;
  /** Why there's no list. */
  failure: string;
  /** Whether the last attempt to look for changes failed. */
  isCheckFailed: boolean;
}

export type ListAction =
  | { type: 'read'; key: string; page: RequestPage }
  | { type: 'failed'; key: string; reason: string }
  | { type: 'show next' }
  | { type: 'changed'; request: StoredRequest };

export const emptyList: ListState = { key: '', page: null, next: null, failure: '', isCheckFailed: false };

export function reduceList(state: ListState, action: ListAction): ListState {
  const { page: shown, next } = state;
  switch (action.type) {
    case 'read': {
      const { key, page } = action;
      if (!isOnScreen(state, key) || !shown || shown.requests.length === 0) return show(key, page);
      const { newCount, kept } = compare(shown.requests, page.requests);
      const checked = { ...state, isCheckFailed: false };
      if (newCount === 0) return { ...checked, page, next: null };
      return { ...checked, page: { ...page, requests: kept }, next: { page, newCount } };
    }
    case 'failed': {
      const { key, reason } = action;
      if (isOnScreen(state, key)) return { ...state, isCheckFailed: true };
      return { ...state, key, failure: reason };
    }
    case 'show next':
      return next ? show(state.key, next.page) : state;
    case 'changed': {
      const { id, state: changed } = action.request;
      const { status, version, visit, isUnanswered } = changed;
      const change = (row: ListedRequest) =>
        row.id === id ? { ...row, status, version, isUnanswered, ...(visit && { visit }) } : row;
      return { ...state, page: shown && { ...shown, requests: shown.requests.map(change) } };
    }
  }
}

function show(key: string, page: RequestPage): ListState {
  return { ...emptyList, key, page };
}

function isOnScreen({ key, failure }: ListState, read: string): boolean {
  return key === read && failure === '';
}

/** New are those above the last one we know. What comes after it has only moved up, or was asked for. */
function compare(known: readonly ListedRequest[], read: readonly ListedRequest[]) {
  const ids = new Set(known.map(({ id }) => id));
  const last = read.findLastIndex(({ id }) => ids.has(id));
  const above = last < 0 ? read : read.slice(0, last);
  const rows = new Map(read.map((row) => [row.id, row]));
  return {
    newCount: above.filter(({ id }) => !ids.has(id)).length,
    /** What is on the screen, brought up to date without moving. */
    kept: [...known.map((row) => rows.get(row.id) ?? row), ...(last < 0 ? [] : read.slice(last + 1))],
  };
}
