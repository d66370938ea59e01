import { expect, test } from 'vitest';
import { firstView, parseView, urlOf } from '#inbox/view.ts';

test.each([
  ['', {}],
  ['?status=new', { status: 'new' }],
  ['?view=today', { view: 'today' }],
  ['?status=spam&q=Ann+%26+Bo&id=7', { status: 'spam', q: 'Ann & Bo', id: '7' }],
] as const)('%j becomes a view and back', (search, changes) => {
  const view = { ...firstView, ...changes };
  expect(parseView(search)).toEqual(view);
  expect(urlOf(view)).toBe(`/inbox${search}`);
});

test('unknown values are ignored and long searches shortened', () => {
  expect(parseView('?status=maybe&q=%20%20&page=7')).toEqual(firstView);
  expect(parseView(`?q=${'x'.repeat(500)}`).q).toHaveLength(200);
});
