/** POST /api/contact: the estimate form, as JSON from the island or as a plain form post with scripts off. */
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import {
  type EstimateRequest,
  estimateRequestSchema,
  type FieldErrors,
  parseEstimateRequest,
} from '../../../schema/estimate-request.ts';
import { uuidv7 } from '../../../schema/uuid.ts';
import type { AppEnv } from '../../env.ts';
import { maximumBody } from '../../http/json-body.ts';
import { limitPeriod, withinLimit } from '../../http/limit.ts';
import { type ProblemStatus, problem } from '../../http/problem.ts';
import { notify } from '../../notify/notify.ts';
import { findRequest, idForKey, saveRequest } from '../../store/requests.ts';
import { keyField, planField, readBody, stringFields, typeOf } from './contact-body.ts';
import { formPage } from './form-page.ts';
import { judge } from './spam.ts';

/** Notes that the Worker puts on a request for the business to read. */
const remarks = {
  planLost: 'A visualizer plan came along that could not be read. Ask which floors the visitor had in mind.',
  unchecked: 'Turnstile did not answer, so nobody knows whether a person sent this.',
};

/** A form post is measured decoded, since percent-encoding can triple it. */
const tooLong = { detail: 'A request may be at most 16 KiB long.' };

export const contact = new Hono<AppEnv>();

contact.post(
  '/',
  async function readableType(c, next) {
    if (typeOf(c) !== null) return next();
    return problem(c, 415, {
      detail: 'Send application/json or an HTML form.',
      headers: { 'Accept-Post': 'application/json, application/x-www-form-urlencoded' },
    });
  },
  async function limitedBody(c, next) {
    const maxSize = typeOf(c) === 'form' ? 3 * maximumBody : maximumBody;
    return bodyLimit({ maxSize, onError: (inner: Context<AppEnv>) => refuse(inner, 413, tooLong) })(c, next);
  },
  async (c) => {
    const input = await readBody(c);
    if (!input) return refuse(c, 400, { detail: 'The body is not valid JSON.' });
    if (input.bytes > maximumBody) return refuse(c, 413, { ...tooLong, input: input.fields });
    const parsed = parseEstimateRequest(input.fields);
    if (!parsed.ok) {
      return refuse(c, 422, { detail: 'Some fields need another look.', errors: parsed.errors, input: input.fields });
    }

    const key = c.req.header('Idempotency-Key')?.trim() || input.key;
    if (key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(key)) {
      return refuse(c, 400, { detail: 'Idempotency-Key is 1 to 255 printable characters.', input: input.fields });
    }

    try {
      const id = await idForKey(c.env.REQUESTS, key);
      const existing = key === undefined ? null : await findRequest(c.env.REQUESTS, id);
      if (existing) {
        if (sameFields(existing, parsed.value)) return accept(c, id);
        return refuse(c, 422, { detail: 'This Idempotency-Key already stands for another request.', input: input.fields });
      }
      if (!(await withinLimit(c, 'CONTACT_LIMIT'))) {
        return refuse(c, 429, { detail: 'Too many requests from this address. Please wait a minute.', input: input.fields, key });
      }
      const { spamReason, unchecked } = await judge(c, id, parsed.value, input.signs);
      const notes = [...(input.planLost ? [remarks.planLost] : []), ...(unchecked ? [remarks.unchecked] : [])];
      const request = await saveRequest(c.env.REQUESTS, id, parsed.value, { spamReason, notes });
      console.log(JSON.stringify({ event: 'estimate_stored', id, form: typeOf(c), spam: spamReason }));
      if (!spamReason) c.executionCtx.waitUntil(notify(c.env, request, new URL(c.req.url).origin));
      return accept(c, id);
    } catch (error) {
      console.error(JSON.stringify({ event: 'estimate_not_stored', error: error instanceof Error ? error.name : 'unknown' }));
      return refuse(c, 503, { detail: 'The request could not be stored. Please send it again.', input: input.fields, key });
    }
  },
);

// A refused form is shown at this address; whoever reloads it there gets the form.
contact.get('/', (c, next) => (c.req.header('Accept')?.includes('text/html') ? c.redirect('/contact', 302) : next()));
contact.all('/', (c) => problem(c, 405, { detail: 'Send the form with POST.', headers: { Allow: 'POST' } }));

function accept(c: Context<AppEnv>, id: string): Response {
  if (typeOf(c) === 'form') return c.redirect('/thanks', 303);
  return c.json({ id }, 201, { Location: `/api/requests/${id}` });
}

interface Refusal {
  detail: string;
  errors?: FieldErrors;
  /** What was sent, to fill the form again. */
  input?: unknown;
  /** Goes back into the form, so that sending it again cannot store it twice. */
  key?: string | undefined;
}

function refuse(c: Context<AppEnv>, status: ProblemStatus, { detail, errors, input, key }: Refusal) {
  const headers: Record<string, string> =
    status === 429 ? { 'Retry-After': limitPeriod } : status === 503 ? { 'Retry-After': '5' } : {};
  if (typeOf(c) !== 'form') return problem(c, status, { detail, errors, headers });
  const { [planField]: plan, ...values } = stringFields(input);
  return formPage(c, status, {
    values,
    errors: errors ?? {},
    problem: errors ? null : detail,
    hidden: { [keyField]: key ?? uuidv7(), ...(plan && { [planField]: plan }) },
    headers,
  });
}

/** Both as the schema orders them, without what was stored beside them. */
function sameFields(stored: EstimateRequest, sent: EstimateRequest): boolean {
  const [before, now] = [stored, sent].map((fields) => JSON.stringify(estimateRequestSchema.parse(fields)));
  return before === now;
}
