/** Reads the body of an estimate request, whether it came as JSON or as a form. */
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { planSchema } from '../../../schema/plan.ts';
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
  c.set('contactForm', form);
  const { idempotencyKey, plan, ...fields } = form;
  if (new TextEncoder().encode(Object.values({ ...fields, plan }).join('')).length > maxBodyBytes) rejectLongBody();
  return { ...withPlan(fields, plan && parseJson(plan)), key: idempotencyKey || undefined, signs: signsSchema.parse(fields) };
}

async function readJson(c: Context<AppEnv>): Promise<ContactBody> {
  const json: unknown = await c.req.json().catch((cause) => {
    throw new ProblemError(400, "The body isn't valid JSON.", { cause });
  });
  const { plan, ...fields } = fieldsSchema.parse(json);
  return { ...withPlan(fields, plan), signs: signsSchema.parse(fields) };
}

/** The plan is an extra: one that can't be read must not cost the request it came with. */
function withPlan(fields: Record<string, unknown>, sent: unknown): Pick<ContactBody, 'fields' | 'isPlanLost'> {
  if (sent === undefined || sent === null || sent === '') return { fields, isPlanLost: false };
  const { data: plan } = planSchema.safeParse(sent);
  return plan ? { fields: { ...fields, plan }, isPlanLost: false } : { fields, isPlanLost: true };
}

/** Returns text that isn't JSON as it is; the plan's schema rejects it. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
