/** What the business reads and changes. All of it is in the desk. */
import { Hono } from 'hono';
import { erasureSchema, listQuerySchema, requestChangeSchema } from '../../../schema/inbox.ts';
import { readDeadlines } from '../../built-files.ts';
import type { AppEnv } from '../../env.ts';
import { isSameOrigin, requireSignIn } from '../../http/authorize.ts';
import { ProblemError } from '../../http/problem.ts';
import { sessionHash } from '../../http/session-cookie.ts';
import { limitBody, validateJson, validateQuery } from '../../http/validate.ts';
import { sessionHeader } from '../../store/desk/core.ts';
import type { Cursor } from '../../store/desk/list.ts';
import { openDesk } from '../../store/open-desk.ts';
import { insertQueued } from '../../store/reconcile.ts';
import { followUp } from './follow-up.ts';
import { answerChange, byId, changedRequest, editFrom, etagOf, idOf, notStored } from './one-request.ts';

export const requests = new Hono<AppEnv>();
requests.use(requireSignIn, limitBody);
requests.route('/', followUp);

requests.get('/', validateQuery(listQuerySchema), async (c) => {
  const { limit, cursor, ...query } = c.req.valid('query');
  const page = openDesk(c.env).requests.list(query, await readDeadlines(c.env), limit, cursorFrom(cursor));
  return c.json(await page);
});

requests.get('/counts', async (c) => c.json(await openDesk(c.env).requests.counts(await readDeadlines(c.env))));

requests.get('/live', async (c) => {
  if (c.req.header('Upgrade') !== 'websocket') throw new ProblemError(400, 'Open this address as a WebSocket.');
  // Browsers send the cookie along from other sites of this domain, too.
  if (c.req.header('Authorization') === undefined && !isSameOrigin(c)) {
    throw new ProblemError(403, 'With the cookie, only a page of this site can open this address.');
  }
  const session = c.req.header('Authorization') === undefined ? await sessionHash(c) : null;
  const headers = new Headers(c.req.raw.headers);
  headers.delete(sessionHeader);
  if (session !== null) headers.set(sessionHeader, session);
  return openDesk(c.env).fetch(new Request(c.req.raw, { headers }));
});

requests.post('/erase', validateJson(erasureSchema), async (c) => {
  const person = c.req.valid('json');
  // A request that only KV holds belongs to somebody, too.
  const erased = await openDesk(c.env).requests.erase(person, await insertQueued(c.env));
  console.log(JSON.stringify({ event: 'person_erased', requests: erased.deleted, pending: erased.pending }));
  return c.json(erased);
});

requests.get(byId, async (c) => {
  const request = await openDesk(c.env).requests.find(idOf(c));
  if (!request) throw notStored();
  return c.json(request, 200, etagOf(request));
});

requests.patch(byId, validateJson(requestChangeSchema), async (c) => {
  const change = c.req.valid('json');
  const request = await changedRequest(openDesk(c.env).requests.change(idOf(c), change, editFrom(c, change.version)));
  console.log(JSON.stringify({ event: 'request_changed', id: request.id, status: request.state.status }));
  return c.json(request, 200, etagOf(request));
});

requests.delete(byId, async (c) => {
  await changedRequest(openDesk(c.env).requests.trash(idOf(c), editFrom(c)));
  console.log(JSON.stringify({ event: 'request_trashed', id: idOf(c) }));
  return c.body(null, 204);
});

requests.post(`${byId}/restore`, (c) => answerChange(c, openDesk(c.env).requests.restore(idOf(c), editFrom(c))));

function cursorFrom(cursor = ''): Cursor | null {
  const position = cursor.replace('u', '');
  return position === '' ? null : { isUrgent: cursor.startsWith('u'), position: Number(position) };
}
