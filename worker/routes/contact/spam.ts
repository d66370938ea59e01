/** Spots spam. A request that looks like spam is stored with the reason, and answered like any other. */
import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { EstimateRequest } from '../../../schema/estimate-request.ts';
import type { SpamReason } from '../../../schema/stored-request.ts';
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
  spamReason?: SpamReason;
  /** True if Turnstile couldn't say. */
  isUnchecked?: boolean;
}

/** Turnstile recognizes a retry by the request's `id`. */
export async function judge(c: Context<AppEnv>, id: string, fields: EstimateRequest, signs: SpamSigns): Promise<Verdict> {
  const spamReason = findReason(fields, signs);
  const secret = c.env.TURNSTILE_SECRET;
  if (spamReason || !secret) return { spamReason };
  const sender = await askTurnstile({
    ...{ secret, id, token: signs['cf-turnstile-response'] },
    hostname: new URL(c.req.url).hostname,
    remoteip: c.req.header('CF-Connecting-IP'),
  });
  return sender === 'bot' ? { spamReason: 'turnstile' } : { isUnchecked: sender === 'unknown' };
}

function findReason({ fullName, projectDetails }: EstimateRequest, { website, elapsed }: SpamSigns): SpamReason | undefined {
  if (website.trim() !== '') return 'honeypot';
  if (elapsed < minFillMs) return 'too fast';
  if (/https?:\/\/|www\.|\.(?:com|net|org|info|ru|cn|top|xyz|shop|site|online)\b/i.test(fullName)) return 'link in the name';
  if ((projectDetails.match(/(?:https?:\/\/|\bwww\.)\S+/gi) ?? []).length > maxLinks) return 'links';
  return undefined;
}
