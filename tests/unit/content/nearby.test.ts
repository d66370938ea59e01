import { expect, test } from 'vitest';
import { cities } from '../../../content/index.ts';
import { milesBetween } from '../../../content/map.ts';
import { nearestCities } from '../../../content/nearby.ts';

test.each([1, 4, 24])('the %i nearest cities are those that comparing all would find', (count) => {
  for (const city of cities) {
    const all = cities
      .filter((other) => other !== city)
      .map((other) => ({ slug: other.slug, miles: milesBetween(city.coordinates, other.coordinates) }))
      .sort((a, b) => a.miles - b.miles)
      .slice(0, count);
    expect(nearestCities(city, count).map(({ city: { slug }, miles }) => ({ slug, miles }))).toEqual(all);
  }
});
