import { expect, test } from 'vitest';
import { emptyList, type ListState, reduceList } from '#inbox/list/list-state.ts';
import type { ListedRequest, StoredRequest } from '#schema/api/stored-request.ts';
import { requestFields } from '#schema/request-fields/fields.ts';
import { mapTable } from '#schema/rules/table.ts';

const fields = mapTable(requestFields, () => '');
const row = (id: string, changes: Partial<ListedRequest> = {}): ListedRequest => ({
  ...{ ...fields, id, receivedAt: '', excerpt: '', status: 'new', version: 0 },
  ...{ preferredTimes: [], hasPlan: false, photoCount: 0, language: 'en', ...changes },
});
const read = (state: ListState, ids: string | ListedRequest[], { key = 'k', hasMore = false } = {}) =>
  reduceList(state, {
    type: 'read',
    key,
    page: { requests: typeof ids === 'string' ? [...ids].map((id) => row(id)) : ids, hasMore },
  });
const shown = ({ page }: ListState) => page?.requests.map(({ id }) => id).join('');

test('new requests are counted, and join the list once somebody asks for them', () => {
  const state = read(read(emptyList, 'ba'), 'dcba');
  expect([shown(state), state.next?.newCount]).toEqual(['ba', 2]);
  const next = reduceList(state, { type: 'show next' });
  expect([shown(next), next.next]).toEqual(['dcba', null]);
});

test('they are also new below urgent ones that stay on top, and above nothing we know', () => {
  const urgent = row('a', { urgency: 'leak' });
  expect(read(read(emptyList, [urgent, row('c')]), [urgent, row('d'), row('c')]).next?.newCount).toBe(1);
  expect(read(read(emptyList, 'ba'), 'dc').next?.newCount).toBe(2);
});

test.each([
  ['what is gone leaves', 'cba', 'ca', 'ca'],
  ['older requests move up after a deletion', 'dc', 'cb', 'cb'],
  ['more of them are asked for', 'dc', 'dcba', 'dcba'],
  ['there were none', '', 'ba', 'ba'],
])('nothing is new when %s', (_, before, after, expected) => {
  const state = read(read(emptyList, before), after);
  expect([shown(state), state.next]).toEqual([expected, null]);
});

test('while something new waits, rows follow changes without moving, and more of them can be shown', () => {
  const state = read(read(emptyList, 'cb'), [row('d'), row('c', { status: 'won', version: 1 }), row('a')]);
  expect(state.page?.requests.map(({ id, status }) => `${id} ${status}`)).toEqual(['c won', 'b new', 'a new']);
});

test('a change made here shows at once', () => {
  const request: StoredRequest = {
    ...{ ...fields, id: 'a', receivedAt: '', language: 'en', photos: [] },
    state: { status: 'won', version: 1, notes: [], history: [], preferredTimes: [] },
  };
  const changed = reduceList(read(emptyList, 'a'), { type: 'changed', request });
  expect(changed.page?.requests[0]?.status).toBe('won');
});

test('a list stays on the screen while it cannot be read again, and says what is wrong if it is another one', () => {
  const state = reduceList(read(emptyList, 'ba'), { type: 'failed', key: 'k', reason: 'No connection' });
  expect([shown(state), state.isCheckFailed, state.failure]).toEqual(['ba', true, '']);
  expect(read(state, 'ba').isCheckFailed).toBe(false);
  expect(reduceList(state, { type: 'failed', key: 'other', reason: 'No connection' }).failure).toBe('No connection');
});
