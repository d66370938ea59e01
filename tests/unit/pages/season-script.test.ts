import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { seasonOfMonth, seasonScript } from '../../../pages/trends/season.ts';

/** The season that the head's script names in a month, for an address with this hash. */
function named(month: number, hash: string) {
  const dataset: { season?: string } = {};
  runInNewContext(seasonScript, {
    Date: class {
      getMonth = () => month;
    },
    location: { hash },
    document: { documentElement: { dataset } },
    addEventListener: () => {},
  });
  return dataset.season;
}

test.each(Array.from({ length: 12 }, (_, month) => month))('the script in the head agrees about month %d', (month) => {
  expect(named(month, '')).toBe(seasonOfMonth(month));
});

test.each([
  ['#spring', 'spring'],
  ['#summer', 'summer'],
  ['#fall', 'fall'],
  ['#winter', 'winter'],
  ['#main', 'summer'],
])('in July the address %s shows %s', (hash, season) => {
  expect(named(6, hash)).toBe(season);
});
