/** What pages say about the business, in each language. Figures and names come from content/facts.yaml. */
import { businessSchema } from '#schema/content/business.ts';
import type { Language } from '#schema/rules/language.ts';
import { readPhones } from '#schema/rules/phone.ts';
import { factText, factTextIfAny, factValue } from './read/facts.ts';
import { readEntry } from './read/read.ts';

const { holidays, ...entry } = readEntry(businessSchema, 'business.yaml');

export const business = describe('en');
const editions = { en: business, es: describe('es') };

export function businessIn(language: Language) {
  return editions[language];
}

/** Without a domain of its own, a build is a demonstration, and says which of its figures are made up. */
export const isDemo = !isRealDomain(business.siteUrl);

export function isRealDomain(url: string): boolean {
  return url.startsWith('https://') && !/\.example\/?$|localhost|your-domain|\.workers\.dev/.test(url);
}

export const mainCounties = business.counties.served.slice(0, business.counties.mainCount);

function describe(language: Language) {
  const fact = (name: string) => factText(name, language);
  const claim = (name: string) => factTextIfAny(`claims.${name}`, language);
  const phone = fact('business.phone');
  return {
    ...entry,
    holidays: holidays.days.map(({ day }) => day),
    name: fact('business.name'),
    shortName: fact('business.shortName'),
    phone: { text: phone, href: `tel:${readPhones(phone)[0]?.dialed}` },
    email: fact('business.email'),
    /** Origin of canonical and social URLs. */
    siteUrl: (process.env.SITE_URL ?? fact('business.siteUrl')).replace(/\/$/, ''),
    addressLine: fact('business.address'),
    insurance: fact('business.insurance'),
    /** Each on a line of its own. */
    hours: {
      weekdays: asLine(fact('open.weekdays')),
      saturday: asLine(fact('open.saturday')),
      emergency: factTextIfAny('open.emergency', language),
      emergencyTime: factTextIfAny('open.emergencyTime', language),
    },
    /** US dollars per square foot. */
    installationPerSqFt: factValue('price.installation'),
    /** US dollars for a job, however small. */
    minimumCharge: factValue('price.minimum'),
    patternLabor: { diagonal: factValue('patternLabor.diagonal'), herringbone: factValue('patternLabor.herringbone') },
    responseTime: fact('answer.usual'),
    promisedContact: fact('answer.promised'),
    quoteTime: fact('answer.quote'),
    /** Null where there's nothing to claim yet. */
    claims: {
      yearsCities: claim('yearsCities'),
      stars: claim('stars'),
      reviews: claim('reviews'),
      projects: claim('projects'),
      squareFeet: claim('squareFeet'),
      customers: claim('customers'),
    },
  };
}

/** Days have a small letter in Spanish. */
function asLine(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
