/** Visits of all requests. */
import { Hono } from 'hono';
import { type Visits, visitsQuerySchema } from '#schema/api/visit.ts';
import type { AppEnv } from '../env.ts';
import { requireSignIn } from '../http/authorize.ts';
import { validateQuery } from '../http/validate.ts';
import { openDesk } from '../store/open-desk.ts';

export const visits = new Hono<AppEnv>();

visits.get('/', requireSignIn, validateQuery(visitsQuerySchema), async (c) => {
  const { from, to } = c.req.valid('query');
  return c.json<Visits>(await openDesk(c.env).visits.list(from, to));
});
