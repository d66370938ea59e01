/** The trends of each season. */
import { z } from 'zod';
import { prose, text } from '../content/fields.ts';
import { headWords } from '../content/parts.ts';

export const trendsWords = z.strictObject({
  ...headWords,
  heading: text,
  lead: prose,
  dates: text.meta({ description: 'With {published} and {modified}, two days.' }),
  consultation: text,
  seasons: text.meta({ description: 'What the tabs choose, for screen readers.' }),
  colors: text.meta({ description: 'What a row of colors is, for screen readers.' }),
  explore: text,
  closing: text,
  closingBody: prose,
});
