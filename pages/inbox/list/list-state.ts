import type { RequestPage } from '../../../schema/inbox.ts';
import { type ListedRequest, type StoredRequest, stateOf } from '../../../schema/stored-request.ts';

type Change = Pick<ListedRequest, 'status' | 'version' | 'spamReason'>;

interface ListFailure {
  reason: string;
  /** Whether the page's cursor is no longer valid. */
  isBadCursor: boolean;
}

export interface ListState {
  page: RequestPage | null;
  /** The key of the last read that succeeded or failed. */
  lastKey: string;
  failure: ListFailure | null;
  /** The newest requests when the list was read. A request that isn't among them is new. */
  known: { filter: string; ids: ReadonlySet<string> } | null;
  /** Requests received since the list was read, newest first. */
  newRequests: readonly ListedRequest[];
  /** When we last looked for new requests, in Unix milliseconds, and whether that failed. */
  checkedAt: number;
  isCheckFailed: boolean;
  /** Changes made in this browser. The store may list the old state for up to a minute. */
  changes: ReadonlyMap<string, Change>;
  deleted: ReadonlySet<string>;
}

export type ListAction =
  | { type: 'read'; key: string; filter: string; isNewest: boolean; page: RequestPage; at: number }
  | { type: 'read failed'; key: string; failure: ListFailure }
  | { type: 'checked'; filter: string; requests: ListedRequest[]; at: number }
  | { type: 'check failed' }
  | { type: 'changed'; request: StoredRequest }
  | { type: 'deleted'; id: string };

export const emptyList: ListState = {
  page: null,
  lastKey: '',
  failure: null,
  known: null,
  newRequests: [],
  checkedAt: 0,
  isCheckFailed: false,
  changes: new Map(),
  deleted: new Set(),
};

export function reduceList(state: ListState, action: ListAction): ListState {
  switch (action.type) {
    case 'read': {
      const { key, filter, isNewest, page, at } = action;
      const next = { ...state, page, lastKey: key, failure: null, checkedAt: at, isCheckFailed: false };
      const known = { filter, ids: new Set(page.requests.map(({ id }) => id)) };
      return withChanges(isNewest ? { ...next, known, newRequests: [] } : next);
    }
    case 'read failed':
      return { ...state, lastKey: action.key, failure: action.failure };
    case 'checked':
      return withChanges(withNewest(state, action));
    case 'check failed':
      return { ...state, isCheckFailed: true };
    case 'changed': {
      const { status, version, spamReason } = stateOf(action.request);
      return withChanges({ ...state, changes: new Map(state.changes).set(action.request.id, { status, version, spamReason }) });
    }
    case 'deleted':
      return withChanges({ ...state, deleted: new Set(state.deleted).add(action.id) });
  }
}

/** Finds what is new among the newest requests, and brings the rows on the screen up to date. */
function withNewest(state: ListState, { filter, requests, at }: Extract<ListAction, { type: 'checked' }>): ListState {
  const newest = new Map(requests.map((row) => [row.id, row]));
  const known = state.known?.filter === filter ? state.known : { filter, ids: new Set(newest.keys()) };
  const oldest = [...known.ids].sort()[0] ?? '';
  return {
    ...state,
    known,
    // After a deletion, an older request moves up from the next page.
    newRequests: requests.filter(({ id }) => !known.ids.has(id) && id > oldest),
    page: state.page && { ...state.page, requests: state.page.requests.map((row) => newest.get(row.id) ?? row) },
    checkedAt: at,
    isCheckFailed: false,
  };
}

function withChanges(state: ListState): ListState {
  const { changes, deleted, page, newRequests } = state;
  const update = (rows: readonly ListedRequest[]) =>
    rows
      .filter(({ id }) => !deleted.has(id))
      .map((row) => {
        const change = changes.get(row.id);
        return change && change.version > row.version ? { ...row, ...change } : row;
      });
  return { ...state, page: page && { ...page, requests: update(page.requests) }, newRequests: update(newRequests) };
}
