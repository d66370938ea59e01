import { expect, test } from 'vitest';
import { planSchema } from '#schema/api/plan.ts';
import { wordsIn } from '#site/read/words.ts';
import { floorTexture } from '#site/visualizer/rooms.ts';
import { extrasOf } from '#visualizer/plan/extras.ts';
import type { FloorOption } from '#visualizer/plan/options.ts';
import { changeProject, firstProject } from '#visualizer/plan/plan.ts';
import { planToSend } from '#visualizer/plan/sent-plan.ts';

const words = wordsIn('en').visualizer.tool;
const nameWithoutSize = words.photoRoom;

const picture = { sources: {}, img: { src: '', w: 1, h: 1 }, alt: '', color: '' };
const texture = floorTexture('pattern-oak');
const floor = (id: string, name: string, pricePerSqFt: number): FloorOption => ({
  ...texture,
  id,
  name,
  pricePerSqFt,
  category: 'Hardwood',
  service: '',
  picture,
  tileFeet: texture.feet,
  installationPerSqFt: 3.5,
  patternLabor: { diagonal: 15, herringbone: 35 },
  poorFits: [],
});
const floors = [
  floor('oak-hardwood', 'Oak Hardwood', 8.5),
  floor('walnut-hardwood', 'Walnut Hardwood', 12.75),
  floor('ceramic-tile', 'Ceramic Tile', 3.25),
  floor('plush-carpet', 'Plush Carpet', 4),
];
const floorOf = (id: string) => floors.find((floor) => floor.id === id) ?? floors[0];
const prices = {
  minimum: 650,
  tearOut: 0.75,
  leveling: { low: 2, high: 6 },
  stairs: { low: 60, high: 150 },
  transitions: { low: 30, high: 60 },
};

function planned(floorId: string, width: number, length: number, pattern: 'straight' | 'herringbone' = 'straight') {
  const floor = floorOf(floorId);
  if (!floor) throw new Error('There is no such floor');
  const sides = { width, length };
  return {
    room: { id: 'room', name: 'Room', description: '', dimensions: sides, schematic: [] },
    floor,
    sides,
    rotation: 0,
    pattern,
  };
}

test('each extra has its figure for the room', () => {
  const costs = (...rooms: ReturnType<typeof planned>[]) =>
    extrasOf(rooms, prices, words, { stairs: 13 }).map(({ id, dollars }) => [id, dollars]);
  // 32 sq ft x 8.50; 320 x 0.75; 320 x 4.
  expect(costs(planned('oak-hardwood', 16, 20))).toEqual([
    ['waste', 272],
    ['tear-out', 240],
    ['leveling', 1280],
    ['stairs', 1365],
    ['transitions', 0],
  ]);
  // What a pattern wastes is in the estimate.
  expect(costs(planned('oak-hardwood', 16, 20, 'herringbone'))[0]).toEqual(['waste', 272]);
  expect(extrasOf([planned('oak-hardwood', 16, 20)], prices, words)[0]?.note).toContain('10%');
  // And 8 sq ft x 3.25.
  expect(costs(planned('oak-hardwood', 16, 20), planned('ceramic-tile', 8, 10)).slice(0, 3)).toEqual([
    ['waste', 298],
    ['tear-out', 300],
    ['leveling', 1600],
  ]);
});

test('a request takes along everything on screen', () => {
  const current = planned('walnut-hardwood', 16, 20, 'herringbone');
  const others = [planned('ceramic-tile', 8, 10)];
  const extras = extrasOf([...others, current], prices, words, { transitions: 2 }).filter(({ id }) =>
    /tear-out|transitions/.test(id),
  );
  const plan = planToSend({
    project: firstProject,
    current,
    others,
    extras,
    minimum: 650,
    nameWithoutSize,
  });
  expect(planSchema.parse(plan)).toEqual({
    rooms: [
      { room: 'Room', width: 8, length: 10, floor: 'Ceramic Tile', rotation: 0, pattern: 'straight' },
      { room: 'Room', width: 16, length: 20, floor: 'Walnut Hardwood', rotation: 0, pattern: 'herringbone' },
    ],
    // And in the pattern, 5% of 4,080 and 35% of 1,120.
    total: 540 + 5200 + 204 + 392,
    minimum: 650,
    extras: [
      { name: words.tearOut, dollars: 300 },
      { name: `${words.transitions}: 2`, dollars: 90 },
    ],
    link: '#plan=living-room.oak-hardwood.12.12.0',
  });
});

test('a floor in a photo without a size is sent without one', () => {
  const project = changeProject(firstProject, { kind: 'view', view: 'photo' });
  const plan = planToSend({
    nameWithoutSize,
    project,
    current: planned('plush-carpet', 16, 20),
    others: [],
    extras: [],
    minimum: 650,
  });
  expect(planSchema.parse(plan)).toEqual({
    rooms: [{ room: nameWithoutSize, floor: 'Plush Carpet', rotation: 0, pattern: 'straight' }],
    total: 0,
    minimum: 650,
    link: '#plan=living-room.oak-hardwood.12.12.0&view=photo',
  });
});
