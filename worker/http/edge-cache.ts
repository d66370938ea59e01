import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../env.ts';

/** Answers from the edge's cache for a minute, whatever stands in the query. */
export const cacheForAMinute = createMiddleware<AppEnv>(async (c, next) => {
  const { origin, pathname } = new URL(c.req.url);
  const key = new Request(origin + pathname);
  const cached = await caches.default.match(key);
  if (cached) return new Response(cached.body, cached);
  await next();
  if (c.res.status !== 200) return;
  c.header('Cache-Control', 'public, max-age=60');
  c.executionCtx.waitUntil(caches.default.put(key, c.res.clone()));
});
