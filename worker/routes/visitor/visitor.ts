/** The visitor's own page. The link's fragment travels in the Authorization header, so no path or log holds the secret. */

import { Hono } from 'hono';
import { acceptanceSchema, timesSchema, type VisitorPage, visitorMessageSchema } from '#schema/api/visitor.ts';
import { visitorProblems } from '#schema/api/visitor-problems.ts';
import { isAmong, windowsAhead } from '#schema/rules/visit-windows.ts';
import { readBusinessHours, readCrews } from '../../built-files.ts';
import type { AppEnv } from '../../env.ts';
import { limitCalls } from '../../http/limit.ts';
import { ProblemError } from '../../http/problem.ts';
import { limitBody, validateJson } from '../../http/validate.ts';
import { noSuchLink, requireLink } from '../../http/visitor.ts';
import { openDesk } from '../../store/open-desk.ts';
import { timeText } from '../../time-text.ts';
import { answer, callOf } from './answer.ts';
import { visitorPhotos } from './photos.ts';
import { visitorQuote } from './quote.ts';

export const visitor = new Hono<AppEnv>();
visitor.use(limitCalls('VISITOR_LIMIT'), requireLink, async (c, next) => {
  const isForQuote = c.req.method === 'GET' || c.req.path.endsWith('/quote');
  // On our own device, whoever holds it reads the quote and answers, and nothing else.
  if (c.get('visitor').way === 'table' && !isForQuote) throw noSuchLink();
  await next();
});
visitor.route('/photos', visitorPhotos);
visitor.route('/quote', visitorQuote);

visitor.get('/', async (c) => {
  const { id, madeBy, way } = c.get('visitor');
  const hours = await readBusinessHours(c.env);
  const view = await openDesk(c.env).visitors.page(id, hours?.crews);
  if (!view) throw noSuchLink();
  const { full, ...page } = view;
  if (madeBy === null && page.quote && !page.quote.openedAt) await openDesk(c.env).quotes.open(id, page.quote.number);
  const now = Date.now();
  const open = hours === null ? [] : windowsAhead(now, hours);
  return c.json<VisitorPage>({
    ...page,
    readAt: timeText(now),
    way,
    windows: open.filter((window) => !isAmong(full, window)),
  });
});

visitor.post('/messages', limitBody, validateJson(visitorMessageSchema), (c) =>
  answer(c, openDesk(c.env).visitors.addMessage(c.get('visitor').id, c.req.valid('json').text, callOf(c))),
);

visitor.put('/times', limitBody, validateJson(timesSchema), async (c) => {
  const { preferredTimes } = c.req.valid('json');
  const hours = await readBusinessHours(c.env);
  const open = hours && windowsAhead(Date.now(), hours);
  if (open && !preferredTimes.every((window) => isAmong(open, window))) {
    throw new ProblemError(422, visitorProblems.fields, { errors: { preferredTimes: visitorProblems.closedTime } });
  }
  return answer(c, openDesk(c.env).visitors.setTimes(c.get('visitor').id, preferredTimes, callOf(c)));
});

visitor.post('/visit', limitBody, validateJson(acceptanceSchema), async (c) => {
  const crews = await readCrews(c.env);
  return answer(c, openDesk(c.env).visitors.acceptVisit(c.get('visitor').id, c.req.valid('json'), crews, callOf(c)));
});

visitor.post('/withdraw', (c) => answer(c, openDesk(c.env).visitors.withdraw(c.get('visitor').id, callOf(c))));

visitor.delete('/', async (c) => {
  const { id } = c.get('visitor');
  const answered = await answer(c, openDesk(c.env).visitors.erase(id, callOf(c)));
  console.log(JSON.stringify({ event: 'request_erased', id }));
  return answered;
});
