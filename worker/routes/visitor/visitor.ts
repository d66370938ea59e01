/** The visitor's own page. The link's fragment travels in the Authorization header, so no path or log holds the secret. */

import { type Context, Hono } from 'hono';
import { isAmong, windowsAhead } from '../../../schema/visit-windows.ts';
import { acceptanceSchema, timesSchema, visitorMessageSchema } from '../../../schema/visitor.ts';
import { visitorProblems } from '../../../schema/visitor-problems.ts';
import { readBusinessHours, readCrews } from '../../built-files.ts';
import type { AppEnv } from '../../env.ts';
import { limitCalls } from '../../http/limit.ts';
import { ProblemError } from '../../http/problem.ts';
import { limitBody, validateJson } from '../../http/validate.ts';
import { noSuchLink, requireDesk, requireLink } from '../../http/visitor.ts';
import { attachmentsOf, shownFields } from '../../store/desk/show.ts';
import type { VisitorView } from '../../store/desk/visitor-view.ts';
import type { Intake } from '../../store/intake.ts';
import { openDesk } from '../../store/open-desk.ts';
import { storedPhotos } from '../../store/photos.ts';
import { answer, callOf } from './answer.ts';
import { visitorPhotos } from './photos.ts';
import { visitorProof } from './proof.ts';
import { visitorQuote } from './quote.ts';

export const visitor = new Hono<AppEnv>();
visitor.use(limitCalls('VISITOR_LIMIT'), requireLink);
visitor.route('/photos', visitorPhotos);
visitor.route('/', visitorProof);
visitor.route('/quote', visitorQuote);

visitor.get('/', async (c) => {
  const { id, madeBy, intake } = c.get('visitor');
  const hours = await readBusinessHours(c.env);
  const view = intake === null ? await openDesk(c.env).visitors.page(id, hours?.crews) : await sparePage(c, intake);
  if (!view) throw noSuchLink();
  const { full, ...page } = view;
  if (madeBy === null && page.quote && !page.quote.openedAt) await openDesk(c.env).quotes.open(id, page.quote.number);
  const open = hours === null ? [] : windowsAhead(Date.now(), hours);
  return c.json({ ...page, isOwnLink: madeBy === null, windows: open.filter((window) => !isAmong(full, window)) });
});

visitor.post('/messages', limitBody, requireDesk, validateJson(visitorMessageSchema), (c) =>
  answer(c, openDesk(c.env).visitors.addMessage(c.get('visitor').id, c.req.valid('json').text, callOf(c))),
);

visitor.put('/times', limitBody, requireDesk, validateJson(timesSchema), async (c) => {
  const { preferredTimes } = c.req.valid('json');
  const hours = await readBusinessHours(c.env);
  const open = hours && windowsAhead(Date.now(), hours);
  if (open && !preferredTimes.every((window) => isAmong(open, window))) {
    throw new ProblemError(422, visitorProblems.fields, { errors: { preferredTimes: visitorProblems.closedTime } });
  }
  return answer(c, openDesk(c.env).visitors.setTimes(c.get('visitor').id, preferredTimes, callOf(c)));
});

visitor.post('/visit', limitBody, requireDesk, validateJson(acceptanceSchema), async (c) => {
  const crews = await readCrews(c.env);
  return answer(c, openDesk(c.env).visitors.acceptVisit(c.get('visitor').id, c.req.valid('json'), crews, callOf(c)));
});

visitor.post('/withdraw', requireDesk, (c) => answer(c, openDesk(c.env).visitors.withdraw(c.get('visitor').id, callOf(c))));

visitor.delete('/', requireDesk, async (c) => {
  const { id, madeBy } = c.get('visitor');
  await openDesk(c.env).visitors.erase(id, madeBy === null);
  console.log(JSON.stringify({ event: 'request_erased', id }));
  return c.body(null, 204);
});

/** What KV knows while the desk is out of reach. */
async function sparePage(c: Context<AppEnv>, intake: Intake): Promise<VisitorView> {
  return {
    id: intake.id,
    receivedAt: new Date(intake.receivedAt).toISOString(),
    status: 'received',
    isComplete: false,
    sent: { ...shownFields(intake), ...attachmentsOf(intake) },
    preferredTimes: intake.fields?.preferredTimes ?? [],
    visit: null,
    full: [],
    photos: await storedPhotos(c.env, intake.id),
    messages: [],
  };
}
