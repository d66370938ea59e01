import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { AppEnv } from '../env.ts';
import { emptyResponse, problems } from '../http/describe.ts';
import { unavailable } from '../http/problem.ts';

export const health = new Hono<AppEnv>();

health.get(
  '/',
  describeRoute({
    summary: 'Whether the request store responds',
    responses: { 200: emptyResponse('It does'), ...problems(503) },
  }),
  async (c) => {
    // Nobody writes this key. Reading it costs less than a list and touches no one's data.
    await c.env.REQUESTS.get('health').catch(unavailable());
    return c.json({ status: 'ok', kv: true });
  },
);
