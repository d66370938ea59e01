/** The devices on which somebody is signed in, and passkeys. */
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { devicesSchema } from '../../schema/session.ts';
import type { AppEnv } from '../env.ts';
import { requireSignIn, requireToken } from '../http/authorize.ts';
import { emptyResponse, jsonResponse, problems, security } from '../http/describe.ts';
import { sessionHash } from '../http/session-cookie.ts';
import { sha256Hex } from '../sha256.ts';
import { openDesk } from '../store/open-desk.ts';

export const devices = new Hono<AppEnv>();

devices.get(
  '/devices',
  describeRoute({
    summary: 'Lists signed-in devices and passkeys',
    security,
    responses: { 200: jsonResponse('The devices and passkeys', devicesSchema), ...problems(401, 429, 503) },
  }),
  requireSignIn,
  async (c) => {
    const desk = openDesk(c.env);
    const tokenHash = await sha256Hex(requireToken(c));
    const hash = await sessionHash(c);
    const [list, passkeys] = await Promise.all([desk.accounts.devices({ hash, tokenHash }), desk.passkeys.list(tokenHash)]);
    return c.json({ devices: list, passkeys });
  },
);

devices.delete(
  '/devices/:id{[-\\w]+}',
  describeRoute({
    summary: 'Signs a device out',
    security,
    responses: { 204: emptyResponse('Signed out'), ...problems(401, 403, 429, 503) },
  }),
  requireSignIn,
  async (c) => {
    await openDesk(c.env).accounts.endDevice(c.req.param('id'));
    return c.body(null, 204);
  },
);

devices.delete(
  '/passkeys/:id{[-\\w]+}',
  describeRoute({
    summary: 'Removes a passkey',
    security,
    responses: { 204: emptyResponse('Removed'), ...problems(401, 403, 429, 503) },
  }),
  requireSignIn,
  async (c) => {
    await openDesk(c.env).passkeys.remove(c.req.param('id'));
    return c.body(null, 204);
  },
);
