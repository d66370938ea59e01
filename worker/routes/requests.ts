/** What the business reads and changes. */
import { type Context, Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { erasedSchema, erasureSchema, listQuerySchema, requestChangeSchema, requestPageSchema } from '../../schema/inbox.ts';
import { notesLimit, type StoredRequest, stateOf, storedRequestSchema } from '../../schema/stored-request.ts';
import type { AppEnv } from '../env.ts';
import { requireSignIn } from '../http/authorize.ts';
import { emptyResponse, jsonResponse, problems, security } from '../http/describe.ts';
import { ProblemError, unavailable } from '../http/problem.ts';
import { limitBody, validateJson, validateQuery } from '../http/validate.ts';
import { eraseRequests } from '../store/erase.ts';
import { canListRequests, listRequests } from '../store/list.ts';
import { forgetAddress } from '../store/newsletter.ts';
import { changeRequest, deleteRequest, findRequest } from '../store/requests.ts';

export const requests = new Hono<AppEnv>();
requests.use(requireSignIn, limitBody);

requests.get(
  '/',
  describeRoute({
    summary: 'Lists requests, newest first',
    security,
    responses: { 200: jsonResponse('A page of the list', requestPageSchema), ...problems(400, 401, 503) },
  }),
  validateQuery(listQuerySchema),
  async (c) => {
    const { limit, cursor, ...query } = c.req.valid('query');
    const page = await listRequests(c.env.REQUESTS, query, limit, cursor).catch((error) => rejectList(c, cursor, error));
    return c.json(page);
  },
);

requests.post(
  '/erase',
  describeRoute({
    summary: "Deletes a person's data",
    security,
    responses: { 200: jsonResponse('What was deleted', erasedSchema), ...problems(400, 401, 403, 413, 415, 422, 503) },
  }),
  validateJson(erasureSchema),
  async (c) => {
    const kv = c.env.REQUESTS;
    const erasure = c.req.valid('json');
    const { deleted, cursor } = await eraseRequests(kv, erasure).catch((error) => rejectList(c, erasure.cursor, error));
    const newsletter = erasure.email !== undefined && (await forgetAddress(kv, erasure.email).catch(unavailable()));
    console.log(JSON.stringify({ event: 'person_erased', requests: deleted, complete: cursor === null }));
    return c.json({ deleted, newsletter, cursor });
  },
);

/** Every UUID matches, and "erase" doesn't. */
const byId = '/:id{[-0-9a-fA-F]+}';

requests.get(
  byId,
  describeRoute({
    summary: 'Reads a request',
    security,
    responses: { 200: jsonResponse('The request, with its ETag', storedRequestSchema), ...problems(401, 404, 503) },
  }),
  async (c) => {
    const request = await findRequest(c.env.REQUESTS, idOf(c)).catch(unavailable());
    if (!request) throw notStored();
    return c.json(request, 200, etagOf(request));
  },
);

requests.patch(
  byId,
  describeRoute({
    summary: 'Changes the status or adds a note',
    security,
    parameters: [
      { name: 'If-Match', in: 'header', description: 'The ETag that the change is based on', schema: { type: 'string' } },
    ],
    responses: {
      200: jsonResponse('The changed request', storedRequestSchema),
      ...problems(400, 401, 403, 404, 412, 413, 415, 422, 503),
    },
  }),
  validateJson(requestChangeSchema),
  async (c) => {
    const change = c.req.valid('json');
    const version = versionFrom(c.req.header('If-Match')) ?? change.version;
    const result = await changeRequest(c.env.REQUESTS, idOf(c), change, version).catch(unavailable());
    if (result.outcome === 'not found') throw notStored();
    if (result.outcome === 'too many notes') throw new ProblemError(422, `A request can hold at most ${notesLimit} notes.`);
    if (result.outcome === 'outdated') {
      const headers = { ETag: `"${result.version}"` };
      throw new ProblemError(412, 'Someone else has changed this request. Read it again first.', { headers });
    }
    const { request } = result;
    console.log(JSON.stringify({ event: 'request_changed', id: request.id, status: request.state?.status }));
    return c.json(request, 200, etagOf(request));
  },
);

requests.delete(
  byId,
  describeRoute({
    summary: 'Deletes a request for good',
    security,
    responses: { 204: emptyResponse('Deleted'), ...problems(401, 403, 404, 503) },
  }),
  async (c) => {
    if (!(await deleteRequest(c.env.REQUESTS, idOf(c)).catch(unavailable()))) throw notStored();
    console.log(JSON.stringify({ event: 'request_deleted', id: idOf(c) }));
    return c.body(null, 204);
  },
);

function idOf(c: Context<AppEnv>): string {
  return c.req.param('id')?.toLowerCase() ?? '';
}

function etagOf(request: StoredRequest): { ETag: string } {
  return { ETag: `"${stateOf(request).version}"` };
}

/** Undefined if any version will do. Proxies that compress make an ETag weak. */
function versionFrom(ifMatch = '*'): number | undefined {
  if (ifMatch.trim() === '*') return undefined;
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(ifMatch.trim())?.[1];
  if (version === undefined) throw new ProblemError(400, 'If-Match must be the ETag of a request, such as "3", or *.');
  return Number(version);
}

function notStored(): ProblemError {
  return new ProblemError(404, 'No request has this id.');
}

/** KV throws the same error for a bad cursor as for an outage. A list without a cursor shows which it is. */
async function rejectList(c: Context<AppEnv>, cursor: string | undefined, error: unknown): Promise<never> {
  if (cursor && (await canListRequests(c.env.REQUESTS))) throw new ProblemError(400, "The cursor isn't one from this list.");
  return unavailable()(error);
}
