import type { Context } from 'hono';

/** The token of a call's Authorization header. Empty without one. */
export function bearerToken(c: Context): string {
  return /^Bearer +([^\s]+) *$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? '';
}
