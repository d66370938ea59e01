/** The body of POST /api/contact, whichever way it was sent. */
import type { Context } from 'hono';
import type { AppEnv } from './env.ts';
import { mediaType } from './json-body.ts';
import { readSigns, type SpamSigns } from './spam.ts';

/** The hidden field in which a form carries its key. */
export const keyField = 'idempotencyKey';

type BodyType = 'json' | 'form';

export function typeOf(c: Context<AppEnv>): BodyType | null {
  const type = mediaType(c);
  if (type === 'application/json') return 'json';
  return type === 'application/x-www-form-urlencoded' ? 'form' : null;
}

interface Body {
  fields: unknown;
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
    const { [keyField]: key, ...fields } = Object.fromEntries(new URLSearchParams(text));
    return { fields, key: key || undefined, signs: readSigns(fields), bytes: bytesOf(Object.values(fields).join('')) };
  }
  try {
    const fields: unknown = JSON.parse(text);
    return { fields, key: undefined, signs: readSigns(fields), bytes: bytesOf(text) };
  } catch {
    return null;
  }
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

export function stringFields(input: unknown): Record<string, string> {
  if (typeof input !== 'object' || input === null) return {};
  return Object.fromEntries(Object.entries(input).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
