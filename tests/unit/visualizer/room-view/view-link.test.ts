import fc from 'fast-check';
import { expect, test } from 'vitest';
import { floorPatterns } from '../../../../visualizer/engine/floor-pattern.ts';
import { hashAfter } from '../../../../visualizer/plan/link.ts';
import { firstProject } from '../../../../visualizer/plan/plan.ts';
import { applyPlan, type View } from '../../../../visualizer/room-view/view.ts';
import { firstView, hashWith, viewOf } from '../../../../visualizer/room-view/view-link.ts';

const known = { rooms: ['living-room', 'kitchen'], floors: ['oak-hardwood', 'marble-tile', 'plush-carpet'] };
const floor = fc.constantFrom(...known.floors);
const views = fc
  .record({
    room: fc.constantFrom(...known.rooms),
    floor,
    rotation: fc.integer({ min: 0, max: 24 }).map((steps) => steps * 15),
    pattern: fc.constantFrom(...floorPatterns),
    secondFloor: fc.option(floor),
  })
  .filter((view) => view.secondFloor !== view.floor);
const hashes = fc.constantFrom(
  '',
  '#see-it-in-the-room',
  '#plan=kitchen.marble-tile.12.12.45',
  '#plan=custom.plush-carpet.9.9.0',
);

test('an address gives back the view it was made from, and keeps its plans', () => {
  fc.assert(
    fc.property(views, hashes, (view, before) => {
      const hash = hashWith(view, before, known);
      expect(viewOf(hash, known)).toEqual(view);
      const plans = (text: string) => new URLSearchParams(text.replace('#', '')).getAll('plan');
      expect(plans(hash)).toEqual(plans(before));
      expect(hashWith(view, hash, known)).toBe(hash);
    }),
  );
});

test.each<[string, Partial<View>]>([
  ['', {}],
  ['#main', {}],
  ['#plan=kitchen.marble-tile.12.12.45', { room: 'kitchen', floor: 'marble-tile', rotation: 45 }],
  ['#plan=custom.marble-tile.12.12.45', { floor: 'marble-tile', rotation: 45 }],
  ['#view=kitchen.oak-hardwood.30.herringbone', { room: 'kitchen', rotation: 30, pattern: 'herringbone' }],
  [
    '#view=kitchen.oak-hardwood.30.diagonal.marble-tile',
    { room: 'kitchen', rotation: 30, pattern: 'diagonal', secondFloor: 'marble-tile' },
  ],
  ['#view=kitchen.oak-hardwood.0.straight.oak-hardwood', { room: 'kitchen' }],
  ['#view=kitchen.oak-hardwood.0.straight.cork', { room: 'kitchen' }],
  ['#view=kitchen.oak-hardwood.7.sideways', { room: 'kitchen' }],
  ['#view=attic.oak-hardwood.0.straight.marble-tile', {}],
  ['#plan=kitchen.marble-tile.12.12.45&view=attic.gold', { room: 'kitchen', floor: 'marble-tile', rotation: 45 }],
])('"%s" shows %j', (hash, expected) => {
  expect(viewOf(hash, known)).toEqual({ ...firstView, ...expected });
});

test('a view that the plan shows anyway is not in the address', () => {
  const plan = '#plan=kitchen.marble-tile.12.12.45';
  const view = applyPlan(firstView, { room: 'kitchen', floor: 'marble-tile', rotation: 45 }, known);
  expect(hashWith(view, `${plan}&view=living-room.oak-hardwood.0.straight`, known)).toBe(plan);
  expect(hashWith(firstView, '#main', known)).toBe('');
});

const { current } = firstProject;
const view = 'view=living-room.oak-hardwood.0.straight.marble-tile';
const planned = '#plan=living-room.oak-hardwood.12.12.0';

test.each([
  ['keeps the view if only the sides change', { ...current, width: 30 }, `${planned}&${view}`, true],
  ['keeps the view of the first plan, which is in no address', { ...current, width: 30 }, `#${view}`, true],
  [
    'drops the view with another floor, which the picture follows',
    { ...current, floor: 'marble-tile' },
    `${planned}&${view}`,
    false,
  ],
  ['drops the view with another room', { ...current, room: 'kitchen' }, `${planned}&${view}`, false],
  ['drops the view with another rotation', { ...current, rotation: 15 }, `#${view}`, false],
  ['adds no view', { ...current, width: 30 }, planned, false],
])('a change of the plan %s', (_, next, before, isKept) => {
  const after = hashAfter({ current: next, others: [] }, before);
  expect(after.includes('view=')).toBe(isKept);
  if (isKept) expect(viewOf(after, known).secondFloor).toBe('marble-tile');
});
