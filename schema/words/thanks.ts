/** The page after the form was sent without scripts. */
import { z } from 'zod';
import { prose, text } from '../content/fields.ts';

export const thanksWords = z.strictObject({
  title: text,
  description: prose,
  thanks: text,
  heading: text,
  lead: prose,
  hours: prose.meta({ description: '{weekdays} and {saturday} are elements.' }),
  urgent: prose.meta({ description: '{phone} is a link.' }),
  next: text,
  steps: z.array(
    z.strictObject({
      title: text,
      description: prose,
    }),
  ),
  ready: text,
  check: text,
  reading: text,
  link: z.strictObject({
    none: prose.meta({ description: '{phone} is a link.' }),
    reference: text.meta({ description: '{number} is an element.' }),
    about: prose.meta({ description: '{link} is a link.' }),
    open: text,
    noScript: prose,
  }),
});
