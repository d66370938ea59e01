import { expect, test } from 'vitest';
import { layoutLabel, roomTotals } from '../../../inbox/request/plan/plan.ts';
import { firstView, parseView, urlOf } from '../../../inbox/view.ts';

test.each([
  ['', {}],
  ['?status=new', { status: 'new' }],
  ['?view=today', { view: 'today' }],
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

const patternLabor = { diagonal: 10, herringbone: 30 };
const floors = [
  { name: 'Oak Hardwood', pricePerSqFt: 8.5, installationPerSqFt: 3.5, patternLabor },
  { name: 'Ceramic Tile', spanishName: 'Azulejo de cerámica', pricePerSqFt: 3.25, installationPerSqFt: 3.5, patternLabor },
];
const rooms = [
  { room: 'Living Room', width: 16, length: 20, floor: 'Oak Hardwood', rotation: 0, pattern: 'straight' as const },
  { room: 'Kitchen', width: 12, length: 16, floor: 'Ceramic Tile', rotation: 45, pattern: 'straight' as const },
];

test('rooms show prices that add up to the total the visitor saw', () => {
  expect(roomTotals({ rooms, total: 3840 + 1394.4, link: '#plan=a' }, floors)).toEqual([3840, 1394.4]);
});

test('a plan with Spanish names shows the same prices', () => {
  const spanish = rooms.map((room) => (room.floor === 'Ceramic Tile' ? { ...room, floor: 'Azulejo de cerámica' } : room));
  expect(roomTotals({ rooms: spanish, total: 3840 + 1394.4, link: '#plan=a' }, floors)).toEqual([3840, 1394.4]);
});

test.each([
  ['a price that has changed', 5000, rooms],
  ['a floor that is no longer sold', 3840 + 1394.4, rooms.map((room) => ({ ...room, floor: 'Cork' }))],
  ['a room without a size', 3840, rooms.map((room, index) => (index === 1 ? { ...room, width: undefined } : room))],
])('with %s, rooms show no prices', (_, total, planned) => {
  expect(roomTotals({ rooms: planned, total, link: '#plan=a' }, floors)).toBeNull();
});

test.each([
  [0, 'straight', 'Installed straight'],
  [45, 'straight', 'Turned 45°'],
  [0, 'diagonal', 'Installed diagonally'],
  [90, 'herringbone', 'In a herringbone pattern, turned 90°'],
] as const)('a rotation of %i in the pattern %s reads "%s"', (rotation, pattern, words) => {
  expect(layoutLabel({ room: 'Kitchen', floor: 'Oak Hardwood', rotation, pattern })).toBe(words);
});
