/** /api/requests: what the business reads and changes. */
import { type Context, Hono } from 'hono';
import { erasureSchema, listLimit, requestChangeSchema, requestQuerySchema } from '../../schema/inbox.ts';
import { notesLimit, type StoredRequest, stateOf } from '../../schema/stored-request.ts';
import type { AppEnv } from '../env.ts';
import { requireSignIn } from '../http/authorize.ts';
import { limitedBody, readJson } from '../http/json-body.ts';
import { problem } from '../http/problem.ts';
import { eraseRequests } from '../store/erase.ts';
import { listRequests, storeAnswers } from '../store/list.ts';
import { forgetAddress } from '../store/newsletter.ts';
import { changeRequest, deleteRequest, findRequest } from '../store/requests.ts';

const defaultLimit = 50;

export const requests = new Hono<AppEnv>();
requests.use(requireSignIn());

requests.get('/', async (c) => {
  const limit = parseLimit(c.req.query('limit'));
  if (limit === null) return problem(c, 400, { detail: `limit is a whole number from 1 to ${listLimit}.` });
  const query = requestQuerySchema.safeParse({ status: c.req.query('status') || undefined, q: c.req.query('q') });
  if (!query.success) return problem(c, 400, { detail: query.error.issues[0]?.message ?? 'This filter is not understood.' });
  const cursor = c.req.query('cursor') || undefined;
  try {
    return c.json(await listRequests(c.env.REQUESTS, query.data, limit, cursor));
  } catch {
    return listFailed(c, cursor);
  }
});

requests.post('/erase', limitedBody, async (c) => {
  const body = await readJson(c, erasureSchema);
  if (!body.ok) return body.response;
  try {
    const { deleted, cursor } = await eraseRequests(c.env.REQUESTS, body.value);
    const newsletter = body.value.email !== undefined && (await forgetAddress(c.env.REQUESTS, body.value.email));
    console.log(JSON.stringify({ event: 'person_erased', requests: deleted, complete: cursor === null }));
    return c.json({ deleted, newsletter, cursor });
  } catch {
    return listFailed(c, body.value.cursor);
  }
});

requests.all('/erase', (c) => problem(c, 405, { detail: 'Erase with POST.', headers: { Allow: 'POST' } }));

requests.get('/:id', async (c) => {
  try {
    const request = await findRequest(c.env.REQUESTS, idOf(c));
    return request ? c.json(request, 200, versionOf(request)) : unknown(c);
  } catch {
    return unanswered(c);
  }
});

requests.patch('/:id', limitedBody, async (c) => {
  const body = await readJson(c, requestChangeSchema);
  if (!body.ok) return body.response;
  const ifMatch = parseIfMatch(c.req.header('If-Match'));
  if (ifMatch === null) return problem(c, 400, { detail: 'If-Match is the ETag of one request, such as "3", or *.' });
  try {
    const changed = await changeRequest(c.env.REQUESTS, idOf(c), body.value, ifMatch ?? body.value.version);
    if (changed.outcome === 'unknown') return unknown(c);
    if (changed.outcome === 'too many notes') {
      return problem(c, 422, { detail: `A request holds at most ${notesLimit} notes.` });
    }
    if (changed.outcome === 'other version') {
      const headers = { ETag: `"${changed.version}"` };
      return problem(c, 412, { detail: 'The request was changed in the meantime. Read it again first.', headers });
    }
    console.log(JSON.stringify({ event: 'request_changed', id: changed.request.id, status: changed.request.state?.status }));
    return c.json(changed.request, 200, versionOf(changed.request));
  } catch {
    return unanswered(c);
  }
});

requests.delete('/:id', async (c) => {
  try {
    if (!(await deleteRequest(c.env.REQUESTS, idOf(c)))) return unknown(c);
    console.log(JSON.stringify({ event: 'request_deleted', id: idOf(c) }));
    return c.body(null, 204);
  } catch {
    return unanswered(c);
  }
});

requests.all('/', (c) => problem(c, 405, { detail: 'The list can be read with GET.', headers: { Allow: 'GET, HEAD' } }));
requests.all('/:id', (c) =>
  problem(c, 405, { detail: 'Use GET, PATCH or DELETE.', headers: { Allow: 'DELETE, GET, HEAD, PATCH' } }),
);

function idOf(c: Context<AppEnv>): string {
  return c.req.param('id')?.toLowerCase() ?? '';
}

function versionOf(request: StoredRequest): { ETag: string } {
  return { ETag: `"${stateOf(request).version}"` };
}

/** Undefined where any version will do; a proxy that compresses makes an ETag weak. */
function parseIfMatch(header: string | undefined): number | undefined | null {
  if (header === undefined || header.trim() === '*') return undefined;
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(header.trim())?.[1];
  return version === undefined ? null : Number(version);
}

function parseLimit(text: string | undefined): number | null {
  if (text === undefined) return defaultLimit;
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return limit >= 1 && limit <= listLimit ? limit : null;
}

function unknown(c: Context<AppEnv>): Response {
  return problem(c, 404, { detail: 'No request is stored under this id.' });
}

function unanswered(c: Context<AppEnv>): Response {
  return problem(c, 503, { detail: 'The store of requests does not answer.', headers: { 'Retry-After': '5' } });
}

/** KV has one error for a cursor it does not know and for an outage; a list without the cursor tells which. */
async function listFailed(c: Context<AppEnv>, cursor: string | undefined): Promise<Response> {
  if (!cursor || !(await storeAnswers(c.env.REQUESTS))) return unanswered(c);
  return problem(c, 400, { detail: 'cursor is not one that this list gave out.' });
}
