import { expect, test } from 'vitest';
import { maxRooms } from '#schema/api/plan.ts';
import { wasteArea } from '#visualizer/plan/areas.ts';
import { changeProject, firstProject, type Project } from '#visualizer/plan/plan.ts';
import { canvasSize, placement } from '#visualizer/plan/scale.ts';

test('cuts take a tenth, and the order is in whole square feet', () => {
  expect([320, 192, 1, 2500].map(wasteArea)).toEqual([32, 20, 1, 250]);
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

test('every room from 1 x 1 to 50 x 50 ft fits the canvas', () => {
  const rounding = 1e-9;
  for (const [width, length] of [
    [1, 1],
    [1, 50],
    [50, 1],
    [50, 50],
  ] as const) {
    const place = placement({ width, length }, false);
    expect(Math.min(place.x, place.y)).toBeGreaterThan(-rounding);
    expect(place.x + place.width).toBeLessThan(canvasSize.width + rounding);
    expect(place.y + place.height).toBeLessThan(canvasSize.height + rounding);
  }
});
