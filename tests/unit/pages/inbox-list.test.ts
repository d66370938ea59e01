import { expect, test } from 'vitest';
import { emptyList, type ListState, reduceList } from '../../../pages/inbox/list/list-state.ts';
import type { ListedRequest, StoredRequest } from '../../../schema/stored-request.ts';

const fields = { email: 'a@b.co', phone: '512 555 0100', zipCode: '78704', serviceNeeded: 'tile' } as const;
const receivedAt = '2026-11-20T18:00:00.000Z';
const row = (id: string): ListedRequest => ({
  ...{ ...fields, id, receivedAt, fullName: id, excerpt: '', status: 'new', version: 0 },
});
const request = (id: string, version: number): StoredRequest => ({
  ...{ ...fields, id, receivedAt, fullName: id, projectDetails: '', website: '' },
  state: { status: 'won', version, notes: [] },
});

const read = (state: ListState, ids: string[], { filter = 'all', isNewest = true } = {}) =>
  reduceList(state, { type: 'read', key: 'k', filter, isNewest, page: { requests: ids.map(row), cursor: null }, at: 1 });
const check = (state: ListState, ids: string[], filter = 'all') =>
  reduceList(state, { type: 'checked', filter, requests: ids.map(row), at: 2 });
const idsOf = (rows: readonly ListedRequest[] = []) => rows.map(({ id }) => id);

test('new requests are announced without joining the page', () => {
  const state = check(read(emptyList, ['b', 'a']), ['d', 'c', 'b', 'a']);
  expect(idsOf(state.newRequests)).toEqual(['d', 'c']);
  expect(idsOf(state.page?.requests)).toEqual(['b', 'a']);
});

test("an older request that moves up after a deletion isn't new", () => {
  expect(check(read(emptyList, ['d', 'c']), ['d', 'b']).newRequests).toEqual([]);
});

test('on an older page, requests are new from the first check on', () => {
  const older = read(emptyList, ['b', 'a'], { isNewest: false });
  const checked = check(older, ['d', 'c']);
  expect(checked.newRequests).toEqual([]);
  expect(idsOf(check(checked, ['e', 'd', 'c']).newRequests)).toEqual(['e']);
});

test("going back to an older page of another filter doesn't make its requests new", () => {
  const won = read(read(emptyList, ['b'], { filter: 'won' }), ['a'], { filter: 'all', isNewest: false });
  expect(check(won, ['d', 'c', 'b'], 'all').newRequests).toEqual([]);
});

test('a change made here stays on the screen until the store lists it', () => {
  const changed = reduceList(read(emptyList, ['a']), { type: 'changed', request: request('a', 1) });
  expect(changed.page?.requests[0]?.status).toBe('won');
  expect(check(changed, ['a']).page?.requests[0]?.status).toBe('won');
});

test('a deleted request stays away, also as a new one', () => {
  const deleted = reduceList(read(emptyList, ['b', 'a']), { type: 'deleted', id: 'b' });
  expect(idsOf(read(deleted, ['b', 'a']).page?.requests)).toEqual(['a']);
  expect(check(reduceList(read(emptyList, ['a']), { type: 'deleted', id: 'b' }), ['b', 'a']).newRequests).toEqual([]);
});
