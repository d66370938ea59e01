import { expect, test } from 'vitest';
import { maxRooms } from '#schema/api/plan.ts';
import { isAngled, wasteArea } from '#visualizer/plan/areas.ts';
import { fileName } from '#visualizer/plan/file-name.ts';
import {
  changeProject,
  firstProject,
  type Project,
  type ProjectChange,
  parseRotation,
  parseSide,
} from '#visualizer/plan/plan.ts';
import { nextRoom } from '#visualizer/plan/project-estimate.ts';
import { canvasSize, placement } from '#visualizer/plan/scale.ts';

test.each([
  [0, 'straight', false],
  [15, 'straight', true],
  [0, 'diagonal', true],
  [45, 'diagonal', false],
  [0, 'herringbone', true],
] as const)('boards turned %d° and installed %s run at an angle to the walls: %s', (rotation, pattern, angled) => {
  expect(isAngled({ rotation, pattern })).toBe(angled);
});

test('cuts take a tenth, and the order is in whole square feet', () => {
  expect([320, 192, 1, 2500].map(wasteArea)).toEqual([32, 20, 1, 250]);
});

test.each([
  ['12', 12],
  ['51', 50],
  ['1e9', 1],
  ['0', 1],
  ['12.9', 13],
  ['12\' 4"', 12],
  ['-3', 1],
  ['', 1],
  ['twelve', 1],
  ['Infinity', 1],
])('a side typed as "%s" is %d ft', (typed, feet) => {
  expect(parseSide(typed)).toBe(feet);
});

test.each([
  ['0', 0],
  ['44', 45],
  ['375', 360],
  ['-15', 0],
  ['', 0],
  ['north', 0],
])('a rotation of "%s" is %d°', (typed, degrees) => {
  expect(parseRotation(typed)).toBe(degrees);
});

test.each<[string, ProjectChange, string, string | null]>([
  ['another first floor leaves the second', { kind: 'floor', floor: 'plush-carpet' }, 'plush-carpet', 'marble-tile'],
  ['choosing the second as the first swaps them', { kind: 'floor', floor: 'marble-tile' }, 'marble-tile', 'oak-hardwood'],
  ['choosing the first as the second swaps them', { kind: 'secondFloor', floor: 'oak-hardwood' }, 'marble-tile', 'oak-hardwood'],
  ['choosing no second leaves the first', { kind: 'secondFloor', floor: null }, 'oak-hardwood', null],
  [
    'opening a plan with the second floor ends the comparison',
    { kind: 'open', plan: { ...firstProject.current, floor: 'marble-tile' } },
    'marble-tile',
    null,
  ],
])('of two floors, %s', (_, change, floor, secondFloor) => {
  const project = changeProject({ ...firstProject, secondFloor: 'marble-tile' }, change);
  expect([project.current.floor, project.secondFloor]).toEqual([floor, secondFloor]);
});

test('rooms are added up to a limit and can be removed', () => {
  let project: Project = firstProject;
  for (let count = 0; count < maxRooms + 3; count++) project = changeProject(project, { kind: 'add', next: `room-${count}` });
  expect(project.others).toHaveLength(maxRooms - 1);
  expect(project.current.room).toBe(`room-${maxRooms - 2}`);
  const fewer = changeProject(project, { kind: 'remove', index: 1 });
  expect(fewer.others.map(({ room }) => room).slice(0, 2)).toEqual(['living-room', 'room-1']);
  expect(fewer.current).toBe(project.current);
});

test('the next room is the first one not used yet, or else the custom room', () => {
  const templates = ['living-room', 'kitchen', 'custom'].map((id) => ({ id }));
  const used = (...ids: string[]) => ids.map((id) => ({ room: { id } }));
  expect(nextRoom(templates, used('living-room'))).toBe('kitchen');
  expect(nextRoom(templates, used('kitchen'))).toBe('living-room');
  expect(nextRoom(templates, used('living-room', 'kitchen', 'custom'))).toBe('custom');
});

test('every room from 1 x 1 to 50 x 50 ft fits the canvas', () => {
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

test('a room with fixtures leaves space for its length and their names', () => {
  const { x, width } = placement({ width: 16, length: 20 }, true);
  expect(x).toBeGreaterThanOrEqual(34);
  expect(canvasSize.width - x - width).toBeGreaterThanOrEqual(126);
});

test.each([
  ['Living Room', 'Oak Hardwood', 'living-room-oak-hardwood.png'],
  ['Custom Room', 'Stone Look LVP', 'custom-room-stone-look-lvp.png'],
  ["Kids' / Guest", 'Café 1/2"', 'kids-guest-cafe-1-2.png'],
])('the picture of %s with %s is saved as %s', (room, floor, name) => {
  expect(fileName(room, floor)).toBe(name);
});
