/** Signing in to the inbox. */
import * as z from 'zod/mini';
import { lineSchema } from './line.ts';
import { plainLetters } from './plain-letters.ts';

/** A shorter token could be guessed. */
export const shortestToken = 24;
/** How long a browser stays signed in. */
export const sessionDays = 30;
/** Characters of the name that somebody signs in with. */
export const longestName = 60;

/** In the history, these names mean the customer and whoever calls with the token. */
const reservedNames = ['visitor', 'api'];

export const signInSchema = z.strictObject({
  token: z.string({ error: 'Enter the token' }).check(z.minLength(1, { error: 'Enter the token' })),
  /** Stands beside every note and change. */
  name: lineSchema(longestName, {
    missing: 'Enter your name, so that notes and changes show who made them',
    tooLong: `Shorten your name to ${longestName} characters`,
  }).check(
    z.refine((name) => !reservedNames.includes(plainLetters(name.normalize('NFKC')).trim()), {
      error: 'The history uses this name for somebody else. Enter your own',
    }),
  ),
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

const moment = z.iso.datetime();

export const devicesSchema = z.object({
  /** Where somebody is signed in, the latest use first. */
  devices: z.array(
    z.object({ id: z.string(), name: z.string(), device: z.string(), openedAt: moment, usedAt: moment, isThis: z.boolean() }),
  ),
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string(), device: z.string(), madeAt: moment, usedAt: z.nullable(moment) }),
  ),
});

const preference = z.enum(['required', 'preferred', 'discouraged']);
const credential = { id: z.string(), type: z.literal('public-key') };

/** What an authenticator needs to make a passkey, and to sign in with one. */
export const newPasskeyOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.optional(z.string()), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.optional(z.number()),
  excludeCredentials: z.optional(z.array(z.object(credential))),
  authenticatorSelection: z.optional(
    z.object({
      residentKey: z.optional(preference),
      requireResidentKey: z.optional(z.boolean()),
      userVerification: z.optional(preference),
    }),
  ),
});
export const passkeyOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.optional(z.string()),
  timeout: z.optional(z.number()),
  userVerification: z.optional(preference),
});

/** Bytes as base64url. */
const bytes = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(8000));
const fromAuthenticator = { id: bytes, rawId: bytes, type: z.literal('public-key') };

/** What the browser sends when a passkey has been made. The library checks what is in it. */
export const newPasskeySchema = z.object({
  ...fromAuthenticator,
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes }),
});

/** What the browser sends to sign in with a passkey. */
export const passkeySchema = z.object({
  ...fromAuthenticator,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.optional(z.nullable(bytes)),
  }),
});

export type Devices = z.infer<typeof devicesSchema>;
export type Session = z.infer<typeof sessionSchema>;
