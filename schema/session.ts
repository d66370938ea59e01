/** Signing in to the inbox. */
import * as z from 'zod/mini';

/** A shorter token could be guessed. */
export const shortestToken = 24;

const nameMessage = 'Enter your name, so that notes and changes show who made them';

export const signInSchema = z.strictObject({
  token: z.string({ error: 'Enter the token' }).check(z.minLength(1, { error: 'Enter the token' })),
  /** Stands beside every note and change. */
  name: z
    .string({ error: nameMessage })
    .check(z.trim(), z.minLength(1, { error: nameMessage }), z.maxLength(60, { error: 'Shorten your name to 60 characters' })),
});

export const sessionSchema = z.object({
  signedIn: z.boolean(),
  /** Who is signed in. */
  name: z.optional(z.string()),
  /** When the session ends; Cloudflare Access ends its own sessions. */
  until: z.optional(z.iso.datetime()),
  /** Whether replies can be mailed from here. Otherwise the inbox opens the mail program. */
  canMail: z.optional(z.boolean()),
});

export type Session = z.infer<typeof sessionSchema>;
