/** Spots spam: only the honeypot and a token that Turnstile refuses. It's stored with the reason, and nobody is notified. */
import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { SpamReason } from '#schema/api/stored-request.ts';
import type { AppEnv } from '../../env.ts';
import { askTurnstile } from './turnstile.ts';

/** Fields the form's schema doesn't know. If one is malformed, the request still counts. */
export const signsSchema = z.object({
  /** The honeypot, a field that people don't see. */
  website: z.catch(z.string(), ''),
  'cf-turnstile-response': z.catch(z.string().check(z.maxLength(2048)), ''),
});

export type SpamSigns = z.infer<typeof signsSchema>;

interface Verdict {
  spamReason: SpamReason | null;
  /** True if Turnstile couldn't say. */
  isUnchecked: boolean;
}

/** Turnstile recognizes a retry by the request's `id`. */
export async function checkSpam(c: Context<AppEnv>, id: string, signs: SpamSigns): Promise<Verdict> {
  if (signs.website.trim() !== '') return { spamReason: 'honeypot', isUnchecked: false };
  const secret = c.env.TURNSTILE_SECRET;
  if (!secret) return { spamReason: null, isUnchecked: false };
  const token = signs['cf-turnstile-response'];
  const { hostname } = new URL(c.req.url);
  const remoteip = c.req.header('CF-Connecting-IP');
  // Scripts are off, the widget was blocked, or the tab is older than the site: people have no token, either.
  const sender = token === '' ? 'unknown' : await askTurnstile({ secret, id, token, hostname, remoteip });
  return { spamReason: sender === 'bot' ? 'turnstile' : null, isUnchecked: sender === 'unknown' };
}
