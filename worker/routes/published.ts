/** What customers of finished jobs want public, and figures that our own records prove. */
import { Hono } from 'hono';
import { readBusinessHours } from '../built-files.ts';
import type { AppEnv } from '../env.ts';
import { cacheForAMinute } from '../http/edge-cache.ts';
import { limitCalls } from '../http/limit.ts';
import { servePhoto } from '../http/photo.ts';
import { outage, ProblemError } from '../http/problem.ts';
import { openDesk } from '../store/open-desk.ts';

export const published = new Hono<AppEnv>();
published.use(limitCalls('VISITOR_LIMIT'));

published.get('/', cacheForAMinute, async (c) => {
  const hours = await readBusinessHours(c.env);
  // The time to an answer depends on the opening hours. Without it, publishing would remove figures from the site.
  if (!hours) throw outage();
  const published = await openDesk(c.env).published.read(hours);
  if (!published) throw outage("The desk has lost jobs or reviews that aren't back yet, so what is public isn't known.");
  return c.json(published);
});

published.get('/photos/:job{[0-9a-f]{12}}/:name{[0-9a-f]{32}}', async (c) => {
  const found = await openDesk(c.env).published.photo(c.req.param('job'), c.req.param('name'));
  if (!found) throw new ProblemError(404, 'There is no such photo.');
  if (!found.isShown) throw new ProblemError(410, 'Its customer doesn’t want this photo shown.');
  // Nobody keeps it, because consent can be withdrawn at any time.
  return servePhoto(c, found.id, found.photo, 'no-store');
});
