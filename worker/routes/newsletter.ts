/** The newsletter's list: subscribing, and the business's export. */
import { Hono } from 'hono';
import { newsletterSchema } from '#schema/api/newsletter.ts';
import type { AppEnv } from '../env.ts';
import { requireSignIn } from '../http/authorize.ts';
import { limitCalls } from '../http/limit.ts';
import { isForm, limitBody, refuseForeignForm, validateJson } from '../http/validate.ts';
import { openDesk } from '../store/open-desk.ts';

export const newsletter = new Hono<AppEnv>();

newsletter.post(
  '/',
  limitBody,
  limitCalls('NEWSLETTER_LIMIT'),
  async (c, next) => {
    c.set('outage', "We couldn't save the address. Please try again.");
    if (!isForm(c)) return next();
    refuseForeignForm(c);
    // Without scripts, the page shows the message that its address names.
    const { data } = newsletterSchema.safeParse(await c.req.parseBody());
    if (!data) return c.redirect('/blog#not-subscribed', 303);
    await openDesk(c.env).newsletter.subscribe(data.email);
    return c.redirect('/blog#subscribed', 303);
  },
  validateJson(newsletterSchema),
  async (c) => {
    await openDesk(c.env).newsletter.subscribe(c.req.valid('json').email);
    return c.body(null, 204);
  },
);

/** The subscribers, an address a line. */
newsletter.get('/export', requireSignIn, async (c) => {
  const addresses = await openDesk(c.env).newsletter.addresses();
  return c.text(addresses.map((address) => `${address}\n`).join(''), 200, {
    'Content-Disposition': 'attachment; filename="newsletter.txt"',
  });
});
