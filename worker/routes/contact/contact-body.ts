/** The body of POST /api/contact, whichever way it was sent. */
import type { Context } from 'hono';
import { planSchema } from '../../../schema/plan.ts';
import type { AppEnv } from '../../env.ts';
import { mediaType } from '../../http/json-body.ts';
import { readSigns, type SpamSigns } from './spam.ts';

/** The hidden field in which a form carries its key. */
export const keyField = 'idempotencyKey';
/** The hidden field in which a form carries the visualizer's plan, as JSON. */
export const planField = 'plan';

type BodyType = 'json' | 'form';

export function typeOf(c: Context<AppEnv>): BodyType | null {
  const type = mediaType(c);
  if (type === 'application/json') return 'json';
  return type === 'application/x-www-form-urlencoded' ? 'form' : null;
}

interface Body {
  fields: unknown;
  /** True where a plan came along that cannot be read; `fields` are then without it. */
  planLost: boolean;
  /** The key that a form carries in a hidden field. */
  key: string | undefined;
  /** Fields that tell people from programs, which the form's schema strips. */
  signs: SpamSigns;
  /** Length once decoded. */
  bytes: number;
}

/** The fields as sent; null where the body cannot be read. */
export async function readBody(c: Context<AppEnv>): Promise<Body | null> {
  const text = await c.req.text();
  if (typeOf(c) === 'form') {
    const { [keyField]: key, [planField]: plan, ...fields } = Object.fromEntries(new URLSearchParams(text));
    const bytes = bytesOf(Object.values(fields).join('') + (plan ?? ''));
    return { ...withPlan(fields, plan ? parseJson(plan) : ''), key: key || undefined, signs: readSigns(fields), bytes };
  }
  const fields = parseJson(text);
  if (fields === undefined) return null;
  const { [planField]: plan, ...others } = isRecord(fields) ? fields : {};
  return {
    ...(plan === undefined ? { fields, planLost: false } : withPlan(others, plan ?? '')),
    ...{ key: undefined, signs: readSigns(fields), bytes: bytesOf(text) },
  };
}

/** A plan is an extra: one that cannot be read must not cost the request that it came with. */
function withPlan(fields: Record<string, unknown>, given: unknown): Pick<Body, 'fields' | 'planLost'> {
  if (given === '') return { fields, planLost: false };
  const plan = planSchema.safeParse(given);
  return plan.success ? { fields: { ...fields, [planField]: plan.data }, planLost: false } : { fields, planLost: true };
}

/** Undefined where it is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** What a form can be filled with again: its texts, and the plan as JSON. */
export function stringFields(input: unknown): Record<string, string> {
  if (!isRecord(input)) return {};
  const { [planField]: plan, ...fields } = input;
  const texts = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { ...Object.fromEntries(texts), ...(plan !== undefined && { [planField]: JSON.stringify(plan) }) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
