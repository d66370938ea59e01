/** Checks what a call sends before its handler runs. */

import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { validator } from 'hono/validator';
import type * as z from 'zod/mini';
import { visitorProblems } from '#schema/api/visitor-problems.ts';
import type { AppEnv } from '../env.ts';
import { ProblemError } from './problem.ts';

/** As specified. The longest details have 12,000 bytes, three a character, because browsers escape no letters in JSON. The rest fits beside them. */
export const maxBodyBytes = 16 * 1024;
export const formType = 'application/x-www-form-urlencoded';

/** Percent-encoding can triple the length of a form. */
export const limitBody = createMiddleware<AppEnv>((c, next) =>
  limitBodyTo(isForm(c) ? 3 * maxBodyBytes : maxBodyBytes, rejectLongBody)(c, next),
);

export function limitBodyTo(maxSize: number, rejectLong: () => never) {
  return bodyLimit({ maxSize, onError: rejectLong });
}

export function rejectLongBody(): never {
  throw new ProblemError(413, visitorProblems.tooLong);
}

/** Handlers read the parsed body with `c.req.valid('json')`. */
export function validateJson<Schema extends z.ZodMiniType>(schema: Schema) {
  return validator('json', (sent, c) => {
    requireType(c, 'application/json');
    const result = schema.safeParse(sent);
    if (!result.success) throw invalidFields(result.error.issues);
    return result.data;
  });
}

/** Handlers read the parsed query with `c.req.valid('query')`. */
export function validateQuery<Schema extends z.ZodMiniType>(schema: Schema) {
  return validator('query', (sent) => {
    const result = schema.safeParse(sent);
    if (!result.success) throw new ProblemError(400, result.error.issues[0]?.message ?? "This query isn't valid.");
    return result.data;
  });
}

/** A form on another site must not post here in a visitor's name. Programs send neither header. */
export function refuseForeignForm(c: Context): void {
  const origin = c.req.header('Origin');
  const site = c.req.header('Sec-Fetch-Site');
  const isForeign =
    site === undefined ? origin !== undefined && origin !== new URL(c.req.url).origin : !['same-origin', 'none'].includes(site);
  if (isForm(c) && isForeign) throw new ProblemError(403, visitorProblems.foreignForm);
}

export function requireType(c: Context, ...types: string[]): void {
  if (types.includes(mediaType(c))) return;
  throw new ProblemError(415, `Send ${types.join(' or ')}.`, { headers: { Accept: types.join(', ') } });
}

export function isForm(c: Context): boolean {
  return mediaType(c) === formType;
}

export function mediaType(c: Context): string {
  return c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}

function invalidFields(issues: readonly z.core.$ZodIssue[]): ProblemError {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path[0] ?? '')] ??= message;
  return new ProblemError(422, visitorProblems.fields, { errors });
}
