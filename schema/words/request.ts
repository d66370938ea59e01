/** The visitor's own page until its request has loaded. In `noScript` and `failed`, {phone} is a link. */
import { z } from 'zod';
import { prose, text } from '../content/fields.ts';

export const requestPageWords = z.strictObject({
  title: text,
  description: prose,
  noScript: prose,
  heading: text,
  loading: text,
  closed: z.strictObject({ heading: text, text: prose }).meta({ description: "The link doesn't open anything." }),
  locked: z.strictObject({ heading: text, text: prose }).meta({ description: 'Too many wrong links were tried.' }),
  newLink: z.strictObject({
    text: text.meta({ description: 'The button that opens a text message to us.' }),
    message: text.meta({ description: 'What that message says. The customer adds their name.' }),
    call: text.meta({ description: 'With {phone}.' }),
    estimate: text,
  }),
  failed: prose,
  tryAgain: text,
  deleted: z.strictObject({
    heading: text,
    text: prose,
    later: text,
    home: text,
  }),
});
