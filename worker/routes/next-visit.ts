import { Hono } from 'hono';
import { windowsAhead } from '../../schema/visit-windows.ts';
import { readBusinessHours } from '../business-hours.ts';
import type { AppEnv } from '../env.ts';
import { cacheForAMinute } from '../http/edge-cache.ts';
import { limitCalls } from '../http/limit.ts';
import { openDesk } from '../store/open-desk.ts';

export const nextVisit = new Hono<AppEnv>();

nextVisit.get('/', limitCalls('VISITOR_LIMIT'), cacheForAMinute, async (c) => {
  const hours = await readBusinessHours(c.env);
  const window = hours && (await openDesk(c.env).visits.firstFree(windowsAhead(Date.now(), hours), hours.crews));
  return c.json({ window });
});
