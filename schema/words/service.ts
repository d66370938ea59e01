/** Words of every service page. */
import { z } from 'zod';
import { prose, text } from '../content/fields.ts';

export const serviceWords = z.strictObject({
  call: text,
  oldHouse: z
    .strictObject({ title: text, more: text, text: prose, rest: prose })
    .meta({ description: 'A notice above the steps of a job.' }),
  questions: text,
  related: text,
  articles: text,
  inEnglish: text,
  cities: text,
  aboutCities: prose,
});
