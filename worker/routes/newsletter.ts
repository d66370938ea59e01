/** Subscribing to the newsletter, as JSON or as a plain form post. */
import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import { newsletterSchema } from '../../schema/newsletter.ts';
import type { AppEnv } from '../env.ts';
import { emptyResponse, problems } from '../http/describe.ts';
import { limitCalls } from '../http/limit.ts';
import { unavailable } from '../http/problem.ts';
import { formType, isForm, limitBody, validateJson } from '../http/validate.ts';
import { saveAddress } from '../store/newsletter.ts';

const notSaved = unavailable("We couldn't save the address. Please try again.");

export const newsletter = new Hono<AppEnv>();

newsletter.post(
  '/',
  describeRoute({
    summary: 'Subscribes to the newsletter',
    requestBody: { required: true, content: { [formType]: { schema: resolver(newsletterSchema) } } },
    responses: {
      200: emptyResponse('Was already subscribed'),
      201: emptyResponse('Subscribed'),
      303: emptyResponse('Leads a form post back to its page'),
      ...problems(400, 413, 415, 422, 429, 503),
    },
  }),
  limitBody,
  limitCalls('NEWSLETTER_LIMIT'),
  async (c, next) => {
    if (!isForm(c)) return next();
    // Without scripts, the page shows the message that its address names.
    const { data } = newsletterSchema.safeParse(await c.req.parseBody());
    if (data) await saveAddress(c.env.REQUESTS, data.email).catch(notSaved);
    return c.redirect(data ? '/blog#subscribed' : '/blog#not-subscribed', 303);
  },
  validateJson(newsletterSchema),
  async (c) => {
    const isNew = await saveAddress(c.env.REQUESTS, c.req.valid('json').email).catch(notSaved);
    return c.json({ subscribed: true }, isNew ? 201 : 200);
  },
);
