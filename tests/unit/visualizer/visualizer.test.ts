import { expect, test } from 'vitest';
import { areas, likelyRange } from '../../../visualizer/plan/areas.ts';
import { fileName } from '../../../visualizer/plan/file-name.ts';
import { patternFeet } from '../../../visualizer/plan/pattern-size.ts';
import { changed, firstProject, mostKept, type Project, toRotation, toSide } from '../../../visualizer/plan/plan.ts';
import { nextRoom, projectEstimate, roomEstimate } from '../../../visualizer/plan/project-estimate.ts';
import { canvasSize, placement, unitsPerFoot } from '../../../visualizer/plan/scale.ts';

const oak = { pricePerSqFt: 8.5, installation: { low: 3, high: 8 } };
const ceramic = { pricePerSqFt: 3.25, installation: { low: 4, high: 8 } };

test.each([
  // Width, length, rotation: measured, to order, percent lost.
  [16, 20, 0, 320, 352, 10],
  [16, 20, 90, 320, 352, 10],
  [16, 20, 360, 320, 352, 10],
  [16, 20, 15, 320, 368, 15],
  [12, 16, 0, 192, 212, 10],
  [12, 16, 45, 192, 221, 15],
  [1, 1, 0, 1, 2, 10],
  [50, 50, 345, 2500, 2875, 15],
])('%d x %d ft turned by %d°', (width, length, rotation, measured, toOrder, wastePercent) => {
  expect(areas({ width, length }, rotation)).toEqual({ measured, toOrder, billed: measured, wastePercent });
});

test('the range is the material to order, with installation between the rates of the cost guide', () => {
  // 352 x 8.50 = 2,992; 320 x 3 = 960; 320 x 8 = 2,560.
  expect(likelyRange(areas({ width: 16, length: 20 }, 0), oak.pricePerSqFt, oak.installation)).toEqual({ low: 3952, high: 5552 });
});

test('figures of several rooms add up', () => {
  const living = { floor: oak, sides: { width: 16, length: 20 }, rotation: 0 };
  const bath = { floor: ceramic, sides: { width: 8, length: 10 }, rotation: 45 };
  expect(roomEstimate(living).total).toBe(3840);
  expect(projectEstimate([living])).toMatchObject({ total: 3840, measured: 320, toOrder: 352, billed: 320 });
  expect(projectEstimate([living, bath])).toEqual({
    total: 3840 + 540,
    // 92 x 3.25 = 299; 80 x 4 = 320; 80 x 8 = 640.
    range: { low: 3952 + 619, high: 5552 + 939 },
    measured: 400,
    toOrder: 444,
    billed: 400,
  });
});

test.each([
  ['12', 12],
  ['1', 1],
  ['50', 50],
  ['51', 50],
  ['1e9', 50],
  ['0', 1],
  ['-3', 1],
  ['12.9', 12],
  ['0.4', 1],
  ['', 1],
  ['  ', 1],
  ['twelve', 1],
  ['Infinity', 50],
  ['NaN', 1],
])('a side typed as "%s" is %d ft', (typed, feet) => {
  expect(toSide(typed)).toBe(feet);
});

test.each([
  ['0', 0],
  ['15', 15],
  ['44', 45],
  ['360', 360],
  ['375', 360],
  ['-15', 0],
  ['', 0],
  ['north', 0],
])('a rotation of "%s" is %d°', (typed, degrees) => {
  expect(toRotation(typed)).toBe(degrees);
});

test('it begins with the living room, oak hardwood, a custom room of 12 x 12 and no rotation', () => {
  expect(firstProject).toEqual({
    plan: { room: 'living-room', floor: 'oak-hardwood', width: 12, length: 12, rotation: 0 },
    kept: [],
  });
});

test.each([
  ['custom', 12, 12],
  ['kitchen', 30, 7],
])('reset in room %s: rotation 0, custom sides %d x %d, room and floor kept', (room, width, length) => {
  const project = withPlan({ room, floor: 'marble-tile', width: 30, length: 7, rotation: 45 });
  expect(changed(project, { kind: 'reset' }).plan).toEqual({ room, floor: 'marble-tile', width, length, rotation: 0 });
});

