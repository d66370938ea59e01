/** The signed cookie of a signed-in browser (docs/decisions/0006-session-cookie.md). */
import type { Context } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { AppEnv } from '../env.ts';

const name = '__Secure-inbox';
/** 12 hours, in seconds. */
const lifetime = 12 * 60 * 60;
const attributes = { path: '/api', secure: true, httpOnly: true, sameSite: 'Strict' } as const;

/** Signs the end of the session, which is also its only content, and gives it back in Unix milliseconds. */
export async function startSession(c: Context<AppEnv>, token: string): Promise<number> {
  const until = Date.now() + lifetime * 1000;
  await setSignedCookie(c, name, String(until), await keyFrom(token), { ...attributes, maxAge: lifetime });
  return until;
}

/** Unix milliseconds at which the session of this request ends; null where it has none that counts. */
export async function sessionEnd(c: Context<AppEnv>, token: string): Promise<number | null> {
  const value = await getSignedCookie(c, await keyFrom(token), name);
  if (!value || !/^\d{13}$/.test(value)) return null;
  const until = Number(value);
  const left = until - Date.now();
  return left > 0 && left <= lifetime * 1000 ? until : null;
}

export function endSession(c: Context<AppEnv>): void {
  deleteCookie(c, name, attributes);
}

/** A key of its own for this purpose; a new token makes every cookie worthless. */
async function keyFrom(token: string): Promise<ArrayBuffer> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(token), 'HKDF', false, ['deriveBits']);
  const info = encoder.encode('inbox session cookie, version 1');
  return crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info }, key, 256);
}
