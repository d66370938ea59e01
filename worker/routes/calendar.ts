/** Feeds of visits that calendar programs subscribe to. They can't sign in, so each address holds a secret. */
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { type Calendars, calendarLimit, type NewCalendar } from '#schema/api/visit.ts';
import { newSecret } from '#schema/rules/new-secret.ts';
import type { AppEnv } from '../env.ts';
import { requireSignIn } from '../http/authorize.ts';
import { limitCalls } from '../http/limit.ts';
import { ProblemError } from '../http/problem.ts';
import { sha256Hex } from '../sha256.ts';
import { openDesk } from '../store/open-desk.ts';

export const calendar = new Hono<AppEnv>();

calendar.get('/:file{[0-9a-f]{32}\\.ics}', limitCalls('VISITOR_LIMIT'), etag(), async (c) => {
  const secret = c.req.param('file').slice(0, -'.ics'.length);
  const text = await openDesk(c.env).calendar.feedText(await sha256Hex(secret));
  if (text === null) throw new ProblemError(404, 'There is no such calendar.');
  return c.body(text, 200, { 'Content-Type': 'text/calendar; charset=utf-8' });
});

calendar.get('/', requireSignIn, async (c) => c.json<Calendars>({ feeds: await openDesk(c.env).calendar.feeds() }));

calendar.post('/', requireSignIn, async (c) => {
  const secret = newSecret();
  const isOpen = await openDesk(c.env).calendar.openFeed(await sha256Hex(secret), c.get('person'));
  if (!isOpen) throw new ProblemError(409, `There are ${calendarLimit} addresses. Revoke one first.`);
  return c.json<NewCalendar>({ path: `/api/calendar/${secret}.ics` }, 201);
});

calendar.delete('/:feed{[0-9a-f]{16}}', requireSignIn, async (c) => {
  await openDesk(c.env).calendar.closeFeed(c.req.param('feed'));
  return c.body(null, 204);
});
