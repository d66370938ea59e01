import { expect, test } from 'vitest';
import { floorOptions } from '#site/city-floors.ts';
import { cities, findCity } from '#site/index.ts';

test('a floor is popular if a popular style names it, refinishing only in Austin and Georgetown', () => {
  const city = { ...findCity('austin'), popularStyles: ['Wide plank HARDWOOD', 'Sheet vinyl', 'Plush carpet', 'Cork'] };
  const popular = (slug: string) =>
    floorOptions({ ...city, slug })
      .filter((option) => option.isPopular)
      .map(({ name }) => name);
  expect(popular('austin')).toEqual(['Luxury Vinyl Plank', 'Hardwood', 'Floor Refinishing']);
  expect(popular('georgetown')).toContain('Floor Refinishing');
  expect(popular('kyle')).toEqual(['Luxury Vinyl Plank', 'Hardwood']);
});

test('in every city the hardwood card leads to the page about hardwood', () => {
  const hrefs = cities.map((city) => floorOptions(city).find(({ name }) => name === 'Hardwood')?.href);
  expect([...new Set(hrefs)]).toEqual(['/services/hardwood-flooring-austin']);
});
