/** Words of every service page. */
import { z } from 'zod';
import { prose, text } from '../content/fields.ts';

export const serviceWords = z.strictObject({
  call: text,
  questions: text,
  related: text,
  articles: text,
  inEnglish: text,
  cities: text,
  aboutCities: prose,
});
