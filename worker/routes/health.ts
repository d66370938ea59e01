import { Hono } from 'hono';
import type { Health } from '../../schema/health.ts';
import type { AppEnv } from '../env.ts';
import { errorName } from '../error-name.ts';
import { limitCalls } from '../http/limit.ts';
import { deskIsOff } from '../store/desk/guards.ts';
import { openDesk } from '../store/open-desk.ts';

export const health = new Hono<AppEnv>();

health.get('/', limitCalls('VISITOR_LIMIT'), async (c) => {
  const answer = await openDesk(c.env)
    .upkeep.health()
    .catch((error: unknown) => {
      console.error(JSON.stringify({ event: 'desk_unreachable', error: errorName(error) }));
      return null;
    });
  // If KV doesn't respond either, this answers 503.
  if (!answer) await c.env.REQUESTS.get('health');
  return c.json(answer ?? ({ status: 'degraded', off: [deskIsOff] } satisfies Health));
});
