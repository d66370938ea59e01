import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { floorPatterns } from '#schema/rules/floor-pattern.ts';
import { readFavorites } from '#visualizer/plan/favorites.ts';
import { hashOf, parseProject } from '#visualizer/plan/link.ts';
import { extraIds, firstProject, type Project, projectViews } from '#visualizer/plan/plan.ts';

const known = { rooms: ['living-room', 'kitchen', 'custom'], floors: ['oak-hardwood', 'ceramic-tile', 'plush-carpet'] };
const plan = fc.record({
  room: fc.constantFrom(...known.rooms),
  floor: fc.constantFrom(...known.floors),
  width: fc.integer({ min: 1, max: 50 }),
  length: fc.integer({ min: 1, max: 50 }),
  rotation: fc.integer({ min: 0, max: 24 }).map((steps) => steps * 15),
  pattern: fc.constantFrom(...floorPatterns),
  name: fc.constantFrom(undefined, 'Den', 'Cuarto de Ana & Luis'),
});
const project = fc
  .record({
    current: plan,
    others: fc.array(plan, { maxLength: 12 }),
    view: fc.constantFrom(...projectViews),
    extras: fc.record(Object.fromEntries(extraIds.map((id) => [id, fc.integer({ min: 1, max: 99 })])), { requiredKeys: [] }),
    standIn: fc.constantFrom('living-room', 'kitchen'),
  })
  .map((given) => ({
    ...given,
    standIn: given.current.room === 'custom' ? given.standIn : given.current.room,
  }));

afterEach(() => vi.unstubAllGlobals());

test('an address gives back the project it was made from', () => {
  fc.assert(
    fc.property(project, (given) => {
      expect(parseProject(hashOf(given), known)).toEqual(given);
    }),
  );
});

test('any hash gives a project within the limits, or none', () => {
  const word = fc.oneof(fc.string(), fc.constantFrom(...known.rooms, ...known.floors, ...floorPatterns), fc.double().map(String));
  const text = fc.array(word, { maxLength: 7 }).map((parts) => parts.join('.'));
  const name = fc.constantFrom('plan', 'view', 'extras', 'in');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(fc.tuple(name, text)).map((pairs) => `#${new URLSearchParams(pairs)}`),
      ),
      (hash) => {
        const found = parseProject(hash, known);
        if (!found) return;
        expect(known.rooms).toContain(found.current.room);
        expect(known.floors).toContain(found.current.floor);
        expect(['living-room', 'kitchen']).toContain(found.standIn);
        for (const side of [found.current.width, found.current.length]) {
          expect(Number.isInteger(side) && side >= 1 && side <= 50).toBe(true);
        }
        expect(found.current.rotation % 15).toBe(0);
        expect(parseProject(hashOf(found), known)).toEqual(found);
      },
    ),
  );
});

test.each(['', '#', '#main', '#plan=', '#plan=attic.oak-hardwood.12.12.0', '#plan=kitchen.gold.12.12.0', '#view=attic.gold'])(
  '"%s" holds no project',
  (hash) => {
    expect(parseProject(hash, known)).toBeNull();
  },
);

test('a link is readable, and unknown rooms in it are left out', () => {
  const current = { room: 'kitchen', floor: 'ceramic-tile', width: 12, length: 12, rotation: 45, pattern: 'straight' as const };
  const kitchen: Project = { ...firstProject, current, standIn: 'kitchen' };
  expect(hashOf(kitchen)).toBe('#plan=kitchen.ceramic-tile.12.12.45');
  expect(parseProject('#plan=kitchen.ceramic-tile.12.12.45&plan=attic.oak-hardwood.1.1.0', known)).toEqual(kitchen);
  expect(hashOf({ ...kitchen, view: 'plan', extras: { waste: 1, stairs: 13 } })).toBe(
    '#plan=kitchen.ceramic-tile.12.12.45&view=plan&extras=waste.stairs-13',
  );
  expect(hashOf({ ...kitchen, current: { ...current, room: 'custom', pattern: 'herringbone' } })).toBe(
    '#plan=custom.ceramic-tile.12.12.45.herringbone&in=kitchen',
  );
});

test.each<[string, object]>([
  ['#plan=kitchen.ceramic-tile.12.12.7.sideways', { current: { room: 'kitchen', rotation: 0, pattern: 'straight' } }],
  ['#plan=custom.oak-hardwood.12.12.0..Guest+room+above+the+garage', { current: { name: 'Guest room above the gar' } }],
  ['#plan=kitchen.oak-hardwood.12.12.0&view=attic&more=1', { view: 'room' }],
])('the short or wrong link %s opens %j', (hash, expected) => {
  expect(parseProject(hash, known)).toMatchObject(expected);
});

test.each([
  ['nothing', null, 0],
  ['broken JSON', '{"', 0],
  ['a floor we no longer have next to one we do', '["kitchen.gold.1.1.0","kitchen.ceramic-tile.12.12.45"]', 1],
])('favorites survive %s in storage', (_, stored, count) => {
  vi.stubGlobal('localStorage', { getItem: () => stored });
  expect(readFavorites(known)).toHaveLength(count);
});
