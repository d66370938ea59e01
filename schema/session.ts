/** Signing in to the inbox. */
import * as z from 'zod/mini';

export const signInSchema = z.strictObject({
  token: z.string({ error: 'Enter the token' }).check(z.minLength(1, { error: 'Enter the token' })),
});

export const sessionSchema = z.object({
  signedIn: z.boolean(),
  /** When the session ends. */
  until: z.optional(z.iso.datetime()),
});

export type Session = z.infer<typeof sessionSchema>;
