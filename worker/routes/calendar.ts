/** The feed of visits that calendar programs subscribe to. They can't sign in, so its address is the secret. */
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { newSecret } from '../../schema/new-secret.ts';
import { calendarSchema, newCalendarSchema } from '../../schema/visit.ts';
import type { AppEnv } from '../env.ts';
import { requireSignIn } from '../http/authorize.ts';
import { emptyResponse, jsonResponse, problems, security } from '../http/describe.ts';
import { limitCalls } from '../http/limit.ts';
import { ProblemError } from '../http/problem.ts';
import { sha256Hex } from '../sha256.ts';
import { openDesk } from '../store/open-desk.ts';
import { timeText } from '../time-text.ts';

export const calendar = new Hono<AppEnv>();

calendar.get(
  '/:file{[0-9a-f]{32}\\.ics}',
  describeRoute({
    summary: 'The calendar feed of visits',
    description: 'Confirmed visits, and canceled or moved ones that a calendar may still show.',
    responses: {
      200: { description: 'iCalendar (RFC 5545)', content: { 'text/calendar': {} } },
      ...problems(404, 429, 503),
    },
  }),
  limitCalls('VISITOR_LIMIT'),
  async (c) => {
    const secret = c.req.param('file').slice(0, -'.ics'.length);
    const text = await openDesk(c.env).calendar.feedText(await sha256Hex(secret));
    if (text === null) throw new ProblemError(404, 'There is no such calendar.');
    return c.body(text, 200, { 'Content-Type': 'text/calendar; charset=utf-8' });
  },
);

calendar.get(
  '/',
  describeRoute({
    summary: 'Whether there is a calendar feed',
    security,
    responses: { 200: jsonResponse('The feed, without its address', calendarSchema), ...problems(401, 503) },
  }),
  requireSignIn,
  async (c) => {
    const feed = await openDesk(c.env).calendar.feed();
    return c.json({ feed: feed && { by: feed.by, at: timeText(feed.at) } });
  },
);

calendar.post(
  '/',
  describeRoute({
    summary: 'Makes a calendar feed',
    description: 'The address of an earlier feed stops working. The new one is shown only once.',
    security,
    responses: { 201: jsonResponse('The path of the feed', newCalendarSchema), ...problems(401, 403, 503) },
  }),
  requireSignIn,
  async (c) => {
    const secret = newSecret();
    await openDesk(c.env).calendar.openFeed(await sha256Hex(secret), c.get('by'));
    return c.json({ path: `/api/calendar/${secret}.ics` }, 201);
  },
);

calendar.delete(
  '/',
  describeRoute({
    summary: 'Revokes the calendar feed',
    security,
    responses: { 204: emptyResponse('Revoked'), ...problems(401, 403, 503) },
  }),
  requireSignIn,
  async (c) => {
    await openDesk(c.env).calendar.closeFeed();
    return c.body(null, 204);
  },
);
