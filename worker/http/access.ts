/** Cloudflare Access: where it stands in front of the inbox, its signed token says who is there. */
import type { Context } from 'hono';
import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import type { AppEnv } from '../env.ts';
import { errorName } from '../error-name.ts';

const claimsSchema = z.looseObject({ email: z.email() });
/** Keys by team, fetched once and kept by jose for as long as they're good. */
const keySets = new Map<string, JWTVerifyGetKey>();

/** The email address that Access vouches for, or null without Access or without a valid token. */
export async function accessEmail(c: Context<AppEnv>): Promise<string | null> {
  const { ACCESS_TEAM: team, ACCESS_AUD: audience } = c.env;
  const token = c.req.header('Cf-Access-Jwt-Assertion');
  if (!team || !audience || !token) return null;
  const issuer = `https://${team}.cloudflareaccess.com`;
  const keys = keySets.get(team) ?? createRemoteJWKSet(new URL('/cdn-cgi/access/certs', issuer));
  keySets.set(team, keys);
  try {
    const { payload } = await jwtVerify(token, keys, { issuer, audience });
    return claimsSchema.parse(payload).email;
  } catch (error) {
    console.warn(JSON.stringify({ event: 'access_token_refused', error: errorName(error) }));
    return null;
  }
}
