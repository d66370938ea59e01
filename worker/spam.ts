/** Tells programs from people. What looks like spam is kept, marked with the reason, and answered like anything else. */
import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { EstimateRequest } from '../schema/estimate-request.ts';
import type { SpamReason } from '../schema/stored-request.ts';
import type { AppEnv } from './env.ts';
import { isPerson } from './turnstile.ts';

/** Nobody fills in the form faster, in milliseconds. */
const shortestFilling = 3000;
const mostLinks = 2;

/** Fields beside the form's own. Whatever is wrong with them, the request counts. */
const signsSchema = z.object({
  /** A field that people do not see. */
  website: z.catch(z.string(), ''),
  /** Milliseconds from the first look at the form to its sending. */
  elapsed: z.catch(z.pipe(z.union([z.number(), z.string().check(z.regex(/^\d{1,15}$/))]), z.transform(Number)), Infinity),
  'cf-turnstile-response': z.catch(z.string().check(z.maxLength(2048)), ''),
});

export type SpamSigns = z.infer<typeof signsSchema>;

export function readSigns(fields: unknown): SpamSigns {
  const signs = signsSchema.safeParse(fields);
  return signs.success ? signs.data : { website: '', elapsed: Infinity, 'cf-turnstile-response': '' };
}

export async function spamReasonOf(
  c: Context<AppEnv>,
  { fullName, projectDetails }: EstimateRequest,
  signs: SpamSigns,
): Promise<SpamReason | undefined> {
  if (signs.website.trim() !== '') return 'honeypot';
  if (signs.elapsed < shortestFilling) return 'too fast';
  if (/https?:\/\/|www\.|\.(?:com|net|org|info|ru|cn|top|xyz|shop|site|online)\b/i.test(fullName)) return 'link in the name';
  if ((projectDetails.match(/(?:https?:\/\/|\bwww\.)\S+/gi) ?? []).length > mostLinks) return 'links';
  const secret = c.env.TURNSTILE_SECRET;
  if (secret && !(await isPerson(secret, signs['cf-turnstile-response'], c.req.header('CF-Connecting-IP')))) return 'turnstile';
  return undefined;
}
