import { expect, test } from 'vitest';
import { floorOptions } from '#site/city-floors.ts';
import { floorSwatch } from '#site/floor-swatch.ts';
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

test.each([
  ['vinyl', ['Slate-look porcelain tile', 'Stone-look vinyl plank'], 'pattern-lvp-stone'],
  ['vinyl', ['Slate-look porcelain tile'], 'pattern-lvp-wood'],
  ['hardwood', ['Wide hickory hardwood', 'Walnut herringbone'], 'pattern-hickory'],
  ['hardwood', ['Longleaf pine'], 'pattern-oak'],
  ['tile', ['Stone-core vinyl plank', 'Slate-look porcelain tile'], 'pattern-slate'],
  ['tile', ['Quarry tile'], 'pattern-ceramic'],
  ['laminate', [], 'pattern-laminate'],
] as const)('the picture of %s in a city of %j is %s', (kind, popularStyles, id) => {
  expect(floorSwatch(kind, popularStyles)).toBe(id);
});

test('in every city the hardwood card leads to the page about hardwood', () => {
  const hrefs = cities.map((city) => floorOptions(city).find(({ name }) => name === 'Hardwood')?.href);
  expect([...new Set(hrefs)]).toEqual(['/services/hardwood-flooring-austin']);
});
