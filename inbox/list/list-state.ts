import type { RequestPage } from '#schema/api/inbox.ts';
import type { ListedRequest, StoredRequest } from '#schema/api/stored-request.ts';
import { isWaiting } from './group-visits.ts';

interface ListFailure {
  reason: string;
  /** Whether the page's cursor is no longer valid. */
  isBadCursor: boolean;
}

/** The newest requests when the list was last shown. Whatever comes before them later is new. */
interface Known {
  filter: string;
  ids: ReadonlySet<string>;
  /** When the newest of them was received, or '' if there were none. */
  newest: string;
}

export interface ListState {
  page: RequestPage | null;
  /** The key of the last page that was read, or couldn't be. */
  lastKey: string;
  failure: ListFailure | null;
  known: Known | null;
  /** The first request that waited for an answer when the list was last shown, or ''. It stays while the list does. */
  topWaiting: string;
  /** Requests received since the list was read, newest first. */
  newRequests: readonly ListedRequest[];
  /** Requests on this page that the filter no longer finds. */
  movedIds: ReadonlySet<string>;
  /** Whether the last attempt to look for changes failed. */
  isCheckFailed: boolean;
}

type NewestRead = { type: 'newest read'; key: string; isShown: boolean; filter: string; page: RequestPage };

export type ListAction =
  | NewestRead
  | { type: 'newest failed'; key: string; isShown: boolean; reason: string }
  | { type: 'older read'; key: string; page: RequestPage }
  | { type: 'older failed'; key: string; failure: ListFailure }
  | { type: 'changed'; request: StoredRequest };

export const emptyList: ListState = {
  page: null,
  lastKey: '',
  failure: null,
  known: null,
  topWaiting: '',
  newRequests: [],
  movedIds: new Set(),
  isCheckFailed: false,
};

export function reduceList(state: ListState, action: ListAction): ListState {
  switch (action.type) {
    case 'newest read': {
      const checked = { ...state, isCheckFailed: false };
      return action.isShown && !isShown(state, action.key) ? showNewest(checked, action) : compareWithNewest(checked, action);
    }
    case 'newest failed': {
      const { key, isShown, reason } = action;
      if (!isShown || state.lastKey === key) return { ...state, isCheckFailed: true };
      return { ...state, lastKey: key, failure: { reason, isBadCursor: false } };
    }
    case 'older read':
      // No new request can push a row off an older page, so every row that's missing has moved.
      if (isShown(state, action.key)) return { ...state, ...updateRows(state, { ...action.page, cursor: null }) };
      return {
        ...state,
        lastKey: action.key,
        failure: null,
        page: action.page,
        topWaiting: topWaitingOf(action.page),
        movedIds: new Set(),
      };
    case 'older failed':
      if (isShown(state, action.key)) return state;
      return { ...state, lastKey: action.key, failure: action.failure };
    case 'changed': {
      const { id, state: changed } = action.request;
      const { status, version, visit, isUnanswered } = changed;
      const update = (row: ListedRequest) =>
        row.id === id ? { ...row, status, version, isUnanswered, ...(visit && { visit }) } : row;
      return { ...state, page: state.page && { ...state.page, requests: state.page.requests.map(update) } };
    }
  }
}

/** Whether this page is on the screen already, so that it's only brought up to date. */
function isShown({ lastKey, failure }: ListState, key: string): boolean {
  return lastKey === key && failure === null;
}

function showNewest(state: ListState, { key, filter, page }: NewestRead): ListState {
  const known = knownFrom(filter, page.requests);
  return {
    ...state,
    lastKey: key,
    failure: null,
    page,
    known,
    topWaiting: topWaitingOf(page),
    newRequests: [],
    movedIds: new Set(),
  };
}

function topWaitingOf({ requests }: RequestPage): string {
  return requests.find(isWaiting)?.id ?? '';
}

/** Finds what is new among the newest requests. If they're the ones on the screen, brings those up to date. */
function compareWithNewest(state: ListState, { isShown, filter, page }: NewestRead): ListState {
  const known = state.known?.filter === filter ? state.known : knownFrom(filter, page.requests);
  const updated = isShown ? updateRows(state, page) : {};
  return { ...state, ...updated, known, newRequests: newRequestsIn(page.requests, known) };
}

/** Brings the rows on the screen up to date without moving any. */
function updateRows({ page }: ListState, { requests, cursor }: RequestPage): Pick<ListState, 'page' | 'movedIds'> {
  const read = new Map(requests.map((row) => [row.id, row]));
  const rows = page?.requests ?? [];
  // If there are more pages, what comes after the last row we still find may only have been pushed to the next one.
  const end = cursor === null ? rows.length : rows.findLastIndex(({ id }) => read.has(id));
  const moved = rows.filter(({ id }, index) => index < end && !read.has(id));
  return {
    movedIds: new Set(moved.map(({ id }) => id)),
    page: page && { ...page, requests: rows.map((row) => laterOf(row, read.get(row.id))) },
  };
}

/** After a deletion, older requests move up from the next page. They come after those we know, so they aren't new. */
function newRequestsIn(requests: ListedRequest[], { ids, newest }: Known): ListedRequest[] {
  // Urgent requests come first, then all others, each newest first.
  return [requests.filter(isUrgent), requests.filter((row) => !isUrgent(row))].flatMap((rows) => {
    const first = rows.findIndex(({ id }) => ids.has(id));
    return first >= 0 ? rows.slice(0, first) : rows.filter(({ receivedAt }) => receivedAt > newest);
  });
}

function isUrgent({ urgency, status }: ListedRequest): boolean {
  return urgency !== undefined && status === 'new';
}

function knownFrom(filter: string, requests: ListedRequest[]): Known {
  return {
    filter,
    ids: new Set(requests.map(({ id }) => id)),
    newest:
      requests
        .map(({ receivedAt }) => receivedAt)
        .sort()
        .at(-1) ?? '',
  };
}

/** The list may have been read before a change that is on the screen already. */
function laterOf(row: ListedRequest, read: ListedRequest | undefined): ListedRequest {
  return read && read.version >= row.version ? read : row;
}
