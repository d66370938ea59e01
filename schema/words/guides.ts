/** Words of the list of guides, which is only in English. */
import { z } from 'zod';
import { prose, text } from '../content/fields.ts';

export const guidesWords = z.strictObject({
  title: text.meta({ description: 'With {name}.' }),
  description: prose,
  keywords: z.array(text),
});
