import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { readFavorites, writeFavorites } from '../../../../visualizer/plan/favorites.ts';
import { hashOf, parsePlan, parseProject } from '../../../../visualizer/plan/link.ts';

const known = { rooms: ['living-room', 'kitchen', 'custom'], floors: ['oak-hardwood', 'ceramic-tile'] };
const plan = fc.record({
  room: fc.constantFrom(...known.rooms),
  floor: fc.constantFrom(...known.floors),
  width: fc.integer({ min: 1, max: 50 }),
  length: fc.integer({ min: 1, max: 50 }),
  rotation: fc.integer({ min: 0, max: 24 }).map((steps) => steps * 15),
});
const project = fc.record({ current: plan, others: fc.array(plan, { maxLength: 12 }) });

afterEach(() => vi.unstubAllGlobals());

test('an address gives back the project it was made from', () => {
  fc.assert(
    fc.property(project, (given) => {
      expect(parseProject(hashOf(given), known)).toEqual(given);
    }),
  );
});

test('any hash gives a project within the limits, or none', () => {
  const parts = fc.array(fc.oneof(fc.string(), fc.constantFrom(...known.rooms, ...known.floors), fc.double().map(String)), {
    maxLength: 7,
  });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        parts.map((texts) => `#plan=${texts.join('.')}`),
      ),
      (hash) => {
        const found = parseProject(hash, known);
        if (!found) return;
        expect(known.rooms).toContain(found.current.room);
        expect(known.floors).toContain(found.current.floor);
        for (const side of [found.current.width, found.current.length]) {
          expect(Number.isInteger(side) && side >= 1 && side <= 50).toBe(true);
        }
        expect(found.current.rotation % 15).toBe(0);
      },
    ),
  );
});

test.each(['', '#', '#main', '#plan=', '#plan=attic.oak-hardwood.12.12.0', '#plan=kitchen.gold.12.12.0'])(
  '"%s" holds no project',
  (hash) => {
    expect(parseProject(hash, known)).toBeNull();
  },
);

test('a link is readable, and unknown rooms in it are left out', () => {
  const kitchen = { room: 'kitchen', floor: 'ceramic-tile', width: 12, length: 12, rotation: 45 };
  expect(hashOf({ current: kitchen, others: [] })).toBe('#plan=kitchen.ceramic-tile.12.12.45');
  expect(parseProject('#plan=kitchen.ceramic-tile.12.12.45&plan=attic.oak-hardwood.1.1.0', known)).toEqual({
    current: kitchen,
    others: [],
  });
});

test.each([
  ['nothing', null, 0],
  ['broken JSON', '{"', 0],
  ['another shape', '{"a":1}', 0],
  ['numbers', '[1,2]', 0],
  ['a floor we no longer have next to one we do', '["kitchen.gold.1.1.0","kitchen.ceramic-tile.12.12.45"]', 1],
])('favorites survive %s in storage', (_, stored, count) => {
  vi.stubGlobal('localStorage', { getItem: () => stored });
  expect(readFavorites(known)).toHaveLength(count);
});

test('favorites come back as they were saved, and last as long as the page if storage is blocked', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const plans = ['kitchen.ceramic-tile.12.12.45', 'custom.oak-hardwood.7.50.0'].flatMap((text) => parsePlan(text, known) ?? []);
  writeFavorites(plans);
  expect(readFavorites(known)).toEqual(plans);
  const refuse = () => {
    throw new Error('Storage is blocked');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  writeFavorites(plans.slice(0, 1));
  expect(readFavorites(known)).toEqual(plans.slice(0, 1));
});
