/** The overview of services. */
import { z } from 'zod';
import { prose, text } from '../content/fields.ts';
import { headWords, pageLinkSchema } from '../content/parts.ts';

export const servicesWords = z.strictObject({
  ...headWords,
  name: text,
  heading: text,
  lead: prose,
  estimate: text,
  cards: text,
  cardsIntro: prose,
  aboutWarranty: pageLinkSchema,
  inEnglish: text,
  duration: text,
  warranty: text,
  quote: text,
  quoteFor: text,
  process: text,
  find: text,
  findIntro: prose,
  byFloor: text,
  byRoom: text,
  company: text,
  companyIntro: prose,
  counties: text,
  aboutCounties: prose,
  countyList: text,
  county: text,
  allAreas: text,
  map: prose,
  closing: text,
  closingBody: prose,
});
