/** Reads the body of an estimate request, whether it came as JSON or as a form. */
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { planSchema } from '#schema/api/plan.ts';
import { languageSchema, readContext } from '#schema/rules/request-context.ts';
import { preferredTimesSchema } from '#schema/rules/visit-windows.ts';
import type { AppEnv } from '../../env.ts';
import { ProblemError } from '../../http/problem.ts';
import { formType, isForm, maxBodyBytes, rejectLongBody, requireType } from '../../http/validate.ts';
import { type SpamSigns, signsSchema } from './spam.ts';

export interface ContactBody {
  fields: Record<string, unknown>;
  /** True if a visualizer plan came along that can't be read; `fields` leaves it out. */
  isPlanLost: boolean;
  /** The Idempotency-Key from the form's hidden field. */
  key?: string | undefined;
  signs: SpamSigns;
}

/** Anything but an object counts as a form with nothing filled in. */
const fieldsSchema = z.catch(z.record(z.string(), z.unknown()), {});

export async function readBody(c: Context<AppEnv>): Promise<ContactBody> {
  requireType(c, 'application/json', formType);
  return isForm(c) ? readForm(c) : readJson(c);
}

async function readForm(c: Context<AppEnv>): Promise<ContactBody> {
  const form = Object.fromEntries(new URLSearchParams(await c.req.text()));
  const { idempotencyKey, plan, context: sentContext, preferredTimes, ...fields } = form;
  const context = readContext(sentContext ? jsonOrText(sentContext) : queryOfPage(c));
  // The page of a rejected form has another address, so it must carry the query on.
  c.set('contactForm', { ...form, context: context ? JSON.stringify(context) : '' });
  const texts = Object.values({ ...fields, plan, preferredTimes });
  if (new TextEncoder().encode(texts.join('')).length > maxBodyBytes) rejectLongBody();
  const extras = {
    plan: plan && jsonOrText(plan),
    context,
    preferredTimes: preferredTimes && jsonOrText(preferredTimes),
  };
  return { ...withExtras({ ...fields, ...extras }), key: idempotencyKey || undefined, signs: signsSchema.parse(fields) };
}

async function readJson(c: Context<AppEnv>): Promise<ContactBody> {
  const json: unknown = await c.req.json().catch((cause) => {
    throw new ProblemError(400, "The body isn't valid JSON.", { cause });
  });
  const fields = fieldsSchema.parse(json);
  return { ...withExtras(fields), signs: signsSchema.parse(fields) };
}

/** These are extras: a request isn't lost because one of them can't be read. */
function withExtras(sent: Record<string, unknown>): Pick<ContactBody, 'fields' | 'isPlanLost'> {
  const { plan: sentPlan, context, language, preferredTimes, ...fields } = sent;
  const isPlanSent = sentPlan !== undefined && sentPlan !== null && sentPlan !== '';
  const { data: plan } = planSchema.safeParse(sentPlan);
  const extras = {
    plan,
    context: readContext(context),
    language: languageSchema.safeParse(language).data,
    preferredTimes: preferredTimesSchema.safeParse(preferredTimes).data,
  };
  return { fields: { ...fields, ...extras }, isPlanLost: isPlanSent && !plan };
}

/** Without scripts, the query of the page with the form is known from the Referer alone. */
function queryOfPage(c: Context<AppEnv>): Record<string, string> {
  const referer = c.req.header('Referer') ?? '';
  return URL.canParse(referer) ? Object.fromEntries(new URL(referer).searchParams) : {};
}

/** Returns text that isn't JSON as it is; the plan's schema rejects it. */
function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
