/** GET /api/health: whether KV answers. */
import { Hono } from 'hono';
import type { AppEnv } from '../env.ts';
import { problem } from '../http/problem.ts';
import { storeReads } from '../store/health.ts';

export const health = new Hono<AppEnv>();

health.get('/', async (c) => {
  if (await storeReads(c.env.REQUESTS)) return c.json({ status: 'ok', kv: true });
  return problem(c, 503, { detail: 'The store of requests does not answer.', headers: { 'Retry-After': '5' } });
});

health.all('/', (c) => problem(c, 405, { detail: 'Health is read with GET.', headers: { Allow: 'GET, HEAD' } }));
