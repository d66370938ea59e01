import { z } from 'zod';

const siteKeySchema = z.string().regex(/^[\w-]{10,100}$/, 'TURNSTILE_SITE_KEY is not a site key of Cloudflare Turnstile');

/** Site key of Cloudflare Turnstile from the environment of the build; null where the form goes without it. */
export function turnstileSiteKey(): string | null {
  const given = process.env.TURNSTILE_SITE_KEY;
  return given ? siteKeySchema.parse(given) : null;
}
