import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dividerPixel } from '../../../visualizer/engine/divider.ts';
import { everyLaying } from '../../../visualizer/engine/floor-pattern.ts';
import { hashAfter } from '../../../visualizer/plan/link.ts';
import { firstProject } from '../../../visualizer/plan/plan.ts';
import { type Choice, changed, following } from '../../../visualizer/room-view/view.ts';
import { choiceOf, firstChoice, hashWith } from '../../../visualizer/room-view/view-link.ts';

const known = { rooms: ['living-room', 'kitchen'], floors: ['oak-hardwood', 'marble-tile', 'plush-carpet'] };
const floor = fc.constantFrom(...known.floors);
const choices = fc
  .record({
    room: fc.constantFrom(...known.rooms),
    floor,
    rotation: fc.integer({ min: 0, max: 24 }).map((steps) => steps * 15),
    laying: fc.constantFrom(...everyLaying),
    other: fc.option(floor),
  })
  .filter((choice) => choice.other !== choice.floor);
const hashes = fc.constantFrom(
  '',
  '#see-it-in-the-room',
  '#plan=kitchen.marble-tile.12.12.45',
  '#plan=custom.plush-carpet.9.9.0',
);

test('what is seen comes out of the address into which it went, beside any plan', () => {
  fc.assert(
    fc.property(choices, hashes, (choice, before) => {
      const hash = hashWith(choice, before, known);
      expect(choiceOf(hash, known)).toEqual(choice);
      const plans = (text: string) => new URLSearchParams(text.replace('#', '')).getAll('plan');
      expect(plans(hash)).toEqual(plans(before));
      expect(hashWith(choice, hash, known)).toBe(hash);
    }),
  );
});

test.each<[string, Partial<Choice>]>([
  ['', {}],
  ['#main', {}],
  ['#plan=kitchen.marble-tile.12.12.45', { room: 'kitchen', floor: 'marble-tile', rotation: 45 }],
  ['#plan=custom.marble-tile.12.12.45', { floor: 'marble-tile', rotation: 45 }],
  ['#view=kitchen.oak-hardwood.30.herringbone', { room: 'kitchen', rotation: 30, laying: 'herringbone' }],
  [
    '#view=kitchen.oak-hardwood.30.diagonal.marble-tile',
    { room: 'kitchen', rotation: 30, laying: 'diagonal', other: 'marble-tile' },
  ],
  ['#view=kitchen.oak-hardwood.0.straight.oak-hardwood', { room: 'kitchen' }],
  ['#view=kitchen.oak-hardwood.0.straight.cork', { room: 'kitchen' }],
  ['#view=kitchen.oak-hardwood.7.sideways', { room: 'kitchen' }],
  ['#view=attic.oak-hardwood.0.straight.marble-tile', {}],
  ['#plan=kitchen.marble-tile.12.12.45&view=attic.gold', { room: 'kitchen', floor: 'marble-tile', rotation: 45 }],
])('"%s" shows %j', (hash, expected) => {
  expect(choiceOf(hash, known)).toEqual({ ...firstChoice, ...expected });
});

test('what follows from the plan needs no words of its own in the address', () => {
  const plan = '#plan=kitchen.marble-tile.12.12.45';
  const choice = following(firstChoice, { room: 'kitchen', floor: 'marble-tile', rotation: 45 }, known);
  expect(hashWith(choice, `${plan}&view=living-room.oak-hardwood.0.straight`, known)).toBe(plan);
  expect(hashWith(firstChoice, '#main', known)).toBe('');
});

describe('a change of the plan', () => {
  const { plan } = firstProject;
  const view = 'view=living-room.oak-hardwood.0.straight.marble-tile';
  const planned = '#plan=living-room.oak-hardwood.12.12.0';

  test.each([
    ['keeps the view while only sides change', { ...plan, width: 30 }, `${planned}&${view}`, true],
    ['keeps the view of a first plan that stands in no address', { ...plan, width: 30 }, `#${view}`, true],
    ['drops it with another floor, which the picture follows', { ...plan, floor: 'marble-tile' }, `${planned}&${view}`, false],
    ['drops it with another room', { ...plan, room: 'kitchen' }, `${planned}&${view}`, false],
    ['drops it with another turn', { ...plan, rotation: 15 }, `#${view}`, false],
    ['adds none', { ...plan, width: 30 }, planned, false],
  ])('%s', (_, next, before, kept) => {
    const after = hashAfter({ plan: next, kept: [] }, before);
    expect(after.includes('view=')).toBe(kept);
    if (kept) expect(choiceOf(after, known).other).toBe('marble-tile');
  });
});

describe('two floors', () => {
  const choice: Choice = { ...firstChoice, other: 'marble-tile' };

  test.each<[string, Partial<Choice>, Partial<Choice>]>([
    ['another first floor leaves the second', { floor: 'plush-carpet' }, { floor: 'plush-carpet', other: 'marble-tile' }],
    ['the second chosen as first changes places', { floor: 'marble-tile' }, { floor: 'marble-tile', other: 'oak-hardwood' }],
    ['the first chosen as second changes places', { other: 'oak-hardwood' }, { floor: 'marble-tile', other: 'oak-hardwood' }],
    ['none leaves the first', { other: null }, { floor: 'oak-hardwood', other: null }],
  ])('%s', (_, change, expected) => {
    expect(changed(choice, change)).toEqual({ ...choice, ...expected });
  });

  test('a plan with the second floor does not compare it with itself', () => {
    const planned = following(choice, { room: 'kitchen', floor: 'marble-tile', rotation: 0 }, known);
    expect([planned.floor, planned.other]).toEqual(['marble-tile', 'oak-hardwood']);
  });

  test.each([
    [0, 0],
    [0.5, 320],
    [0.251, 161],
    [1, 640],
    [-1, 0],
    [2, 640],
  ])('a divider at %d of 640 pixels stands before pixel %d', (divider, pixel) => {
    expect(dividerPixel(divider, 640)).toBe(pixel);
  });
});
