import { Hono } from 'hono';
import { hourMs } from '../../schema/duration.ts';
import type { Health } from '../../schema/health.ts';
import type { AppEnv } from '../env.ts';
import { errorName } from '../error-name.ts';
import { limitCalls } from '../http/limit.ts';
import { deskIsOff } from '../store/desk/guards.ts';
import type { DeskHealth } from '../store/desk/upkeep.ts';
import { openDesk } from '../store/open-desk.ts';

export const health = new Hono<AppEnv>();

health.get('/', limitCalls('VISITOR_LIMIT'), async (c) => {
  const desk = await openDesk(c.env)
    .upkeep.health()
    .catch((error: unknown) => {
      console.error(JSON.stringify({ event: 'desk_unreachable', error: errorName(error) }));
      return null;
    });
  // If KV doesn't respond either, this answers 503.
  if (!desk) await c.env.REQUESTS.get('health');
  return c.json(desk ? describeHealth(desk) : ({ status: 'degraded', off: [deskIsOff] } satisfies Health));
});

function describeHealth({ backupAt, off, ...counts }: DeskHealth): Health {
  return {
    status: off.length === 0 ? 'ok' : 'degraded',
    off,
    backupAgeHours: backupAt === null ? null : Math.round((Date.now() - backupAt) / hourMs),
    ...counts,
  };
}
