import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { nextVisitSchema } from '../../schema/visit.ts';
import { windowsAhead } from '../../schema/visit-windows.ts';
import { readBusinessHours } from '../business-hours.ts';
import type { AppEnv } from '../env.ts';
import { jsonResponse, problems } from '../http/describe.ts';
import { cacheForAMinute } from '../http/edge-cache.ts';
import { limitCalls } from '../http/limit.ts';
import { openDesk } from '../store/open-desk.ts';

export const nextVisit = new Hono<AppEnv>();

nextVisit.get(
  '/',
  describeRoute({
    summary: 'When the next visit is free',
    description: 'Up to a minute old.',
    responses: { 200: jsonResponse('The first free window, or null if none is', nextVisitSchema), ...problems(429, 503) },
  }),
  limitCalls('VISITOR_LIMIT'),
  cacheForAMinute,
  async (c) => {
    const hours = await readBusinessHours(c.env);
    const window = hours && (await openDesk(c.env).proof.firstFree(windowsAhead(Date.now(), hours), hours.crews));
    return c.json({ window });
  },
);
