/** Confirming a subscription. The link in the mail opens a page with a button, because mail programs open links by themselves. */
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod/mini';
import { mailWords } from '#schema/api/mail-words.ts';
import type { Language } from '#schema/rules/language.ts';
import type { AppEnv } from '../env.ts';
import { callLanguage } from '../http/language.ts';
import { limitCalls } from '../http/limit.ts';
import { plainPage } from '../http/plain-page.ts';
import { ProblemError } from '../http/problem.ts';
import { formType, limitBody, requireType, validateQuery } from '../http/validate.ts';
import { sha256Hex } from '../sha256.ts';
import { openDesk } from '../store/open-desk.ts';

const tokenSchema = z.object({
  token: z.string().check(
    // Mail programs may take a dot or a bracket after a link for a part of it.
    z.overwrite((text) => text.slice(0, 64)),
    z.regex(/^[0-9a-f]{64}$/, { error: 'This link is incomplete.' }),
  ),
});

export const newsletterConfirm = new Hono<AppEnv>();
newsletterConfirm.use(limitCalls('VISITOR_LIMIT'));

newsletterConfirm.get('/', validateQuery(tokenSchema), (c) => confirmPage(c, c.req.valid('query').token));

newsletterConfirm.post('/', limitBody, async (c) => {
  requireType(c, formType);
  const { data } = tokenSchema.safeParse(await c.req.parseBody());
  if (!data) throw new ProblemError(400, 'This link is incomplete.');
  const isConfirmed = await openDesk(c.env).newsletter.confirm(await sha256Hex(data.token));
  return c.redirect(isConfirmed ? '/blog#subscribed' : '/blog#not-subscribed', 303);
});

export function confirmationMail(language: Language, link: string): { subject: string; text: string } {
  const { subject, greeting, ask, ignore } = mailWords[language].newsletter;
  return { subject, text: [greeting, '', ask, link, '', ignore, '', new URL(link).host].join('\n') };
}

async function confirmPage(c: Context<AppEnv>, token: string): Promise<Response> {
  const language = callLanguage(c);
  const { heading, about, confirm } = mailWords[language].newsletter;
  const body = html`<h1>${heading}</h1>
<p>${about}</p>
<form action="/api/newsletter/confirm" method="post">
<input type="hidden" name="token" value="${token}">
<button>${confirm}</button>
</form>`;
  return plainPage(c, language, heading, body);
}
