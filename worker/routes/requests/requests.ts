/** What the business reads and changes. All of it is in the desk. */
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import {
  countsSchema,
  erasedSchema,
  erasureSchema,
  listQuerySchema,
  requestChangeSchema,
  requestPageSchema,
} from '../../../schema/inbox.ts';
import { storedRequestSchema } from '../../../schema/stored-request.ts';
import { readDeadlines } from '../../business-hours.ts';
import type { AppEnv } from '../../env.ts';
import { isSameOrigin, requireSignIn } from '../../http/authorize.ts';
import { emptyResponse, jsonResponse, problems, security } from '../../http/describe.ts';
import { ProblemError } from '../../http/problem.ts';
import { sessionHash } from '../../http/session-cookie.ts';
import { limitBody, validateJson, validateQuery } from '../../http/validate.ts';
import { sessionHeader } from '../../store/desk/core.ts';
import type { Cursor } from '../../store/desk/list.ts';
import { openDesk } from '../../store/open-desk.ts';
import { insertQueued } from '../../store/reconcile.ts';
import { followUp } from './follow-up.ts';
import { byId, changedRequest, etagOf, idOf, ifMatch, notStored, versionFrom } from './one-request.ts';

export const requests = new Hono<AppEnv>();
requests.use(requireSignIn, limitBody);
requests.route('/', followUp);

requests.get(
  '/',
  describeRoute({
    summary: 'Lists requests, newest first',
    description:
      'New requests that are urgent come before all others. q finds every part of a word in everything a request holds. Without a status, the list leaves out the trash alone. view=today: a visit today, or overdue. A new request is overdue once the time has passed in which the business usually answers, counting only its opening hours, or after the time that the form promises.',
    security,
    responses: { 200: jsonResponse('A page of the list', requestPageSchema), ...problems(400, 401, 503) },
  }),
  validateQuery(listQuerySchema),
  async (c) => {
    const { limit, cursor, ...query } = c.req.valid('query');
    const page = openDesk(c.env).requests.list(query, await readDeadlines(c.env), limit, cursorFrom(cursor));
    return c.json(await page);
  },
);

requests.get(
  '/counts',
  describeRoute({
    summary: 'Counts requests by status and view',
    security,
    responses: { 200: jsonResponse('The counts', countsSchema), ...problems(401, 503) },
  }),
  async (c) => c.json(await openDesk(c.env).requests.counts(await readDeadlines(c.env))),
);

requests.get(
  '/live',
  describeRoute({
    summary: 'Opens a WebSocket that says when something has changed',
    security,
    responses: { 101: emptyResponse('Switching protocols'), ...problems(400, 401, 403, 503) },
  }),
  async (c) => {
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
  },
);

requests.post(
  '/erase',
  describeRoute({
    summary: "Deletes a person's data",
    description:
      'Every request with this email address or phone number, in the trash too, and the newsletter subscription. Final.',
    security,
    responses: { 200: jsonResponse('What was deleted', erasedSchema), ...problems(400, 401, 403, 413, 415, 422, 503) },
  }),
  validateJson(erasureSchema),
  async (c) => {
    const person = c.req.valid('json');
    // A request that only KV holds belongs to somebody, too.
    const erased = await openDesk(c.env).requests.erase(person, await insertQueued(c.env));
    console.log(JSON.stringify({ event: 'person_erased', requests: erased.deleted, pending: erased.pending }));
    return c.json(erased);
  },
);

requests.get(
  byId,
  describeRoute({
    summary: 'Reads a request',
    security,
    responses: { 200: jsonResponse('The request, with its ETag', storedRequestSchema), ...problems(401, 404, 503) },
  }),
  async (c) => {
    const request = await openDesk(c.env).requests.find(idOf(c));
    if (!request) throw notStored();
    return c.json(request, 200, etagOf(request));
  },
);

requests.patch(
  byId,
  describeRoute({
    summary: 'Changes the status or adds a note',
    security,
    parameters: [ifMatch],
    responses: {
      200: jsonResponse('The changed request', storedRequestSchema),
      ...problems(400, 401, 403, 404, 409, 412, 413, 415, 422, 503),
    },
  }),
  validateJson(requestChangeSchema),
  async (c) => {
    const change = c.req.valid('json');
    const version = versionFrom(c) ?? change.version ?? null;
    const request = changedRequest(await openDesk(c.env).requests.change(idOf(c), change, version, c.get('by')));
    console.log(JSON.stringify({ event: 'request_changed', id: request.id, status: request.state.status }));
    return c.json(request, 200, etagOf(request));
  },
);

requests.delete(
  byId,
  describeRoute({
    summary: 'Moves a request to the trash',
    description: 'It can be restored for seven days. To delete a person’s data for good and at once, use /api/requests/erase.',
    security,
    parameters: [ifMatch],
    responses: { 204: emptyResponse('In the trash'), ...problems(400, 401, 403, 404, 412, 503) },
  }),
  async (c) => {
    changedRequest(await openDesk(c.env).requests.trash(idOf(c), versionFrom(c), c.get('by')));
    console.log(JSON.stringify({ event: 'request_trashed', id: idOf(c) }));
    return c.body(null, 204);
  },
);

requests.post(
  `${byId}/restore`,
  describeRoute({
    summary: 'Restores a request from the trash',
    security,
    parameters: [ifMatch],
    responses: { 200: jsonResponse('The restored request', storedRequestSchema), ...problems(400, 401, 403, 404, 412, 503) },
  }),
  async (c) => {
    const request = changedRequest(await openDesk(c.env).requests.restore(idOf(c), versionFrom(c), c.get('by')));
    return c.json(request, 200, etagOf(request));
  },
);

function cursorFrom(cursor = ''): Cursor | null {
  const position = cursor.replace('u', '');
  return position === '' ? null : { isUrgent: cursor.startsWith('u'), position: Number(position) };
}
