import { expect, test } from 'vitest';
import { roomTotals, rotationLabel } from '../../../pages/inbox/request/plan.ts';
import { firstView, parseView, urlOf } from '../../../pages/inbox/view.ts';

test.each([
  ['', {}],
  ['?status=new', { status: 'new' }],
  ['?status=spam&q=Ann+%26+Bo&after=c.d%2Fe%3D&id=7', { status: 'spam', q: 'Ann & Bo', after: 'c.d/e=', id: '7' }],
] as const)('%j becomes a view and back', (search, changes) => {
  const view = { ...firstView, ...changes };
  expect(parseView(search)).toEqual(view);
  expect(urlOf(view)).toBe(`/inbox${search}`);
});

test('unknown values are ignored and long searches shortened', () => {
  expect(parseView('?status=maybe&q=%20%20&page=7')).toEqual(firstView);
  expect(parseView(`?q=${'x'.repeat(500)}`).q).toHaveLength(200);
});

const floors = [
  { name: 'Oak Hardwood', pricePerSqFt: 8.5, picture: { color: '#000', src: '/oak' }, tileFeet: 8 },
  { name: 'Ceramic Tile', pricePerSqFt: 3.25, picture: { color: '#000', src: '/tile' }, tileFeet: 8 },
];
const rooms = [
  { room: 'Living Room', width: 16, length: 20, floor: 'Oak Hardwood', rotation: 0 },
  { room: 'Kitchen', width: 12, length: 16, floor: 'Ceramic Tile', rotation: 45 },
];

test('rooms show prices that add up to the total the visitor saw', () => {
  expect(roomTotals({ rooms, total: 3840 + 1296, link: '#plan=a' }, floors)).toEqual([3840, 1296]);
});

test.each([
  ['a price that has changed', 5000, rooms],
  ['a floor that is no longer sold', 3840 + 1296, rooms.map((room) => ({ ...room, floor: 'Cork' }))],
])('with %s, rooms show no prices', (_, total, planned) => {
  expect(roomTotals({ rooms: planned, total, link: '#plan=a' }, floors)).toBeNull();
});

test.each([
  [0, 'Straight'],
  [360, 'Straight'],
  [45, 'Turned 45°'],
])('a rotation of %i reads %s', (rotation, words) => {
  expect(rotationLabel({ room: 'Kitchen', width: 12, length: 16, floor: 'Oak Hardwood', rotation })).toBe(words);
});