test('one choice changes nothing else', () => {
  const { plan } = firstProject;
  expect(changed(firstProject, { kind: 'room', room: 'custom' }).plan).toEqual({ ...plan, room: 'custom' });
  expect(changed(firstProject, { kind: 'floor', floor: 'plush-carpet' }).plan).toEqual({ ...plan, floor: 'plush-carpet' });
  expect(changed(firstProject, { kind: 'side', side: 'length', feet: 9 }).plan).toEqual({ ...plan, length: 9 });
  expect(changed(firstProject, { kind: 'rotation', rotation: 30 }).plan).toEqual({ ...plan, rotation: 30 });
});

test('rooms are put aside up to a limit, and one is taken out again', () => {
  let project: Project = firstProject;
  for (let count = 0; count < mostKept + 3; count++) project = changed(project, { kind: 'keep', next: `room-${count}` });
  expect(project.kept).toHaveLength(mostKept);
  expect(project.plan.room).toBe(`room-${mostKept - 1}`);
  const fewer = changed(project, { kind: 'remove', index: 1 });
  expect(fewer.kept.map(({ room }) => room).slice(0, 2)).toEqual(['living-room', 'room-1']);
  expect(fewer.plan).toBe(project.plan);
});

test('the next room is the first one not used yet, at last the custom room', () => {
  const templates = ['living-room', 'kitchen', 'custom'].map((id) => ({ id }));
  const used = (...ids: string[]) => ids.map((id) => ({ room: { id } }));
  expect(nextRoom(templates, used('living-room'))).toBe('kitchen');
  expect(nextRoom(templates, used('kitchen'))).toBe('living-room');
  expect(nextRoom(templates, used('living-room', 'kitchen', 'custom'))).toBe('custom');
});

test.each([
  [16, 20, 20],
  [8, 10, 20],
  [12, 12, 20],
  [1, 1, 20],
  [21, 10, 400 / 21],
  [50, 17, 8],
  [25, 50, 8],
])('%d x %d ft is drawn with %d units to a foot', (width, length, units) => {
  expect(unitsPerFoot({ width, length })).toBe(units);
});

test('every room from 1 x 1 to 50 x 50 ft lies within the canvas', () => {
  const rounding = 1e-9;
  for (let width = 1; width <= 50; width++) {
    for (let length = 1; length <= 50; length++) {
      const place = placement({ width, length }, false);
      expect(place.x).toBeGreaterThan(-rounding);
      expect(place.y).toBeGreaterThan(-rounding);
      expect(place.x + place.width).toBeLessThan(canvasSize.width + rounding);
      expect(place.y + place.height).toBeLessThan(canvasSize.height + rounding);
    }
  }
});

test('beside a room with fixtures there is room for its length and their names', () => {
  const { x, width } = placement({ width: 16, length: 20 }, true);
  expect(x).toBeGreaterThanOrEqual(34);
  expect(canvasSize.width - x - width).toBeGreaterThanOrEqual(126);
});

test.each([
  ['Living Room', 'Oak Hardwood', 'living-room-oak-hardwood.png'],
  ['Custom Room', 'Stone Look LVP', 'custom-room-stone-look-lvp.png'],
  ["Kids' / Guest", 'Café 1/2"', 'kids-guest-caf-1-2.png'],
])('the preview of %s with %s is saved as %s', (room, floor, name) => {
  expect(fileName(room, floor)).toBe(name);
});

test('a pattern without a size stops the build', () => {
  expect(patternFeet('pattern-oak')).toBe(8);
  expect(patternFeet('pattern-berber')).toBe(2.5);
  expect(() => patternFeet('pattern-cork')).toThrow('pattern-cork');
});

function withPlan(plan: Project['plan']): Project {
  return { plan, kept: [] };
}
