/** What the business reads and changes. All of it is in the desk. */
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { parseEnteredRequest } from '#schema/api/entered-request.ts';
import {
  type Counts,
  type Entered,
  type Erased,
  erasureSchema,
  listQuerySchema,
  type RequestPage,
  type Revision,
  requestChangeSchema,
} from '#schema/api/inbox.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { uuidv7 } from '#schema/rules/uuid.ts';
import type { AppEnv } from '../../env.ts';
import { requireSignIn } from '../../http/authorize.ts';
import { ProblemError } from '../../http/problem.ts';
import { limitBody, validateJson, validateQuery } from '../../http/validate.ts';
import { sha256Hex } from '../../sha256.ts';
import { intakeValue } from '../../store/intake.ts';
import { openDesk } from '../../store/open-desk.ts';
import { insertQueued } from '../../store/queued.ts';
import { followUp } from './follow-up.ts';
import { answerChange, byId, changedRequest, editFrom, etagOf, idOf, notStored } from './one-request.ts';

export const requests = new Hono<AppEnv>();
requests.use(requireSignIn, limitBody);
requests.route('/', followUp);

requests.get('/', validateQuery(listQuerySchema), async (c) => {
  const { limit, ...query } = c.req.valid('query');
  const page = openDesk(c.env).requests.list(query, limit);
  return c.json<RequestPage>(await page);
});

requests.post('/', validateJson(z.record(z.string(), z.unknown())), async (c) => {
  const parsed = parseEnteredRequest(c.req.valid('json'));
  if (!parsed.ok) throw new ProblemError(422, 'Some fields need another look.', { errors: parsed.errors });
  const key = c.req.header('Idempotency-Key');
  const contentHash = await sha256Hex(JSON.stringify(parsed.value));
  const id = uuidv7();
  const request = {
    id,
    value: intakeValue(id, Date.now(), { spamReason: null, remarks: [], source: 'phone', linkHash: null }, parsed.value),
    contentHash,
    keyHash: key === undefined ? null : await sha256Hex(`office ${key}`),
    origin: new URL(c.req.url).origin,
  };
  const result = await openDesk(c.env).requests.enter(request, c.get('person'));
  if (!('id' in result)) throw new ProblemError(422, 'This Idempotency-Key already belongs to another request.');
  console.log(JSON.stringify({ event: 'request_entered', id: result.id }));
  return c.json<Entered>({ id: result.id }, 201);
});

requests.get('/counts', async (c) => c.json<Counts>(await openDesk(c.env).requests.counts()));

requests.get('/changes', async (c) => c.json<Revision>({ revision: await openDesk(c.env).requests.revision() }));

requests.post('/erase', validateJson(erasureSchema), async (c) => {
  const person = c.req.valid('json');
  // A request that only KV holds belongs to somebody, too.
  await insertQueued(c.env);
  const erased = await openDesk(c.env).requests.erase(person);
  console.log(JSON.stringify({ event: 'person_erased', requests: erased.deleted, pending: erased.pending }));
  return c.json<Erased>(erased);
});

requests.get(byId, async (c) => {
  const request = await openDesk(c.env).requests.find(idOf(c));
  if (!request) throw notStored();
  return c.json<StoredRequest>(request, 200, etagOf(request));
});

requests.patch(byId, validateJson(requestChangeSchema), async (c) => {
  const change = c.req.valid('json');
  const request = await changedRequest(openDesk(c.env).requests.change(idOf(c), change, editFrom(c, change.version)));
  console.log(JSON.stringify({ event: 'request_changed', id: request.id, status: request.state.status }));
  return c.json<StoredRequest>(request, 200, etagOf(request));
});

requests.delete(byId, async (c) => {
  await changedRequest(openDesk(c.env).requests.trash(idOf(c), editFrom(c)));
  console.log(JSON.stringify({ event: 'request_trashed', id: idOf(c) }));
  return c.body(null, 204);
});

requests.post(`${byId}/restore`, (c) => answerChange(c, openDesk(c.env).requests.restore(idOf(c), editFrom(c))));
