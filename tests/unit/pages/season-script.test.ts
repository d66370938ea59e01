import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { seasonScript } from '#pages/trends/season.ts';

/** The season that the script in the head puts on the root element. */
function seasonIn(month: number, hash = '') {
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

test.each([
  ['winter', [11, 0, 1]],
  ['spring', [2, 3, 4]],
  ['summer', [5, 6, 7]],
  ['fall', [8, 9, 10]],
])('%s is shown in its months', (season, months) => {
  expect(months.map((month) => seasonIn(month))).toEqual(months.map(() => season));
});

test.each([
  ['#fall', 'fall'],
  ['#main', 'summer'],
])('in July, the hash %s shows %s', (hash, season) => {
  expect(seasonIn(6, hash)).toBe(season);
});
