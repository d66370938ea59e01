import { z } from 'zod';

const siteKeySchema = z.string().regex(/^[\w-]{10,100}$/, 'TURNSTILE_SITE_KEY is not a Cloudflare Turnstile site key');

/** Cloudflare Turnstile's site key from the environment of the build, or null if the form doesn't use Turnstile. */
export function turnstileSiteKey(): string | null {
  const given = process.env.TURNSTILE_SITE_KEY;
  return given ? siteKeySchema.parse(given) : null;
}
