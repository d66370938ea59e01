/** Reads a JSON body by its schema, or says in the answer what is wrong with it. */
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type * as z from 'zod/mini';
import type { AppEnv } from '../env.ts';
import { problem } from './problem.ts';

/** In bytes. */
export const maximumBody = 16 * 1024;

export const limitedBody = bodyLimit({
  maxSize: maximumBody,
  onError: (c) => problem(c, 413, { detail: 'A body may be at most 16 KiB long.' }),
});

type Read<T> = { ok: true; value: T } | { ok: false; response: Response };

export async function readJson<T>(c: Context<AppEnv>, schema: z.ZodMiniType<T>, types = ['application/json']): Promise<Read<T>> {
  if (!types.includes(mediaType(c))) {
    return refused(problem(c, 415, { detail: `Send ${types.join(' or ')}.`, headers: { Accept: types.join(', ') } }));
  }
  let body: unknown;
  try {
    body = JSON.parse(await c.req.text());
  } catch {
    return refused(problem(c, 400, { detail: 'The body is not valid JSON.' }));
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return { ok: true, value: parsed.data };
  return refused(refusedBody(c, parsed.error));
}

/** One message a field, the first. */
function refusedBody(c: Context<AppEnv>, { issues }: z.core.$ZodError): Response {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path[0] ?? '')] ??= message;
  return problem(c, 422, { detail: 'Some fields need another look.', errors });
}

export function mediaType(c: Context<AppEnv>): string {
  return c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}

function refused(response: Response) {
  return { ok: false as const, response };
}
