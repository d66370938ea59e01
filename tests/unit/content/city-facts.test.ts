/** Finds typos in a city's zip codes, coordinates and distance by comparing them with the zip code table. */
import { describe, expect, test } from 'vitest';
import { milesBetween } from '#site/geography/distance.ts';
import { cities } from '#site/index.ts';
import { region, zipCodes } from '#site/read/region.ts';

const places = new Map(zipCodes.map((place) => [place.zip, place]));

/** Roads are about a quarter longer than a straight line. */
const detour = 1.25;

describe.each(cities)('$name', ({ name, county, zipCodes, coordinates, distance }) => {
  const placesOfCity = zipCodes.flatMap((zip) => places.get(zip) ?? []);

  test('has zip codes of the region, at least one of them in its county', () => {
    expect(placesOfCity.map(({ zip }) => zip)).toEqual(zipCodes);
    expect(placesOfCity.map((place) => place.county)).toContain(county);
  });

  test('has the same name as the post office of each zip code, or is close to it', () => {
    const mismatches = placesOfCity.filter((place) => place.town !== name && milesBetween(place, coordinates) > 6);
    expect(mismatches).toEqual([]);
  });

  test('is within 12 miles of its zip codes, 20 where we start', () => {
    const limit = name === region.home.name ? 20 : 12;
    expect(placesOfCity.filter((place) => milesBetween(place, coordinates) > limit)).toEqual([]);
  });

  test('is as far from where we start as its entry says', () => {
    const expected = detour * milesBetween(region.home.coordinates, coordinates);
    const stated = distance === 'Home base' ? 0 : Number.parseInt(distance, 10);
    expect(Math.abs(stated - expected)).toBeLessThanOrEqual(0.25 * expected);
  });
});
