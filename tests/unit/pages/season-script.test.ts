import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { seasonScript } from '#pages/trends/season.ts';

type Season = Parameters<typeof seasonScript>[0][number];

/** The season that the script in the head puts on the root element. */
function seasonIn(seasons: Season[], month: number, hash = '') {
  const dataset: { season?: string } = {};
  runInNewContext(seasonScript(seasons), {
    Date: class {
      getMonth = () => month;
    },
    location: { hash },
    document: { documentElement: { dataset } },
    addEventListener: () => {},
  });
  return dataset.season;
}

const spring = { id: 'spring', starts: 3 };
const summer = { id: 'summer', starts: 6 };
const fall = { id: 'fall', starts: 9 };
const winter = { id: 'winter', starts: 12 };
const holidays = { id: 'holidays', starts: 11 };
const monsoon = { id: 'monsoon', starts: 6 };

test.each([
  [
    [spring, summer, winter],
    ['winter', 'winter', 'spring', 'spring', 'spring', 'summer', 'summer', 'summer', 'summer', 'summer', 'summer', 'winter'],
  ],
  [
    [winter, fall, spring, monsoon, holidays],
    ['winter', 'winter', 'spring', 'spring', 'spring', 'monsoon', 'monsoon', 'monsoon', 'fall', 'fall', 'holidays', 'winter'],
  ],
])('of the seasons %j, each month shows one', (seasons, expected) => {
  expect(expected.map((_, month) => seasonIn(seasons, month))).toEqual(expected);
});

test.each([
  ['#fall', 'fall'],
  ['#main', 'summer'],
])('in July, the hash %s shows %s', (hash, season) => {
  expect(seasonIn([spring, summer, fall], 6, hash)).toBe(season);
});
