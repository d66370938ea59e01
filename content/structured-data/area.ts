import type { AdministrativeArea, City } from 'schema-dts';
import type * as content from '../../schema/content.ts';
import { business } from '../business.ts';
import { idOf } from './ids.ts';

/** A county by its full name, e.g. 'Travis County'. */
export function countyNode(name: string) {
  return { '@type': 'AdministrativeArea', name } as const satisfies AdministrativeArea;
}

/** The five counties that every page's footer names. */
export const countiesServed = business.counties.footer.filter((label) => label.endsWith(' County')).map(countyNode);

/** A city by its name; what else is known of it stands on its own page. */
export function cityLink({ name, slug }: content.City): City {
  return { '@type': 'City', '@id': cityId(slug), name };
}

/** A city with the zip codes whose deliveries are made in it. */
export function cityWithZipCodes(city: content.City): City {
  return {
    '@type': 'City',
    '@id': cityId(city.slug),
    name: city.name,
    address: { '@type': 'PostalAddress', ...locality(city), postalCode: city.zipCodes },
  };
}

/** A city where it lies. */
export function cityOnMap(city: content.City): City {
  return {
    '@type': 'City',
    '@id': cityId(city.slug),
    name: city.name,
    address: { '@type': 'PostalAddress', ...locality(city) },
    geo: { '@type': 'GeoCoordinates', latitude: city.coordinates.lat, longitude: city.coordinates.lng },
    containedInPlace: { ...countyNode(`${city.county} County`), containedInPlace: { '@type': 'State', name: 'Texas' } },
  };
}

export function cityId(slug: string): string {
  return idOf(`/cities/${slug}`, 'city');
}

function locality({ name }: content.City) {
  return { addressLocality: name, addressRegion: 'TX', addressCountry: 'US' };
}
