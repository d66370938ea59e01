/** The cookie of a signed-in browser (docs/decisions/0020-named-sessions.md). It holds a secret; the desk knows whose it is. */
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Session } from '#schema/api/session.ts';
import { newSecret } from '#schema/rules/new-secret.ts';
import type { Bindings } from '../bindings.ts';
import type { AppEnv } from '../env.ts';
import { canReply } from '../notify/reply.ts';
import { sha256Hex } from '../sha256.ts';
import type { OpenSession } from '../store/desk/accounts.ts';
import { openDesk } from '../store/open-desk.ts';
import { timeText } from '../time-text.ts';
import { countCall } from './limit.ts';

const cookie = '__Secure-inbox';
const attributes = { path: '/api', secure: true, httpOnly: true, sameSite: 'Strict' } as const;

export async function startSession(c: Context<AppEnv>, token: string, name: string): Promise<OpenSession> {
  const secret = newSecret(32);
  const session = await openDesk(c.env).accounts.signIn({
    hash: await sha256Hex(secret),
    tokenHash: await sha256Hex(token),
    name,
  });
  setCookie(c, cookie, secret, { ...attributes, maxAge: Math.floor((session.until - Date.now()) / 1000) });
  return session;
}

/** The session of this call, or null if it has none that is still open. Throws if too many cookies from this address open nothing. */
export async function findSession(c: Context<AppEnv>, token: string): Promise<OpenSession | null> {
  const hash = await sessionHash(c);
  if (hash === null) return null;
  const session = await openDesk(c.env).accounts.session({ hash, tokenHash: await sha256Hex(token) });
  // Not the limit of signing in: a browser with an old cookie mustn't keep its office from that.
  if (session === null) await countCall(c, 'VISITOR_LIMIT');
  return session;
}

/** The session's name in the desk; it doesn't open the session. */
async function sessionHash(c: Context<AppEnv>): Promise<string | null> {
  const secret = getCookie(c, cookie);
  return secret ? sha256Hex(secret) : null;
}

/** Ends it on the server as well, so a copy of the cookie is worth nothing. */
export async function endSession(c: Context<AppEnv>): Promise<void> {
  const secret = deleteCookie(c, cookie, attributes);
  if (secret) await openDesk(c.env).accounts.signOut(await sha256Hex(secret));
}

/** What the browser may know about a session. */
export function describeSession(env: Bindings, open: OpenSession | null): Session {
  if (open === null) return { signedIn: false };
  return { signedIn: true, name: open.name, until: timeText(open.until), canMail: canReply(env) };
}
