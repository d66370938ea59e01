/** The signed cookie of a signed-in browser (docs/decisions/0006-session-cookie.md). */
import type { Context } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { AppEnv } from '../env.ts';

const name = '__Secure-inbox';
const lifetimeSeconds = 12 * 60 * 60;
const attributes = { path: '/api', secure: true, httpOnly: true, sameSite: 'Strict' } as const;

/** The cookie holds nothing but the end of the session, signed. Returns that end in Unix milliseconds. */
export async function startSession(c: Context<AppEnv>, token: string): Promise<number> {
  const until = Date.now() + lifetimeSeconds * 1000;
  await setSignedCookie(c, name, String(until), await keyFrom(token), { ...attributes, maxAge: lifetimeSeconds });
  return until;
}

/** When this call's session ends, in Unix milliseconds, or null if it has no valid session. */
export async function sessionEnd(c: Context<AppEnv>, token: string): Promise<number | null> {
  const value = await getSignedCookie(c, await keyFrom(token), name);
  if (!value || !/^\d{13}$/.test(value)) return null;
  const until = Number(value);
  const left = until - Date.now();
  return left > 0 && left <= lifetimeSeconds * 1000 ? until : null;
}

export function endSession(c: Context<AppEnv>): void {
  deleteCookie(c, name, attributes);
}

/** Derives a key for this purpose alone. Changing the token invalidates every cookie. */
async function keyFrom(token: string): Promise<ArrayBuffer> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(token), 'HKDF', false, ['deriveBits']);
  const info = encoder.encode('inbox session cookie, version 1');
  return crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info }, key, 256);
}
