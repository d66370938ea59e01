/** POST /api/newsletter: an e-mail address, as JSON or as a plain form post. */
import { Hono } from 'hono';
import { newsletterSchema } from '../../schema/newsletter.ts';
import type { AppEnv } from '../env.ts';
import { limitedBody, mediaType, readJson } from '../http/json-body.ts';
import { limitPeriod, withinLimit } from '../http/limit.ts';
import { problem } from '../http/problem.ts';
import { saveAddress } from '../store/newsletter.ts';

export const newsletter = new Hono<AppEnv>();

newsletter.post('/', limitedBody, async (c) => {
  if (!(await withinLimit(c, 'NEWSLETTER_LIMIT'))) {
    return problem(c, 429, { detail: 'Too many tries. Please wait a minute.', headers: { 'Retry-After': limitPeriod } });
  }
  const isForm = mediaType(c) === 'application/x-www-form-urlencoded';
  const body = isForm
    ? newsletterSchema.safeParse(Object.fromEntries(new URLSearchParams(await c.req.text())))
    : await readJson(c, newsletterSchema);
  if ('response' in body) return body.response;
  // With scripts off the page itself answers: what is named in the address shows.
  if ('success' in body && !body.success) return c.redirect('/blog#not-subscribed', 303);
  const email = 'value' in body ? body.value.email : body.data.email;
  try {
    const isNew = await saveAddress(c.env.REQUESTS, email);
    return isForm ? c.redirect('/blog#subscribed', 303) : c.json({ subscribed: true }, isNew ? 201 : 200);
  } catch {
    console.error(JSON.stringify({ event: 'newsletter_not_stored' }));
    return problem(c, 503, { detail: 'The address could not be stored. Please try again.', headers: { 'Retry-After': '5' } });
  }
});

newsletter.all('/', (c) => problem(c, 405, { detail: 'Subscribe with POST.', headers: { Allow: 'POST' } }));
