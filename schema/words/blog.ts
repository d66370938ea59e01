/** Words of the list of articles, which is only in English. */
import { z } from 'zod';
import { prose, text } from '../content/fields.ts';

export const blogWords = z.strictObject({
  title: text.meta({ description: 'With {name}.' }),
  description: prose,
  keywords: z.array(text),
  heading: text,
  lead: prose.meta({ description: 'With {count}.' }),
});
