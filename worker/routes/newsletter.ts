/** The newsletter's list: subscribing, confirming, and the business's export. */
import { type Context, Hono } from 'hono';
import { newsletterSchema, type Subscribed } from '#schema/api/newsletter.ts';
import { newSecret } from '#schema/rules/new-secret.ts';
import type { AppEnv, Env } from '../env.ts';
import { errorName } from '../error-name.ts';
import { requireSignIn } from '../http/authorize.ts';
import { callLanguage } from '../http/language.ts';
import { limitCalls } from '../http/limit.ts';
import { isForm, limitBody, refuseForeignForm, validateJson } from '../http/validate.ts';
import { sendMail } from '../notify/send-mail.ts';
import { sha256Hex } from '../sha256.ts';
import { openDesk } from '../store/open-desk.ts';
import { confirmationMail, newsletterConfirm } from './newsletter-confirm.ts';

export const newsletter = new Hono<AppEnv>();
newsletter.route('/confirm', newsletterConfirm);

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
    await subscribe(c, data.email);
    return c.redirect(canMail(c.env) ? '/blog#confirm' : '/blog#subscribed', 303);
  },
  validateJson(newsletterSchema),
  async (c) => {
    const { email } = c.req.valid('json');
    await subscribe(c, email);
    return c.json<Subscribed>({ confirm: canMail(c.env) });
  },
);

/** The subscribers who have confirmed, an address a line. */
newsletter.get('/export', requireSignIn, async (c) => {
  const addresses = await openDesk(c.env).newsletter.confirmed();
  return c.text(addresses.map((address) => `${address}\n`).join(''), 200, {
    'Content-Disposition': 'attachment; filename="newsletter.txt"',
  });
});

/** Takes as long for an address on the list as for a new one: the mail goes out after the answer. */
async function subscribe(c: Context<AppEnv>, email: string): Promise<void> {
  const { newsletter } = openDesk(c.env);
  if (!canMail(c.env)) {
    await newsletter.subscribe(email, null);
    return;
  }
  const token = newSecret(32);
  const tokenHash = await sha256Hex(token);
  if (!(await newsletter.subscribe(email, tokenHash))) return;
  const link = new URL(`/api/newsletter/confirm?token=${token}`, c.req.url).href;
  const mailed = mailLink(c.env, { id: tokenHash, to: email, ...confirmationMail(callLanguage(c), link) });
  c.executionCtx.waitUntil(
    mailed.catch(async (error: unknown) => {
      console.error(JSON.stringify({ event: 'confirmation_not_sent', error: errorName(error) }));
      await newsletter.noteUnmailed(tokenHash);
    }),
  );
}

function canMail({ MAIL, NEWSLETTER_MAIL_FROM }: Env): boolean {
  return MAIL !== undefined && NEWSLETTER_MAIL_FROM !== undefined;
}

async function mailLink(env: Env, mail: { id: string; to: string; subject: string; text: string }) {
  const { NEWSLETTER_MAIL_FROM: from } = env;
  if (from) await sendMail(env, { ...mail, from });
}
