import type { HomeAndConstructionBusiness, WebSite } from 'schema-dts';
import type { Language } from '#schema/rules/language.ts';
import { business } from '../business.ts';
import { businessHours } from '../business-hours.ts';
import { cities } from '../index.ts';
import { workCounties } from '../read/work-counties.ts';
import { socialImagePath } from '../social-image.ts';
import { describeCityWithZipCodes, describeCounty } from './area.ts';
import { offerCatalogIn } from './catalog.ts';
import { describeOpening } from './hours.ts';
import { businessId, ref, toUrl, websiteId } from './ids.ts';

const { addressLine, email, name, phone, priceRange, socials } = business;

/** With the country's code. */
const telephone = phone.href.slice('tel:'.length);

/** The business as every page identifies it: name, place and phone. */
export const identity = {
  '@type': 'HomeAndConstructionBusiness',
  '@id': businessId,
  name,
  url: toUrl('/'),
  telephone,
  image: toUrl(socialImagePath('/')),
  address: parseAddress(),
} as const satisfies HomeAndConstructionBusiness;

/** Everything about the business, for the home page. No ratings, which a business can't give itself, and no point on the map: it names no street. */
export function describeBusiness(description: string, language: Language): HomeAndConstructionBusiness {
  return {
    ...identity,
    description,
    email,
    logo: toUrl('/favicon.svg'),
    priceRange,
    openingHoursSpecification: businessHours.weekly.map(describeOpening),
    areaServed: [...workCounties().map((county) => describeCounty(county, language)), ...cities.map(describeCityWithZipCodes)],
    hasOfferCatalog: offerCatalogIn(language),
    ...(socials.length > 0 && { sameAs: socials.map(({ href }) => href) }),
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
  const [, street, locality = '', region = '', code = ''] = /^(?:(.+), )?(.+), ([A-Z]{2}) (\d{5})$/.exec(addressLine) ?? [];
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    addressLocality: locality,
    addressRegion: region,
    postalCode: code,
    addressCountry: 'US',
  } as const;
}
