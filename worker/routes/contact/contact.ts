/** The estimate form, sent as JSON by the page's script or posted as a plain form without scripts. */
import { type Context, Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import * as z from 'zod/mini';
import { type EstimateRequest, estimateRequestSchema, parseEstimateRequest } from '../../../schema/estimate-request.ts';
import type { AppEnv } from '../../env.ts';
import { emptyResponse, jsonResponse, problems } from '../../http/describe.ts';
import { countCall } from '../../http/limit.ts';
import { ProblemError, unavailable } from '../../http/problem.ts';
import { formType, isForm, limitBody } from '../../http/validate.ts';
import { notify } from '../../notify/notify.ts';
import { findRequest, idForKey, saveRequest } from '../../store/requests.ts';
import { type ContactBody, readBody } from './body.ts';
import { judge } from './spam.ts';

/** Notes that the Worker adds to a request for the business to read. */
const notes = {
  lostPlan: 'A visualizer plan came along that could not be read. Ask which floors the visitor had in mind.',
  unchecked: 'Turnstile did not answer, so nobody knows whether a person sent this.',
};

const body = resolver(
  z.extend(estimateRequestSchema, {
    /** Milliseconds from opening the page to sending the form. */
    elapsed: z.optional(z.number().check(z.nonnegative())),
    'cf-turnstile-response': z.optional(z.string().check(z.maxLength(2048))),
  }),
);

export const contact = new Hono<AppEnv>();

contact.use('/', async (c, next) => {
  // The page of a rejected form has this address; reloading it leads back to the form.
  if (c.req.method === 'GET' && c.req.header('Accept')?.includes('text/html')) return c.redirect('/contact', 302);
  if (isForm(c)) c.set('contactForm', {});
  return next();
});

contact.post(
  '/',
  describeRoute({
    summary: 'Sends an estimate request',
    description:
      'In a form, the plan is JSON text and the key is the field idempotencyKey. If a plan is unreadable, the request is stored without it and with a note.',
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        description: 'A UUIDv7. A request sent again with the same key is stored once.',
        schema: { type: 'string', maxLength: 255 },
      },
    ],
    requestBody: { required: true, content: { 'application/json': { schema: body }, [formType]: { schema: body } } },
    responses: {
      201: jsonResponse('Stored', z.object({ id: z.string() })),
      303: emptyResponse('A form post was stored'),
      ...problems(400, 413, 415, 422, 429, 503),
    },
  }),
  limitBody,
  async (c) => {
    const sent = await readBody(c);
    const parsed = parseEstimateRequest(sent.fields);
    if (!parsed.ok) throw new ProblemError(422, 'Some fields need another look.', { errors: parsed.errors });
    const key = c.req.header('Idempotency-Key')?.trim() || sent.key;
    if (key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(key)) {
      throw new ProblemError(400, 'Idempotency-Key must be 1 to 255 printable characters.');
    }
    const id = await store(c, key, parsed.value, sent).catch(unavailable("We couldn't save your request. Please send it again."));
    return isForm(c) ? c.redirect('/thanks', 303) : c.json({ id }, 201, { Location: `/api/requests/${id}` });
  },
);

/** Returns the id under which the request is stored, now or by an earlier attempt with the same key. */
async function store(c: Context<AppEnv>, key: string | undefined, fields: EstimateRequest, sent: ContactBody): Promise<string> {
  const kv = c.env.REQUESTS;
  const id = await idForKey(kv, key);
  const existing = key === undefined ? null : await findRequest(kv, id);
  if (existing) {
    if (hasSameFields(existing, fields)) return id;
    throw new ProblemError(422, 'This Idempotency-Key already belongs to another request.');
  }
  await countCall(c, 'CONTACT_LIMIT');
  const { spamReason, isUnchecked } = await judge(c, id, fields, sent.signs);
  const request = await saveRequest(kv, id, fields, {
    spamReason,
    notes: [...(sent.isPlanLost ? [notes.lostPlan] : []), ...(isUnchecked ? [notes.unchecked] : [])],
  });
  console.log(JSON.stringify({ event: 'estimate_stored', id, form: isForm(c) ? 'form' : 'json', spam: spamReason }));
  if (!spamReason) c.executionCtx.waitUntil(notify(c.env, request, new URL(c.req.url).origin));
  return id;
}

/** Parsing puts the fields of both in the same order and strips what was stored beside them. */
function hasSameFields(stored: EstimateRequest, sent: EstimateRequest): boolean {
  const [before, now] = [stored, sent].map((fields) => JSON.stringify(estimateRequestSchema.parse(fields)));
  return before === now;
}
