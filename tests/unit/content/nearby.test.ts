import { expect, test } from 'vitest';
import { milesBetween } from '#site/geography/distance.ts';
import { nearestCities } from '#site/geography/nearby.ts';
import { cities } from '#site/index.ts';

test.each(cities)('the cities nearest to $name come closest first, without the city itself', (city) => {
  const others = cities.filter((other) => other !== city);
  const near = nearestCities(city, others.length);
  expect(near.map((each) => each.city.slug).sort()).toEqual(others.map(({ slug }) => slug).sort());
  expect(near.map(({ miles }) => miles)).toEqual(near.map(({ miles }) => miles).toSorted((a, b) => a - b));
  expect(nearestCities(city, 3)).toEqual(near.slice(0, 3));
});

test('the distance from Austin to Dallas is 182 miles', () => {
  expect(milesBetween({ lat: 30.2672, lng: -97.7431 }, { lat: 32.7767, lng: -96.797 })).toBeCloseTo(182, 0);
});
