import { expect, test } from 'vitest';
import { emptyList, type ListState, reduceList } from '#inbox/list/list-state.ts';
import type { ListedRequest, StoredRequest } from '#schema/api/stored-request.ts';
import { requestFields } from '#schema/request-fields/fields.ts';
import { mapTable } from '#schema/rules/table.ts';

const fields = mapTable(requestFields, () => '');
/** Later letters were received later. */
const receivedAt = (id: string) => new Date(Date.UTC(2026, 10, 20) + id.charCodeAt(0) * 60_000).toISOString();
const row = (id: string): ListedRequest => ({
  ...{ ...fields, id, receivedAt: receivedAt(id), excerpt: '', status: 'new', version: 0 },
  ...{ preferredTimes: [], hasPlan: false, photoCount: 0, language: 'en' },
});
const request = (id: string, version: number): StoredRequest => ({
  ...{ ...fields, id, receivedAt: receivedAt(id), language: 'en', photos: [] },
  state: { status: 'won', version, notes: [], history: [], preferredTimes: [] },
});

interface Options {
  key?: string;
  filter?: string;
  isShown?: boolean;
  cursor?: string | null;
}

const readNewest = (state: ListState, ids: string, { key = 'k', filter = 'all', isShown = true, cursor = null }: Options = {}) =>
  reduceList(state, { type: 'newest read', key, filter, isShown, page: { requests: [...ids].map(row), cursor } });
const readOlder = (state: ListState, ids: string) =>
  reduceList(state, { type: 'older read', key: 'older', page: { requests: [...ids].map(row), cursor: null } });
const idsOf = (rows: readonly ListedRequest[] = []) => rows.map(({ id }) => id).join('');

test('new requests are announced without joining the page', () => {
  const state = readNewest(readNewest(emptyList, 'ba'), 'dcba');
  expect(idsOf(state.newRequests)).toBe('dc');
  expect(idsOf(state.page?.requests)).toBe('ba');
});

test.each([
  ['the first', 'db'],
  ['the last', 'cb'],
  ['every one', 'ba'],
])("after %s is deleted, older requests that move up aren't new", (_, ids) => {
  expect(idsOf(readNewest(readNewest(emptyList, 'dc', { cursor: '1' }), ids, { cursor: '1' }).newRequests)).toBe('');
});

test('a request that reached the list late is new although it was received earlier', () => {
  expect(idsOf(readNewest(readNewest(emptyList, 'dc'), 'adc').newRequests)).toBe('a');
});

test('new requests are announced below urgent ones that stay on top', () => {
  const urgent = { ...row('a'), urgency: 'leak' };
  const read = (state: ListState, requests: ListedRequest[]) =>
    reduceList(state, { type: 'newest read', key: 'k', filter: 'all', isShown: true, page: { requests, cursor: null } });
  const state = read(read(emptyList, [urgent, row('c'), row('b')]), [urgent, row('d'), row('c'), row('b')]);
  expect(idsOf(state.newRequests)).toBe('d');
  const later = read(state, [{ ...row('e'), urgency: 'flood' }, urgent, row('d'), row('c'), row('b')]);
  expect(idsOf(later.newRequests)).toBe('ed');
});

test('on an older page, requests are new from the first check on', () => {
  const checked = readNewest(readOlder(emptyList, 'ba'), 'dc', { isShown: false });
  expect(idsOf(checked.newRequests)).toBe('');
  expect(idsOf(readNewest(checked, 'edc', { isShown: false }).newRequests)).toBe('e');
});

test('rows of an older page follow changes made elsewhere without moving', () => {
  const shown = readOlder(emptyList, 'dcb');
  const page = { requests: [{ ...row('d'), status: 'won' as const, version: 1 }, row('c'), row('a')], cursor: '1' };
  const state = reduceList(shown, { type: 'older read', key: 'older', page });
  expect(state.page?.requests.map(({ id, status }) => `${id} ${status}`)).toEqual(['d won', 'c new', 'b new']);
  expect([...state.movedIds]).toEqual(['b']);
});

test('an older page stays on the screen while it cannot be read again', () => {
  const shown = readOlder(emptyList, 'ba');
  const failed = { type: 'older failed', key: 'older', failure: { reason: 'No connection', isBadCursor: false } } as const;
  expect(reduceList(shown, failed)).toEqual(shown);
});

test("going back to an older page of another filter doesn't make its requests new", () => {
  const won = readOlder(readNewest(emptyList, 'b', { filter: 'won' }), 'a');
  expect(idsOf(readNewest(won, 'dcb', { isShown: false }).newRequests)).toBe('');
});

test('a list read before a change made here does not undo it on the screen', () => {
  const changed = reduceList(readNewest(emptyList, 'a'), { type: 'changed', request: request('a', 1) });
  expect(changed.page?.requests[0]?.status).toBe('won');
  expect(readNewest(changed, 'a').page?.requests[0]?.status).toBe('won');
});

test.each([
  ['the whole list fits on a page', null, 'd', 'cb'],
  ['there are more pages', '1', 'db', 'c'],
  ['there are more pages, and new requests pushed the rest to the next', '1', 'ed', ''],
])('rows that the filter no longer finds are marked if %s', (_, cursor, ids, moved) => {
  const state = readNewest(readNewest(emptyList, 'dcb', { cursor }), ids, { cursor });
  expect([...state.movedIds].join('')).toBe(moved);
  expect(idsOf(state.page?.requests)).toBe('dcb');
});
