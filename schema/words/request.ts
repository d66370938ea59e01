/** The visitor's own page until its request has loaded. {phone} is a link. */
import { z } from 'zod';
import { prose, text } from '../content/fields.ts';

export const requestWords = z.strictObject({
  title: text,
  description: prose,
  noScript: prose,
  heading: text,
  loading: text,
  closed: prose,
  locked: prose,
  failed: prose,
  tryAgain: text,
  deleted: z.strictObject({
    heading: text,
    text: prose,
    later: text,
    home: text,
  }),
});
