/** The newsletter's list: subscribing, confirming, and what the business reads of it. */
import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import * as z from 'zod/mini';
import { newSecret } from '../../schema/new-secret.ts';
import { newsletterSchema, subscribedSchema, subscriberSchema } from '../../schema/newsletter.ts';
import type { AppEnv, Env } from '../env.ts';
import { errorName } from '../error-name.ts';
import { requireSignIn } from '../http/authorize.ts';
import { byteOrderMark, csvLine } from '../http/csv.ts';
import { emptyResponse, jsonResponse, problems, security } from '../http/describe.ts';
import { limitCalls } from '../http/limit.ts';
import { formType, isForm, limitBody, refuseForeignForm, validateJson, validateQuery } from '../http/validate.ts';
import { sha256Hex } from '../sha256.ts';
import type { SubscriberRow } from '../store/desk/newsletter.ts';
import { openDesk } from '../store/open-desk.ts';
import { timeText } from '../time-text.ts';

export const newsletter = new Hono<AppEnv>();

newsletter.post(
  '/',
  describeRoute({
    summary: 'Subscribes to the newsletter',
    description:
      'The answer is the same whether or not the address is on the list. Where mail is set up, a link in a mail confirms it.',
    requestBody: { required: true, content: { [formType]: { schema: resolver(newsletterSchema) } } },
    responses: {
      200: jsonResponse('Subscribed, or waiting for confirmation', subscribedSchema),
      303: emptyResponse('Leads a form post back to its page'),
      ...problems(400, 403, 413, 415, 422, 429, 503),
    },
  }),
  limitBody,
  limitCalls('NEWSLETTER_LIMIT'),
  async (c, next) => {
    c.set('outage', "We couldn't save the address. Please try again.");
    if (!isForm(c)) return next();
    refuseForeignForm(c);
    // Without scripts, the page shows the message that its address names.
    const { data } = newsletterSchema.safeParse(await c.req.parseBody());
    if (!data) return c.redirect('/blog#not-subscribed', 303);
    await subscribe(c.env, data.email, new URL(c.req.url).origin, (work) => c.executionCtx.waitUntil(work));
    return c.redirect(canMail(c.env) ? '/blog#confirm' : '/blog#subscribed', 303);
  },
  validateJson(newsletterSchema),
  async (c) => {
    const { email } = c.req.valid('json');
    await subscribe(c.env, email, new URL(c.req.url).origin, (work) => c.executionCtx.waitUntil(work));
    return c.json({ confirm: canMail(c.env) });
  },
);

newsletter.get(
  '/confirm',
  describeRoute({
    summary: 'Confirms a subscription, from the link in the mail',
    responses: { 303: emptyResponse('Leads to the page that says so'), ...problems(400, 503) },
  }),
  validateQuery(z.object({ token: z.string().check(z.regex(/^[0-9a-f]{64}$/, { error: 'This link is incomplete.' })) })),
  async (c) => {
    // What only looks at a link mustn't confirm it.
    if (c.req.method === 'HEAD') return c.body(null, 200);
    const isConfirmed = await openDesk(c.env).newsletter.confirm(await sha256Hex(c.req.valid('query').token));
    return c.redirect(isConfirmed ? '/blog#subscribed' : '/blog#not-subscribed', 303);
  },
);

newsletter.get(
  '/',
  describeRoute({
    summary: 'Lists subscribers, newest first',
    security,
    responses: { 200: jsonResponse('The list', z.object({ subscribers: z.array(subscriberSchema) })), ...problems(401, 503) },
  }),
  requireSignIn,
  async (c) => {
    const rows = await openDesk(c.env).newsletter.list();
    return c.json({ subscribers: rows.map(describeSubscriber) });
  },
);

newsletter.get(
  '/export',
  describeRoute({
    summary: 'Exports confirmed subscribers as CSV',
    security,
    responses: { 200: { description: 'CSV (RFC 4180)', content: { 'text/csv': {} } }, ...problems(401, 503) },
  }),
  requireSignIn,
  async (c) => {
    const rows = await openDesk(c.env).newsletter.list();
    const confirmed = rows.map(describeSubscriber).filter(({ confirmedAt }) => confirmedAt !== null);
    const lines = confirmed.map(({ email, confirmedAt }) => csvLine([email, confirmedAt ?? '']));
    return c.body(byteOrderMark + csvLine(['email', 'confirmedAt']) + lines.join(''), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="newsletter.csv"',
    });
  },
);

/** Takes as long for an address on the list as for a new one: the mail goes out after the answer. */
async function subscribe(env: Env, email: string, origin: string, later: (work: Promise<void>) => void): Promise<void> {
  if (!canMail(env)) {
    await openDesk(env).newsletter.subscribe(email, null);
    return;
  }
  const token = newSecret(32);
  const tokenHash = await sha256Hex(token);
  const { newsletter } = openDesk(env);
  if (!(await newsletter.subscribe(email, tokenHash))) return;
  const mailed = mailLink(env, email, `${origin}/api/newsletter/confirm?token=${token}`);
  later(
    mailed.catch(async (error: unknown) => {
      console.error(JSON.stringify({ event: 'confirmation_not_sent', error: errorName(error) }));
      await newsletter.noteUnmailed(tokenHash);
    }),
  );
}

function canMail({ MAIL, NEWSLETTER_MAIL_FROM }: Env): boolean {
  return MAIL !== undefined && NEWSLETTER_MAIL_FROM !== undefined;
}

async function mailLink({ MAIL: mail, NEWSLETTER_MAIL_FROM: from }: Env, to: string, link: string): Promise<void> {
  if (!mail || !from) return;
  const text = [
    'Hi,',
    '',
    'Please confirm that you want our newsletter by opening this link:',
    link,
    '',
    "If you didn't ask for it, ignore this mail and you won't hear from us again.",
    '',
    new URL(link).host,
  ].join('\n');
  await mail.send({ from, to, subject: 'Please confirm your subscription', text });
}

function describeSubscriber({ email, asked_at, confirmed_at }: SubscriberRow): z.infer<typeof subscriberSchema> {
  return {
    email,
    askedAt: timeText(asked_at),
    confirmedAt: confirmed_at === null ? null : timeText(confirmed_at),
  };
}
