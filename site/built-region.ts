/** What bundled code knows about where the business is, as BUSINESS_REGION. */
import { factText } from './read/facts.ts';
import { region } from './read/region.ts';

const [areaCode = '555'] = /\d{3}/.exec(factText('business.phone', 'en')) ?? [];

export const builtRegion = {
  timeZone: region.timeZone,
  home: region.home.name,
  /** Of the business's phone. */
  areaCode,
};
