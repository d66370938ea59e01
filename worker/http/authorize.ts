import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { shortestToken } from '#schema/api/session.ts';
import type { AppEnv } from '../env.ts';
import { sha256 } from '../sha256.ts';
import { accessOpener, type Person, tokenOpener } from '../store/desk/openers.ts';
import { openDesk } from '../store/open-desk.ts';
import { accessEmail } from './access.ts';
import { countCall } from './limit.ts';
import { ProblemError } from './problem.ts';
import { findSession } from './session-cookie.ts';

/** Accepts REQUESTS_TOKEN as a Bearer token, a browser's session, or a token by Cloudflare Access. Handlers read who it is as `person`. */
export const requireSignIn = createMiddleware<AppEnv>(async (c, next) => {
  const token = requireToken(c);
  if (c.req.header('Authorization') === undefined) {
    const person = await findPerson(c, token);
    if (person === null) throw unauthorized('Send the token as "Authorization: Bearer <token>", or sign in at /api/session.');
    if (!isRead(c) && !isFromOurPage(c)) {
      throw new ProblemError(
        403,
        'With the cookie, changes must come from a page of this site and carry "X-Requested-With: inbox".',
      );
    }
    c.set('person', person);
    return next();
  }
  await checkToken(bearerToken(c), token, 'Send the token as "Authorization: Bearer <token>".').catch(async (refusal) => {
    await countCall(c, 'SIGN_IN_LIMIT');
    throw refusal;
  });
  c.set('person', { actor: 'api', by: 'API', opener: await tokenOpener(token) });
  return next();
});

async function findPerson(c: Context<AppEnv>, token: string): Promise<Person | null> {
  const email = await accessEmail(c);
  if (email !== null) {
    await openDesk(c.env).accounts.notePerson(email);
    return { actor: 'office', by: email, opener: accessOpener(email) };
  }
  const session = await findSession(c, token);
  return session && { actor: 'office', by: session.name, opener: await tokenOpener(token) };
}

/** The inbox and its API are closed until the secret is set. */
export function requireToken(c: Context<AppEnv>): string {
  const token = c.env.REQUESTS_TOKEN;
  if (!token) throw new ProblemError(503, "The inbox is closed because REQUESTS_TOKEN isn't set.");
  if (token.length < shortestToken) {
    throw new ProblemError(503, `The inbox is closed because REQUESTS_TOKEN is shorter than ${shortestToken} characters.`);
  }
  return token;
}

/** Throws if `guess` isn't the token. */
export async function checkToken(guess: string, token: string, detail: string): Promise<void> {
  if (await equalInConstantTime(guess, token)) return;
  console.warn(JSON.stringify({ event: 'sign_in_refused' }));
  throw unauthorized(detail);
}

/** Keeps forms and scripts of other sites from changing anything with our cookie. */
function isFromOurPage(c: Context<AppEnv>): boolean {
  // Another origin can't set this header without a preflight, and no page can fake Sec-Fetch-Site or Origin.
  return c.req.header('X-Requested-With') === 'inbox' && isSameOrigin(c);
}

/** Whether a page of this site sent it, as far as the browser says. Programs that send neither header count as no page at all. */
function isSameOrigin(c: Context<AppEnv>): boolean {
  const site = c.req.header('Sec-Fetch-Site');
  if (site !== undefined) return site === 'same-origin';
  return c.req.header('Origin') === new URL(c.req.url).origin;
}

/** The token of a call's Authorization header. Empty without one. */
export function bearerToken(c: Context): string {
  return /^Bearer +([^\s]+) *$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? '';
}

function unauthorized(detail: string): ProblemError {
  return new ProblemError(401, detail, { headers: { 'WWW-Authenticate': 'Bearer realm="requests"' } });
}

/** Compares digests, so the time it takes reveals neither content nor length. */
async function equalInConstantTime(a: string, b: string): Promise<boolean> {
  const [left, right] = await Promise.all([sha256(a), sha256(b)]);
  return crypto.subtle.timingSafeEqual(left, right);
}

function isRead(c: Context<AppEnv>): boolean {
  return c.req.method === 'GET' || c.req.method === 'HEAD';
}
