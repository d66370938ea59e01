import { expect, test } from 'vitest';
import { collections, readFolder } from '#site/read/collections.ts';
import { findCopies } from '#tools/check-copies.ts';

const kyle = {
  slug: 'kyle',
  name: 'Kyle',
  zipCodes: ['78640'],
  coordinates: { lat: 29.9891, lng: -97.8772 },
  distance: 'Home base',
  seo: { title: 'Flooring Installation in Kyle, TX', description: 'Get a free estimate.' },
  local: { soil: 'Kyle stands on clay that swells. We measure how level each room is.' },
};
const own = {
  ...kyle,
  slug: 'wimberley',
  name: 'Wimberley',
  zipCodes: ['78676'],
  coordinates: { lat: 29.9974, lng: -98.0986 },
  distance: '13 miles',
  local: { soil: 'Limestone sits close to the surface here.' },
};

test.each<[string, Partial<typeof own>, [field: string, what: string][]]>([
  ['nothing', {}, []],
  ['the coordinates', { coordinates: kyle.coordinates }, [['coordinates', 'Wimberley is at the same place as Kyle']]],
  [
    'the home base',
    { distance: 'Home base' },
    [['distance', 'Wimberley is the home base, and so is Kyle: write how far it is, such as "8 miles"']],
  ],
  ['the zip codes', { zipCodes: kyle.zipCodes }, [['zipCodes', 'Wimberley has the zip codes of Kyle']]],
  ['the zip codes of a neighbor', { zipCodes: kyle.zipCodes, coordinates: { lat: 30.03, lng: -97.87 } }, []],
  [
    'sentences, one of them with another name',
    { local: { soil: 'Wimberley stands on clay that swells. We measure how level each room is.' } },
    [
      ['local.soil', 'the page of Kyle has this sentence, too: "Wimberley stands on clay that swells."'],
      ['local.soil', 'the page of Kyle has this sentence, too: "We measure how level each room is."'],
    ],
  ],
])('a city that has from another one: %s', (_, copied, expected) => {
  const found = findCopies([kyle, { ...own, ...copied }]);
  expect(found).toEqual(expected.map(([field, what]) => ({ slug: 'wimberley', field, what })));
});

test.each(['en', 'es'] as const)('our cities have nothing from each other: %s', (language) => {
  expect(findCopies(readFolder(collections.cities, language))).toEqual([]);
});
