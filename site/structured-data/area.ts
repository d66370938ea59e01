import type { AdministrativeArea, City } from 'schema-dts';
import type { City as CityEntry } from '#schema/content/files/city.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Language } from '#schema/rules/language.ts';
import { pathOf } from '../pages.ts';
import { region } from '../read/region.ts';
import { wordsIn } from '../read/words.ts';
import { toId } from './ids.ts';

/** A county by its short name, e.g. 'Travis'. */
export function describeCounty(name: string, language: Language = 'en') {
  return {
    '@type': 'AdministrativeArea',
    name: fill(wordsIn(language).frame.county, { name }),
  } as const satisfies AdministrativeArea;
}

/** A city by name. Its own page describes it. */
export function nameCity({ name, slug }: CityEntry) {
  return { '@type': 'City', '@id': toCityId(slug), name } as const satisfies City;
}

/** A city with its zip codes. */
export function describeCityWithZipCodes(city: CityEntry): City {
  return { ...nameCity(city), address: { ...addressOf(city), postalCode: city.zipCodes } };
}

/** A city with its coordinates and county. */
export function describeCityOnMap(city: CityEntry): City {
  return {
    ...nameCity(city),
    address: addressOf(city),
    geo: { '@type': 'GeoCoordinates', latitude: city.coordinates.lat, longitude: city.coordinates.lng },
    containedInPlace: { ...describeCounty(city.county), containedInPlace: { '@type': 'State', name: region.state.name } },
  };
}

export function toCityId(slug: string): string {
  return toId(pathOf('city', slug), 'city');
}

function addressOf({ name }: CityEntry) {
  return {
    '@type': 'PostalAddress',
    addressLocality: name,
    addressRegion: region.state.abbreviation,
    addressCountry: 'US',
  } as const;
}
