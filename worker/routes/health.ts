import { Hono } from 'hono';
import type { Health } from '#schema/api/health.ts';
import type { AppEnv } from '../env.ts';
import { limitCalls } from '../http/limit.ts';
import { deskIsOff } from '../store/desk/guards.ts';
import { openDesk, unlessUnreachable } from '../store/open-desk.ts';

export const health = new Hono<AppEnv>();

health.get('/', limitCalls('VISITOR_LIMIT'), async (c) => {
  const answer = await unlessUnreachable<Health>(() => openDesk(c.env).upkeep.health());
  // If KV doesn't respond either, this answers 503.
  if (!answer) await c.env.REQUESTS.get('health');
  return c.json<Health>(answer ?? { status: 'degraded', off: [deskIsOff] });
});
