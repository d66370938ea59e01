/**
 * Spots spam. Only the honeypot and a token that Turnstile refuses silence a request: it's stored with the reason, and nobody is notified.
 * Anything else that looks odd is only noted as a suspicion, because real people do these things, too.
 */
import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { EstimateRequest } from '../../../schema/estimate-request.ts';
import type { SpamReason, Suspicion } from '../../../schema/stored-request.ts';
import type { AppEnv } from '../../env.ts';
import { askTurnstile } from './turnstile.ts';

/**
 * No one fills in the form faster. Measured from opening the page, not from the first touch of a field: autofill takes one touch,
 * but a person still has to find and choose the service.
 */
const minFillMs = 3000;
const maxLinks = 2;

/** Fields the form's schema doesn't know. If one is malformed, the request still counts. */
export const signsSchema = z.object({
  /** The honeypot, a field that people don't see. */
  website: z.catch(z.string(), ''),
  /** Milliseconds from opening the page to sending the form, by the browser's clock. A plain form post has none. */
  elapsed: z.catch(
    z.pipe(z.union([z.number().check(z.nonnegative()), z.string().check(z.regex(/^\d{1,15}$/))]), z.transform(Number)),
    Infinity,
  ),
  'cf-turnstile-response': z.catch(z.string().check(z.maxLength(2048)), ''),
});

export type SpamSigns = z.infer<typeof signsSchema>;

interface Verdict {
  spamReason: SpamReason | null;
  suspicions: Suspicion[];
  /** True if Turnstile couldn't say. */
  isUnchecked: boolean;
}

/** Turnstile recognizes a retry by the request's `id`. */
export async function checkSpam(c: Context<AppEnv>, id: string, fields: EstimateRequest, signs: SpamSigns): Promise<Verdict> {
  const suspicions = suspicionsAbout(fields, signs);
  if (signs.website.trim() !== '') return { spamReason: 'honeypot', suspicions, isUnchecked: false };
  const secret = c.env.TURNSTILE_SECRET;
  if (!secret) return { spamReason: null, suspicions, isUnchecked: false };
  const token = signs['cf-turnstile-response'];
  const { hostname } = new URL(c.req.url);
  const remoteip = c.req.header('CF-Connecting-IP');
  // Scripts are off, the widget was blocked, or the tab is older than the site: people have no token, either.
  const sender = token === '' ? 'unknown' : await askTurnstile({ secret, id, token, hostname, remoteip });
  return { spamReason: sender === 'bot' ? 'turnstile' : null, suspicions, isUnchecked: sender === 'unknown' };
}

function suspicionsAbout({ fullName, projectDetails }: EstimateRequest, { elapsed }: SpamSigns): Suspicion[] {
  const links = projectDetails.match(/(?:https?:\/\/|\bwww\.)\S+/gi) ?? [];
  return [
    ...(elapsed < minFillMs ? ['too fast' as const] : []),
    ...(links.length > maxLinks ? ['links' as const] : []),
    ...(/https?:\/\/|www\.|\.(?:com|net|org|info|ru|cn|top|xyz|shop|site|online)\b/i.test(fullName)
      ? ['link in the name' as const]
      : []),
  ];
}
