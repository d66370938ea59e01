import { expect, test } from 'vitest';
import { applyPlan, changeView, type View } from '../../../../visualizer/room-view/view.ts';
import { firstView } from '../../../../visualizer/room-view/view-link.ts';

const view: View = { room: 'kitchen', floor: 'oak-hardwood', rotation: 0, pattern: 'diagonal', secondFloor: null };
const known = { rooms: ['kitchen', 'bedroom'], floors: ['oak-hardwood', 'plush-carpet', 'marble-tile'] };

test.each([
  [
    { room: 'bedroom', floor: 'plush-carpet', rotation: 90 },
    { room: 'bedroom', floor: 'plush-carpet', rotation: 90 },
  ],
  [
    { room: 'custom', floor: 'plush-carpet', rotation: 15 },
    { room: 'kitchen', floor: 'plush-carpet', rotation: 15 },
  ],
  [
    { room: 'bedroom', floor: 'cork', rotation: 15 },
    { room: 'bedroom', floor: 'oak-hardwood', rotation: 15 },
  ],
])('a plan of %j shows %j', (planned, expected) => {
  expect(applyPlan(view, planned, known)).toEqual({ ...expected, pattern: 'diagonal', secondFloor: null });
});

const compared: View = { ...firstView, secondFloor: 'marble-tile' };

test.each<[string, Partial<View>, Partial<View>]>([
  ['another first floor leaves the second', { floor: 'plush-carpet' }, { floor: 'plush-carpet', secondFloor: 'marble-tile' }],
  [
    'choosing the second as the first swaps them',
    { floor: 'marble-tile' },
    { floor: 'marble-tile', secondFloor: 'oak-hardwood' },
  ],
  [
    'choosing the first as the second swaps them',
    { secondFloor: 'oak-hardwood' },
    { floor: 'marble-tile', secondFloor: 'oak-hardwood' },
  ],
  ['choosing no second leaves the first', { secondFloor: null }, { floor: 'oak-hardwood', secondFloor: null }],
])('of two floors, %s', (_, change, expected) => {
  expect(changeView(compared, change)).toEqual({ ...compared, ...expected });
});

test('planning the second floor does not compare it with itself', () => {
  const planned = applyPlan(compared, { room: 'kitchen', floor: 'marble-tile', rotation: 0 }, known);
  expect([planned.floor, planned.secondFloor]).toEqual(['marble-tile', 'oak-hardwood']);
});
