import type { HomeAndConstructionBusiness, WebSite } from 'schema-dts';
import { business } from '../business.ts';
import { cities } from '../index.ts';
import { socialImagePath } from '../social-image.ts';
import { cityWithZipCodes, countyNode, mainCountyNodes } from './area.ts';
import { offerCatalog } from './catalog.ts';
import { aroundTheClock, openingHours } from './hours.ts';
import { addressOf, businessId, ref, websiteId } from './ids.ts';

const { addressLine, coordinates, counties, email, hours, name, phone, priceRange, socials } = business;

/** The business as every page identifies it: name, place and phone. */
export const identity = {
  '@type': 'HomeAndConstructionBusiness',
  '@id': businessId,
  name,
  url: addressOf('/'),
  telephone: phone.text,
  image: addressOf(socialImagePath('/')),
  address: postalAddress(),
} as const satisfies HomeAndConstructionBusiness;

/** Everything about the business, for the home page. No ratings: Google ignores self-reported ones. */
export function fullBusiness(description: string): HomeAndConstructionBusiness {
  return {
    ...identity,
    description,
    email,
    logo: addressOf('/favicon.svg'),
    priceRange,
    geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng },
    openingHoursSpecification: openingHours(hours.weekdays),
    areaServed: [...mainCountyNodes, ...cities.map(cityWithZipCodes)],
    hasOfferCatalog: offerCatalog,
    ...(socials.length > 0 && { sameAs: socials.map(({ href }) => href) }),
  };
}

/**
 * How to reach the business, for the contact page. Only that page shows Saturday hours, so they are the phone's hours here
 * and don't contradict the opening hours on the home page.
 */
export function businessByPhone(): HomeAndConstructionBusiness {
  return {
    ...identity,
    email,
    contactPoint: [
      {
        '@type': 'ContactPoint',
        contactType: 'Free estimate',
        telephone: phone.text,
        email,
        hoursAvailable: [openingHours(hours.weekdays), openingHours(hours.saturday)],
        areaServed: counties.served.map(countyNode),
      },
      {
        '@type': 'ContactPoint',
        contactType: 'Emergency repair',
        telephone: phone.text,
        hoursAvailable: aroundTheClock,
      },
    ],
  };
}

export const website: WebSite = {
  '@type': 'WebSite',
  '@id': websiteId,
  url: addressOf('/'),
  name,
  inLanguage: 'en-US',
  publisher: ref(businessId),
};

function postalAddress() {
  const [, locality, region, code] = /^(.+), ([A-Z]{2}) (\d{5})$/.exec(addressLine) ?? [];
  if (!locality || !region || !code) throw new Error(`content/business.ts: '${addressLine}' should read like 'City, ST 12345'`);
  return {
    '@type': 'PostalAddress',
    addressLocality: locality,
    addressRegion: region,
    postalCode: code,
    addressCountry: 'US',
  } as const;
}
