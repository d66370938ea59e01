import type { HomeAndConstructionBusiness, WebSite } from 'schema-dts';
import { business } from '../business.ts';
import { cities } from '../index.ts';
import { socialImagePath } from '../social-image.ts';
import { cityWithZipCodes, countiesServed, countyNode } from './area.ts';
import { offerCatalog } from './catalog.ts';
import { aroundTheClock, openingHours } from './hours.ts';
import { addressOf, businessId, ref, websiteId } from './ids.ts';

const { addressLine, coordinates, counties, email, hours, name, phone, priceRange, socials } = business;

/** The business as every page names it: who it is, where it is, and how to call. */
export const identity = {
  '@type': 'HomeAndConstructionBusiness',
  '@id': businessId,
  name,
  url: addressOf('/'),
  telephone: phone.text,
  image: addressOf(socialImagePath('/')),
  address: postalAddress(),
} as const satisfies HomeAndConstructionBusiness;

/** The business in full, for the home page. It says nothing of ratings: nobody may rate himself. */
export function inFull(description: string): HomeAndConstructionBusiness {
  return {
    ...identity,
    description,
    email,
    logo: addressOf('/favicon.svg'),
    priceRange,
    geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng },
    openingHoursSpecification: openingHours(hours.weekdays),
    areaServed: [...countiesServed, ...cities.map(cityWithZipCodes)],
    hasOfferCatalog: offerCatalog,
    ...(socials.length > 0 && { sameAs: socials.map(({ href }) => href) }),
  };
}

/**
 * The business as one reaches it, for the contact page, which alone names the Saturday. Those hours are the telephone's,
 * so they do not contradict the opening hours of the home page.
 */
export function byTelephone(): HomeAndConstructionBusiness {
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
        areaServed: counties.eight.map((county) => countyNode(`${county} County`)),
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
  if (!locality || !region || !code) throw new Error(`content/business.ts: '${addressLine}' is not 'City, ST 12345'`);
  return {
    '@type': 'PostalAddress',
    addressLocality: locality,
    addressRegion: region,
    postalCode: code,
    addressCountry: 'US',
  } as const;
}
