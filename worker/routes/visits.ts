/** Visits of all requests. */
import { Hono } from 'hono';
import { type NextVisit, type Visits, visitsQuerySchema } from '#schema/api/visit.ts';
import { windowsAhead } from '#schema/rules/visit-windows.ts';
import { readBusinessHours } from '../built-files.ts';
import type { AppEnv } from '../env.ts';
import { requireSignIn } from '../http/authorize.ts';
import { cacheForAMinute } from '../http/edge-cache.ts';
import { limitCalls } from '../http/limit.ts';
import { validateQuery } from '../http/validate.ts';
import { openDesk } from '../store/open-desk.ts';

export const visits = new Hono<AppEnv>();

visits.get('/', requireSignIn, validateQuery(visitsQuerySchema), async (c) => {
  const { from, to } = c.req.valid('query');
  return c.json<Visits>(await openDesk(c.env).visits.list(from, to));
});

/** The first free window, for the contact form. */
export const nextVisit = new Hono<AppEnv>();

nextVisit.get('/', limitCalls('VISITOR_LIMIT'), cacheForAMinute, async (c) => {
  const hours = await readBusinessHours(c.env);
  const window = hours && (await openDesk(c.env).visits.firstFree(windowsAhead(Date.now(), hours), hours.crews));
  return c.json<NextVisit>({ window });
});
