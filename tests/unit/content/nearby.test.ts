import { expect, test } from 'vitest';
import { milesBetween } from '../../../site/geography/distance.ts';
import { nearestCities } from '../../../site/geography/nearby.ts';
import { findCity } from '../../../site/index.ts';

test('the nearest cities come closest first, without the city itself', () => {
  const near = nearestCities(findCity('lakeway'), 3);
  expect(near.map(({ city }) => city.slug)).toEqual(['the-hills', 'bee-cave', 'westlake-hills']);
  expect(near.map(({ miles }) => miles)).toEqual(near.map(({ miles }) => miles).toSorted((a, b) => a - b));
});

test('the distance from Austin to Dallas is 182 miles', () => {
  expect(milesBetween({ lat: 30.2672, lng: -97.7431 }, { lat: 32.7767, lng: -96.797 })).toBeCloseTo(182, 0);
});
