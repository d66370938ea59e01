import { expect, test } from 'vitest';
import { layingOf, roomTotals } from '../../../pages/inbox/request/plan-view.ts';
import { addressOf, firstView, viewOf } from '../../../pages/inbox/view.ts';

test.each([
  ['', {}],
  ['?status=new', { status: 'new' }],
  ['?status=spam&q=Ann+%26+Bo&after=c.d%2Fe%3D&id=7', { status: 'spam', q: 'Ann & Bo', after: 'c.d/e=', id: '7' }],
] as const)('the address %j is a view and back', (search, changes) => {
  const view = { ...firstView, ...changes };
  expect(viewOf(search)).toEqual(view);
  expect(addressOf(view)).toBe(`/inbox${search}`);
});

test('what an address cannot mean is left out', () => {
  expect(viewOf('?status=maybe&q=%20%20&page=7')).toEqual(firstView);
  expect(viewOf(`?q=${'x'.repeat(500)}`).q).toHaveLength(200);
});

const floors = [
  { name: 'Oak Hardwood', pricePerSqFt: 8.5, installationPerSqFt: 3.5, picture: { color: '#000', src: '/oak' }, tileFeet: 8 },
  { name: 'Ceramic Tile', pricePerSqFt: 3.25, installationPerSqFt: 3.5, picture: { color: '#000', src: '/tile' }, tileFeet: 8 },
];
const rooms = [
  { room: 'Living Room', width: 16, length: 20, floor: 'Oak Hardwood', rotation: 0 },
  { room: 'Kitchen', width: 12, length: 16, floor: 'Ceramic Tile', rotation: 45 },
];

test('rooms have figures of their own while they make the total that the visitor saw', () => {
  expect(roomTotals({ rooms, total: 3840 + 1296, link: '#plan=a' }, floors)).toEqual([3840, 1296]);
});

test.each([
  ['another price by now', 5000, rooms],
  ['a floor that is no longer sold', 3840 + 1296, rooms.map((room) => ({ ...room, floor: 'Cork' }))],
])('with %s they have none', (_, total, planned) => {
  expect(roomTotals({ rooms: planned, total, link: '#plan=a' }, floors)).toBeNull();
});

test.each([
  [0, 'Straight'],
  [360, 'Straight'],
  [45, 'Turned 45°'],
])('a rotation of %i is %s', (rotation, words) => {
  expect(layingOf({ room: 'Kitchen', width: 12, length: 16, floor: 'Oak Hardwood', rotation })).toBe(words);
});
