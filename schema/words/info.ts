/** Pages about how we work. */
import { z } from 'zod';
import { text } from '../content/fields.ts';

export const infoWords = z.strictObject({
  questions: text,
  readNext: text,
  englishPages: z
    .strictObject({
      landlords: text,
    })
    .meta({ description: 'What Spanish pages call the pages that are only in English.' }),
});
