import { expect, test } from 'vitest';
import { cities, findCity } from '../../../site/index.ts';
import { closestTo, enough, proveFigures } from '../../../site/proof.ts';

const figures = (missing: number) => ({
  reviews: { count: enough.reviews - missing, meanStars: 4.2 },
  answered: { count: enough.answered - missing, medianMinutes: 11 },
  jobs: enough.jobs - missing,
  squareFeet: 7300,
});

test('a measured figure counts once there is enough of it, and not one earlier', () => {
  const nothing = { reviews: undefined, answered: undefined, jobs: undefined };
  expect(proveFigures(undefined)).toEqual(nothing);
  expect(proveFigures(figures(1))).toEqual(nothing);
  expect(proveFigures(figures(0))).toEqual({
    reviews: { count: String(enough.reviews), stars: '4.2' },
    answered: { count: String(enough.answered), minutes: 11 },
    jobs: { count: String(enough.jobs), squareFeet: '7,300' },
  });
});

test('the nearest jobs come first, also from towns without a page; far and unknown ones are left out', () => {
  const jobs = ['Georgetown', ' wimberley', 'Kyle', 'Dallas', 'Atlantis', 'Buda', 'Kyle'].map((city, id) => ({ city, id }));
  expect(closestTo(jobs, findCity('kyle'), cities).map(({ id }) => id)).toEqual([2, 6, 5, 1]);
});
