/** Tells programs from people. What looks like spam is kept, marked with the reason, and answered like anything else. */
import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { EstimateRequest } from '../../../schema/estimate-request.ts';
import type { SpamReason } from '../../../schema/stored-request.ts';
import type { AppEnv } from '../../env.ts';
import { askTurnstile } from './turnstile.ts';

/**
 * Nobody opens the page, fills in the form and sends it faster, in milliseconds. Counted from the opening of the page and not from
 * the first touch of a field: autofill takes one touch, but the service must still be found and chosen.
 */
const shortestFilling = 3000;
const mostLinks = 2;

/** Fields beside the form's own. Whatever is wrong with them, the request counts. */
const signsSchema = z.object({
  /** A field that people do not see. */
  website: z.catch(z.string(), ''),
  /** Milliseconds from opening the page to sending the form, by the browser; a plain form post has none. */
  elapsed: z.catch(
    z.pipe(z.union([z.number().check(z.nonnegative()), z.string().check(z.regex(/^\d{1,15}$/))]), z.transform(Number)),
    Infinity,
  ),
  'cf-turnstile-response': z.catch(z.string().check(z.maxLength(2048)), ''),
});

export type SpamSigns = z.infer<typeof signsSchema>;

export function readSigns(fields: unknown): SpamSigns {
  const signs = signsSchema.safeParse(fields);
  return signs.success ? signs.data : { website: '', elapsed: Infinity, 'cf-turnstile-response': '' };
}

interface Verdict {
  spamReason?: SpamReason;
  /** True where Turnstile should have been asked and could not say. */
  unchecked?: boolean;
}

/** `id` is the request's, by which Turnstile knows a retry. */
export async function judge(c: Context<AppEnv>, id: string, fields: EstimateRequest, signs: SpamSigns): Promise<Verdict> {
  const spamReason = reasonIn(fields, signs);
  const secret = c.env.TURNSTILE_SECRET;
  if (spamReason || !secret) return { spamReason };
  const answer = await askTurnstile({
    ...{ secret, id, token: signs['cf-turnstile-response'] },
    hostname: new URL(c.req.url).hostname,
    remoteip: c.req.header('CF-Connecting-IP'),
  });
  return answer === 'program' ? { spamReason: 'turnstile' } : { unchecked: answer === 'unanswered' };
}

function reasonIn({ fullName, projectDetails }: EstimateRequest, { website, elapsed }: SpamSigns): SpamReason | undefined {
  if (website.trim() !== '') return 'honeypot';
  if (elapsed < shortestFilling) return 'too fast';
  if (/https?:\/\/|www\.|\.(?:com|net|org|info|ru|cn|top|xyz|shop|site|online)\b/i.test(fullName)) return 'link in the name';
  if ((projectDetails.match(/(?:https?:\/\/|\bwww\.)\S+/gi) ?? []).length > mostLinks) return 'links';
  return undefined;
}
