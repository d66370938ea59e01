import type { AdministrativeArea, City } from 'schema-dts';
import type * as content from '../../schema/content.ts';
import { mainCounties } from '../business.ts';
import { idOf } from './ids.ts';

/** A county by its short name, e.g. 'Travis'. */
export function countyNode(name: string) {
  return { '@type': 'AdministrativeArea', name: `${name} County` } as const satisfies AdministrativeArea;
}

/** The counties named in every page's footer. */
export const mainCountyNodes = mainCounties.map(countyNode);

/** A city by name. Its own page describes it. */
export function cityLink({ name, slug }: content.City): City {
  return { '@type': 'City', '@id': cityId(slug), name };
}

/** A city with its zip codes. */
export function cityWithZipCodes(city: content.City): City {
  return {
    '@type': 'City',
    '@id': cityId(city.slug),
    name: city.name,
    address: { '@type': 'PostalAddress', ...locality(city), postalCode: city.zipCodes },
  };
}

/** A city with its coordinates and county. */
export function cityOnMap(city: content.City): City {
  return {
    '@type': 'City',
    '@id': cityId(city.slug),
    name: city.name,
    address: { '@type': 'PostalAddress', ...locality(city) },
    geo: { '@type': 'GeoCoordinates', latitude: city.coordinates.lat, longitude: city.coordinates.lng },
    containedInPlace: { ...countyNode(city.county), containedInPlace: { '@type': 'State', name: 'Texas' } },
  };
}

export function cityId(slug: string): string {
  return idOf(`/cities/${slug}`, 'city');
}

function locality({ name }: content.City) {
  return { addressLocality: name, addressRegion: 'TX', addressCountry: 'US' };
}
