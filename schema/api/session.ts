/** Signing in to the inbox. */
import * as z from 'zod/mini';
import { nameSchema } from '../rules/line.ts';

/** A shorter token could be guessed. */
export const shortestToken = 24;
/** How long a browser stays signed in. */
export const sessionDays = 30;
/** Characters of the name that somebody signs in with. */
export const longestName = 60;

export const signInSchema = z.strictObject({
  token: z.string({ error: 'Enter the token' }).check(z.minLength(1, { error: 'Enter the token' })),
  /** Stands beside every note and change. */
  name: nameSchema(longestName, {
    missing: 'Enter your name, so that notes and changes show who made them',
    tooLong: `Shorten your name to ${longestName} characters`,
  }),
});

export interface Session {
  signedIn: boolean;
  /** Who is signed in. */
  name?: string;
  /** When the session ends; Cloudflare Access ends its own sessions. */
  until?: string;
  /** Whether replies can be mailed from here. Otherwise the inbox opens the mail program. */
  canMail?: boolean;
}
