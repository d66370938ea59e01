/** What the business reads. */
import { Hono } from 'hono';
import { requireToken } from './authorize.ts';
import type { AppEnv } from './env.ts';
import { problem } from './problem.ts';
import { findRequest, listRequests } from './store.ts';

const defaultLimit = 50;
const maximumLimit = 1000;

export const requests = new Hono<AppEnv>();
requests.use(requireToken());

requests.get('/', async (c) => {
  const limit = parseLimit(c.req.query('limit'));
  if (limit === null) return problem(c, 400, { detail: `limit is a whole number from 1 to ${maximumLimit}.` });
  const cursor = c.req.query('cursor') || undefined;
  try {
    return c.json(await listRequests(c.env.REQUESTS, limit, cursor));
  } catch {
    // KV has one error for a cursor it does not know and for an outage; a list without the cursor tells which.
    if (cursor !== undefined && (await answers(c.env.REQUESTS))) {
      return problem(c, 400, { detail: 'cursor is not one that this list gave out.' });
    }
    return problem(c, 503, { detail: 'The store of requests does not answer.', headers: { 'Retry-After': '5' } });
  }
});

requests.get('/:id', async (c) => {
  try {
    const request = await findRequest(c.env.REQUESTS, c.req.param('id').toLowerCase());
    return request ? c.json(request) : problem(c, 404, { detail: 'No request is stored under this id.' });
  } catch {
    return problem(c, 503, { detail: 'The store of requests does not answer.', headers: { 'Retry-After': '5' } });
  }
});

requests.all('*', (c) => problem(c, 405, { detail: 'Requests can be read with GET.', headers: { Allow: 'GET, HEAD' } }));

function parseLimit(text: string | undefined): number | null {
  if (text === undefined) return defaultLimit;
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return limit >= 1 && limit <= maximumLimit ? limit : null;
}

async function answers(kv: KVNamespace): Promise<boolean> {
  return kv.list({ limit: 1 }).then(
    () => true,
    () => false,
  );
}
