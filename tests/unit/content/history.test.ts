import { expect, test } from 'vitest';
import { lastChanges } from '#site/history.ts';

const log = [
  'c4 2026-11-24\n\ncontent/cities/kyle.yaml\ncontent/guides/carpet.yaml',
  'c3 2026-11-23\n\ncontent/services/tile.es.yaml',
  'c2 2026-11-22\n\ncontent/cities/kyle.ts\ncontent/rooms/kitchen.ts',
  'c1 2026-11-21\n\ncontent/cities/kyle.ts',
];

test('an entry has the day of its last change of words, whatever its format was', () => {
  const changes = lastChanges(log, '# Entries become YAML.\nc4\n');
  expect(Object.fromEntries(changes)).toEqual({
    'guides/carpet': '2026-11-24',
    'services/tile.es': '2026-11-23',
    'cities/kyle': '2026-11-22',
    'rooms/kitchen': '2026-11-22',
  });
});
