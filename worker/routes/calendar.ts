/** The feed of visits that calendar programs subscribe to. They can't sign in, so its address is the secret. */
import { Hono } from 'hono';
import { newSecret } from '../../schema/new-secret.ts';
import type { AppEnv } from '../env.ts';
import { requireSignIn } from '../http/authorize.ts';
import { limitCalls } from '../http/limit.ts';
import { ProblemError } from '../http/problem.ts';
import { sha256Hex } from '../sha256.ts';
import { openDesk } from '../store/open-desk.ts';
import { timeText } from '../time-text.ts';

export const calendar = new Hono<AppEnv>();

calendar.get('/:file{[0-9a-f]{32}\\.ics}', limitCalls('VISITOR_LIMIT'), async (c) => {
  const secret = c.req.param('file').slice(0, -'.ics'.length);
  const text = await openDesk(c.env).calendar.feedText(await sha256Hex(secret));
  if (text === null) throw new ProblemError(404, 'There is no such calendar.');
  return c.body(text, 200, { 'Content-Type': 'text/calendar; charset=utf-8' });
});

calendar.get('/', requireSignIn, async (c) => {
  const feed = await openDesk(c.env).calendar.feed();
  return c.json({ feed: feed && { by: feed.by, at: timeText(feed.at) } });
});

calendar.post('/', requireSignIn, async (c) => {
  const secret = newSecret();
  await openDesk(c.env).calendar.openFeed(await sha256Hex(secret), c.get('by'));
  return c.json({ path: `/api/calendar/${secret}.ics` }, 201);
});

calendar.delete('/', requireSignIn, async (c) => {
  await openDesk(c.env).calendar.closeFeed();
  return c.body(null, 204);
});
