import { geoDistance } from 'd3-geo';
import { describe, expect, test } from 'vitest';
import zipcodes from 'zipcodes';
import { z } from 'zod';
import { cities } from '../../content/index.ts';

const austin = { lat: 30.2672, lng: -97.7431 };
const earthRadiusMiles = 3958.8;

/** Zip codes whose main mail city in the data set is Austin, though the Postal Service delivers them in our city as well. */
const mailedAsAustin = new Set(['lakeway 78734', 'lakeway 78738', 'bee-cave 78738', 'the-hills 78738', 'westlake-hills 78746']);

const placeSchema = z.object({
  zip: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  city: z.string(),
  state: z.string(),
});

function miles(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  return geoDistance([a.lng, a.lat], [b.lng, b.lat]) * earthRadiusMiles;
}

describe.each(cities)('$name', ({ name, slug, zipCodes, coordinates, distanceFromAustin }) => {
  test('its zip codes are of this city in the data set, or the exception is named', () => {
    const strange = zipCodes.filter((zip) => {
      const place = placeSchema.safeParse(zipcodes.lookup(zip));
      if (!place.success || place.data.state !== 'TX') return true;
      return place.data.city !== name && !(place.data.city === 'Austin' && mailedAsAustin.has(`${slug} ${zip}`));
    });
    expect(strange).toEqual([]);
  });

  test('its coordinates lie within 12 miles of each of its zip codes, 20 in Austin', () => {
    for (const zip of zipCodes) {
      const place = placeSchema.parse(zipcodes.lookup(zip));
      expect(miles(coordinates, { lat: place.latitude, lng: place.longitude })).toBeLessThan(slug === 'austin' ? 20 : 12);
    }
  });

  test('its distance is within 25 % of 1.25 times the great circle from Austin', () => {
    if (slug === 'austin') return expect(distanceFromAustin).toBe('Home base');
    const expected = 1.25 * miles(austin, coordinates);
    expect(Math.abs(Number.parseInt(distanceFromAustin, 10) - expected)).toBeLessThanOrEqual(0.25 * expected);
  });
});

test('zip codes are Texan, and used by one city or marked as shared by each', () => {
  for (const city of cities) {
    for (const zip of city.zipCodes) {
      expect(Number(zip)).toBeGreaterThanOrEqual(75000);
      expect(Number(zip)).toBeLessThanOrEqual(79999);
      const users = cities.filter(({ zipCodes }) => zipCodes.includes(zip));
      expect([zip, city.slug, city.sharedZipCodes.includes(zip)]).toEqual([zip, city.slug, users.length > 1]);
    }
    expect(city.sharedZipCodes.filter((zip) => !city.zipCodes.includes(zip))).toEqual([]);
  }
});
