import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { hourMs } from '../../schema/duration.ts';
import { type Health, healthSchema } from '../../schema/health.ts';
import type { AppEnv } from '../env.ts';
import { errorName } from '../error-name.ts';
import { jsonResponse, problems } from '../http/describe.ts';
import { limitCalls } from '../http/limit.ts';
import { deskIsOff } from '../store/desk/guards.ts';
import type { DeskHealth } from '../store/desk/upkeep.ts';
import { openDesk } from '../store/open-desk.ts';

export const health = new Hono<AppEnv>();

health.get(
  '/',
  describeRoute({
    summary: 'Whether the two stores respond and agree, and which guards are off',
    responses: { 200: jsonResponse('At least one store takes requests', healthSchema), ...problems(429, 503) },
  }),
  limitCalls('VISITOR_LIMIT'),
  async (c) => {
    const desk = await openDesk(c.env)
      .upkeep.health()
      .catch((error: unknown) => {
        console.error(JSON.stringify({ event: 'desk_unreachable', error: errorName(error) }));
        return null;
      });
    // If KV doesn't respond either, this answers 503.
    if (!desk) await c.env.REQUESTS.get('health');
    return c.json(desk ? describeHealth(desk) : ({ status: 'degraded', off: [deskIsOff] } satisfies Health));
  },
);

function describeHealth({ backupAt, off, ...counts }: DeskHealth): Health {
  return {
    status: off.length === 0 ? 'ok' : 'degraded',
    off,
    backupAgeHours: backupAt === null ? null : Math.round((Date.now() - backupAt) / hourMs),
    ...counts,
  };
}
