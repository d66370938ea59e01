/** An email address, for any form. */
import * as z from 'zod/mini';
import { lineSchema } from './line.ts';

/** In UTF-16 code units. */
export const longestEmail = 254;

export const emailMessages = {
  email: 'Enter your email address',
  emailForm: 'Enter an email address like name@example.com',
  emailLong: `Shorten your email address to ${longestEmail} characters`,
  control: "This has hidden characters that we can't read. Please type it again",
};

export function emailSchema({ email, emailForm, emailLong, control }: typeof emailMessages) {
  return lineSchema(longestEmail, { missing: email, tooLong: emailLong, control }).check(
    z.email({ error: emailForm, pattern: z.regexes.email }),
  );
}
