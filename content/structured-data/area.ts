import type { AdministrativeArea, City } from 'schema-dts';
import type { City as CityEntry } from '../../schema/content/city.ts';
import { fill } from '../../schema/fill.ts';
import type { Language } from '../../schema/language.ts';
import { mainCounties } from '../business.ts';
import { wordsIn } from '../words.ts';
import { toId } from './ids.ts';

/** A county by its short name, e.g. 'Travis'. */
export function describeCounty(name: string, language: Language = 'en') {
  return {
    '@type': 'AdministrativeArea',
    name: fill(wordsIn(language).frame.county, { name }),
  } as const satisfies AdministrativeArea;
}

/** The counties named in every page's footer. */
export function mainCountyNodes(language: Language = 'en') {
  return mainCounties.map((name) => describeCounty(name, language));
}

/** A city by name. Its own page describes it. */
export function nameCity({ name, slug }: CityEntry): City {
  return { '@type': 'City', '@id': toCityId(slug), name };
}

/** A city with its zip codes. */
export function describeCityWithZipCodes(city: CityEntry): City {
  return {
    '@type': 'City',
    '@id': toCityId(city.slug),
    name: city.name,
    address: { '@type': 'PostalAddress', ...locality(city), postalCode: city.zipCodes },
  };
}

/** A city with its coordinates and county. */
export function describeCityOnMap(city: CityEntry): City {
  return {
    '@type': 'City',
    '@id': toCityId(city.slug),
    name: city.name,
    address: { '@type': 'PostalAddress', ...locality(city) },
    geo: { '@type': 'GeoCoordinates', latitude: city.coordinates.lat, longitude: city.coordinates.lng },
    containedInPlace: { ...describeCounty(city.county), containedInPlace: { '@type': 'State', name: 'Texas' } },
  };
}

export function toCityId(slug: string): string {
  return toId(`/cities/${slug}`, 'city');
}

function locality({ name }: CityEntry) {
  return { addressLocality: name, addressRegion: 'TX', addressCountry: 'US' };
}
