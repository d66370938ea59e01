/** The 404 page. */
import { z } from 'zod';
import { prose, text } from '../content/fields.ts';

export const notFoundWords = z.strictObject({
  missing: text,
  aboutMissing: prose,
  nearest: text,
  search: text,
  none: text,
  heading: text,
  lead: text,
  description: prose,
  call: text,
  ways: text,
  services: text,
  aboutServices: text,
  cities: text,
  aboutCities: text,
  articles: text,
  aboutArticles: text,
  estimate: text,
  aboutEstimate: text,
});
