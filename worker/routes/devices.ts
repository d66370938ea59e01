/** The devices on which somebody is signed in, and passkeys. */
import { Hono } from 'hono';
import type { AppEnv } from '../env.ts';
import { requireSignIn, requireToken } from '../http/authorize.ts';
import { sessionHash } from '../http/session-cookie.ts';
import { sha256Hex } from '../sha256.ts';
import { openDesk } from '../store/open-desk.ts';

export const devices = new Hono<AppEnv>();

devices.get('/devices', requireSignIn, async (c) => {
  const desk = openDesk(c.env);
  const tokenHash = await sha256Hex(requireToken(c));
  const hash = await sessionHash(c);
  const [list, passkeys] = await Promise.all([desk.accounts.devices({ hash, tokenHash }), desk.passkeys.list(tokenHash)]);
  return c.json({ devices: list, passkeys });
});

devices.delete('/devices/:id{[-\\w]+}', requireSignIn, async (c) => {
  await openDesk(c.env).accounts.endDevice(c.req.param('id'));
  return c.body(null, 204);
});

devices.delete('/passkeys/:id{[-\\w]+}', requireSignIn, async (c) => {
  await openDesk(c.env).passkeys.remove(c.req.param('id'));
  return c.body(null, 204);
});
