import type { HomeAndConstructionBusiness, WebSite } from 'schema-dts';
import { type Language, languages } from '../../schema/language.ts';
import { business } from '../business.ts';
import { cities } from '../index.ts';
import { socialImagePath } from '../social-image.ts';
import { describeCityWithZipCodes, describeCounty, mainCountyNodes } from './area.ts';
import { offerCatalogIn } from './catalog.ts';
import { aroundTheClock, parseOpeningHours } from './hours.ts';
import { businessId, ref, toUrl, websiteId } from './ids.ts';

const { addressLine, coordinates, counties, email, hours, name, phone, priceRange, socials } = business;

/** We answer calls in both languages of the site. */
const availableLanguage = [...languages];

/** The business as every page identifies it: name, place and phone. */
export const identity = {
  '@type': 'HomeAndConstructionBusiness',
  '@id': businessId,
  name,
  url: toUrl('/'),
  telephone: phone.text,
  image: toUrl(socialImagePath('/')),
  address: parseAddress(),
} as const satisfies HomeAndConstructionBusiness;

/** Everything about the business, for the home page. No ratings: Google ignores self-reported ones. */
export function describeBusiness(description: string, language: Language): HomeAndConstructionBusiness {
  return {
    ...identity,
    description,
    email,
    logo: toUrl('/favicon.svg'),
    priceRange,
    geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng },
    openingHoursSpecification: parseOpeningHours(hours.weekdays),
    areaServed: [...mainCountyNodes(language), ...cities.map(describeCityWithZipCodes)],
    hasOfferCatalog: offerCatalogIn(language),
    ...(socials.length > 0 && { sameAs: socials.map(({ href }) => href) }),
  };
}

/**
 * How to reach the business, for the contact page. The home page gives weekday hours only, so Saturday is left out of the opening
 * hours and stands with the phone here.
 */
export function describeContact(language: Language): HomeAndConstructionBusiness {
  return {
    ...identity,
    email,
    contactPoint: [
      {
        '@type': 'ContactPoint',
        contactType: 'Free estimate',
        telephone: phone.text,
        availableLanguage,
        email,
        hoursAvailable: [parseOpeningHours(hours.weekdays), parseOpeningHours(hours.saturday)],
        areaServed: counties.served.map((name) => describeCounty(name, language)),
      },
      {
        '@type': 'ContactPoint',
        contactType: 'Emergency repair',
        telephone: phone.text,
        availableLanguage,
        hoursAvailable: aroundTheClock,
      },
    ],
  };
}

export const website: WebSite = {
  '@type': 'WebSite',
  '@id': websiteId,
  url: toUrl('/'),
  name,
  publisher: ref(businessId),
};

function parseAddress() {
  const [, locality, region, code] = /^(.+), ([A-Z]{2}) (\d{5})$/.exec(addressLine) ?? [];
  if (!locality || !region || !code)
    throw new Error(`content/facts.yaml: business.address, '${addressLine}', should read like 'City, ST 12345'`);
  return {
    '@type': 'PostalAddress',
    addressLocality: locality,
    addressRegion: region,
    postalCode: code,
    addressCountry: 'US',
  } as const;
}
