/** The overview of cities. */
import { z } from 'zod';
import { prose, text } from '../content/fields.ts';
import { headWords } from '../content/parts.ts';

export const citiesWords = z.strictObject({
  ...headWords,
  name: text,
  heading: text,
  lead: prose,
  estimate: text,
  call: text,
  stats: z.strictObject({
    counties: text,
    customers: text,
    years: text,
  }),
  map: prose,
  mapCaption: prose.meta({ description: 'With {count}, {names} and {cities} of the main counties.' }),
  find: text,
  counties: text,
  county: text,
  oneCity: text,
  cities: text,
  homeBase: text,
  population: text,
  neighborhoods: text,
  popular: text,
  view: text,
  promises: text,
  points: z.array(
    z.strictObject({
      title: text,
      body: prose,
    }),
  ),
  closing: text,
  closingBody: prose,
  closingButton: text,
});
