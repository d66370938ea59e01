/** Visits of all requests. */
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { visitsQuerySchema, visitsSchema } from '../../schema/visit.ts';
import type { AppEnv } from '../env.ts';
import { requireSignIn } from '../http/authorize.ts';
import { jsonResponse, problems, security } from '../http/describe.ts';
import { validateQuery } from '../http/validate.ts';
import { openDesk } from '../store/open-desk.ts';

export const visits = new Hono<AppEnv>();

visits.get(
  '/',
  describeRoute({
    summary: 'Lists visits from one date to another, and counts the confirmed ones of each day',
    security,
    responses: { 200: jsonResponse('The visits', visitsSchema), ...problems(400, 401, 503) },
  }),
  requireSignIn,
  validateQuery(visitsQuerySchema),
  async (c) => {
    const { from, to } = c.req.valid('query');
    return c.json(await openDesk(c.env).calendar.visits(from, to));
  },
);
